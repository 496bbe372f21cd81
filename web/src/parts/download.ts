/** Files for this device. */

import { record } from '../wire/http';

/** How long the browser may take to read what it saves, in milliseconds. */
const LONGEST = 10_000;

export function saveText(name: string, text: string, type = 'text/plain'): void {
  saveBlob(name, new Blob([text], { type }));
}

export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LONGEST);
}

/** The record of a match. Throws Refused if it is not available, which a plain link could not say. */
export async function saveRecord(code: string, match: number): Promise<void> {
  saveText(`stockpile-${code}-${match}.txt`, await record(code, match));
}
