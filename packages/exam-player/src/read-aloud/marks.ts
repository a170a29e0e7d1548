import { LINE_READ } from './line-focus';

/** Names of the highlights; the bar has their colours. */
export const READ_SENTENCE = 'wattle-read-sentence';
export const READ_WORD = 'wattle-read-word';

/** On the block that is read, also where a browser marks no words. */
export const READ_BLOCK = 'data-being-read';

/** Marks what is being read, and brings it into view. Nothing of the page's elements changes for it. */
export function markRead(block: Element, sentence: Range | undefined, word: Range | undefined): void {
  if (!block.hasAttribute(READ_BLOCK)) {
    unmark();
    block.setAttribute(READ_BLOCK, '');
  }
  // Not in jsdom.
  if (typeof CSS !== 'undefined' && 'highlights' in CSS) {
    highlight(READ_SENTENCE, sentence);
    highlight(READ_WORD, word);
  }
  const place = (word ?? sentence)?.startContainer.parentElement ?? block;
  place.scrollIntoView?.({ block: 'nearest' });
  const { top, height } = (word ?? block).getBoundingClientRect?.() ?? { top: 0, height: 0 };
  window.dispatchEvent(new CustomEvent(LINE_READ, { detail: top + height / 2 }));
}

export function unmark(): void {
  for (const block of document.querySelectorAll(`[${READ_BLOCK}]`)) block.removeAttribute(READ_BLOCK);
  if (typeof CSS !== 'undefined' && 'highlights' in CSS) {
    for (const name of [READ_SENTENCE, READ_WORD]) CSS.highlights.delete(name);
  }
}

function highlight(name: string, range: Range | undefined): void {
  if (range) CSS.highlights.set(name, new Highlight(range));
  else CSS.highlights.delete(name);
}
