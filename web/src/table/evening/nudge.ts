/** When somebody who is waited for may be reminded. */

/** How long people may think in peace, in milliseconds. */
export const PATIENCE_MS = 20_000;
/** The server accepts another nudge for the same person after this time. */
export const AGAIN_MS = 60_000;

/** Whether it is time: `since` is when the waiting began, `nudged` when the last nudge was. */
export function isDue(now: number, since: number, nudged: number): boolean {
  return now - since >= PATIENCE_MS && now - nudged >= AGAIN_MS;
}
