/** In the bar under the board, in place of the last thing that happened. */

import type { Attachment } from 'svelte/attachments';

/**
 * Lay something over the words in the bar, up to the first button that can be seen; what is higher
 * grows upwards.
 */
export const inBar: Attachment<HTMLElement> = (line) => {
  const log = document.querySelector<HTMLElement>('footer [data-last]');
  if (!log) return;
  const bar = log.parentElement!;
  const lay = (): void => {
    const { right, bottom, height } = log.getBoundingClientRect();
    const from = log.firstElementChild!.getBoundingClientRect().right;
    // A button without a use is still there, but not to be seen.
    const next = [...bar.querySelectorAll('button')].find(
      (one) => one !== log && getComputedStyle(one).visibility === 'visible',
    );
    const to = next?.getBoundingClientRect().left ?? right;
    Object.assign(line.style, {
      left: `${from}px`,
      bottom: `${innerHeight - bottom}px`,
      width: `${to - from}px`,
      minHeight: `${height}px`,
    });
  };
  lay();
  const size = new ResizeObserver(lay);
  size.observe(log);
  const use = new MutationObserver(lay);
  use.observe(bar, { subtree: true, attributeFilter: ['disabled'] });
  log.dataset['last'] = 'covered';
  return () => {
    size.disconnect();
    use.disconnect();
    log.dataset['last'] = '';
  };
};
