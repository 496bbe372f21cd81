/** Several people on one device: each is a guest of their own, with a connection of their own. */

import { keep, recall } from '../storage';
import type { Guest } from './guest.svelte';
import { newGuest } from './http';

/** The people who sit at a table on this device, beside the one whose browser it is. */
export function companions(code: string): readonly Guest[] {
  return recall<Guest[]>(`companions:${code}`) ?? [];
}

/** Let somebody else sit at a table on this device. */
export async function addCompanion(code: string, name: string): Promise<Guest> {
  const guest = await newGuest(name);
  keep(`companions:${code}`, [...companions(code), guest]);
  return guest;
}

/** Somebody has left this device: they, or their seat, are somewhere else now. */
export function dropCompanion(code: string, token: string): void {
  keep(
    `companions:${code}`,
    companions(code).filter((one) => one.token !== token),
  );
}
