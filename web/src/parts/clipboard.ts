/** Copy a text to the clipboard. */

/**
 * Copies what a field holds, and says whether it worked. Pages without https have no clipboard of
 * their own: there the field's selection is copied, as people would do it by hand.
 */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
