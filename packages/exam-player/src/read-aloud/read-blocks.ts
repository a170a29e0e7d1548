/** A paragraph, an option or a picture on the page, in the order in which it is read. */
export interface ReadBlock {
  element: Element;
  text: string;
  /** Where each piece of the page stands in the text; a picture has none. */
  pieces: { node: Text; at: number }[];
}

/** Whole blocks, whatever they are made of: a sentence may go on from one part to the next. */
const WHOLE = 'p, h1, h2, h3, h4, h5, h6, li, label, td, th, dt, dd';

/** What is done or told, not read. */
const SILENT = [
  'button',
  'a',
  'svg',
  'style',
  'select',
  'textarea',
  'input',
  '[aria-hidden="true"]',
  '[role="status"]',
  '[aria-live]',
  '[role="alert"]',
  '[data-silent]',
].join(', ');

/** What is to be read of parts of the page: nothing that is not on the screen. */
export function readBlocks(roots: readonly Element[]): ReadBlock[] {
  const blocks: ReadBlock[] = [];
  let open: ReadBlock | undefined;
  let separator = '';

  const add = (node: Text, text: string, whole: Element | undefined) => {
    if (!/\S/.test(text)) {
      // Between a gap and the sentence after it.
      if (open && text && !separator) open.text += ' ';
      return;
    }
    if (!open) {
      open = { element: whole ?? node.parentElement ?? document.body, text: '', pieces: [] };
      blocks.push(open);
    } else if (separator && /\S$/.test(open.text)) open.text += separator;
    separator = '';
    open.pieces.push({ node, at: open.text.length });
    open.text += text;
  };

  const visit = (node: Node, whole: Element | undefined) => {
    if (node instanceof Text) {
      add(node, node.data, whole);
      return;
    }
    if (!(node instanceof HTMLElement)) return;
    if (node instanceof HTMLImageElement) {
      open = undefined;
      const description = node.alt.trim();
      blocks.push({ element: node, text: description ? `Picture: ${description}` : 'A picture.', pieces: [] });
      return;
    }
    const { display, visibility } = getComputedStyle(node);
    if (display === 'none' || visibility === 'hidden') return;
    if (node.matches(SILENT)) {
      for (const picture of node.querySelectorAll('img')) visit(picture, undefined);
      return;
    }
    const { say } = node.dataset;
    if (say !== undefined) {
      const shown = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode();
      if (shown instanceof Text) add(shown, say, whole);
      return;
    }
    const isWhole = !whole && node.matches(WHOLE);
    const isApart = isWhole || !/^(inline|contents)/.test(display);
    const breakHere = () => {
      if (!isApart) return;
      // The letter of an option, and the lines of a poem, belong to what follows.
      if (whole) separator = whole.matches('label') ? ': ' : '\n';
      else open = undefined;
    };
    breakHere();
    for (const child of node.childNodes) visit(child, isWhole ? node : whole);
    breakHere();
  };

  for (const root of roots) {
    open = undefined;
    visit(root, undefined);
  }
  return blocks;
}

/** The part of the page that words of a block stand in; undefined for a picture. */
export function rangeOf({ pieces }: ReadBlock, start: number, end: number): Range | undefined {
  const from = pieces.findLast(({ at }) => at <= start);
  const to = pieces.findLast(({ at }) => at < end);
  if (!from || !to) return undefined;
  const range = document.createRange();
  range.setStart(from.node, Math.min(start - from.at, from.node.length));
  range.setEnd(to.node, Math.min(end - to.at, to.node.length));
  return range;
}

/** Where a place of the page stands in its block. */
export function placeOf(
  blocks: readonly ReadBlock[],
  node: Node,
  offset: number,
): { block: number; at: number } | undefined {
  for (const [block, { pieces }] of blocks.entries()) {
    const piece = pieces.find((each) => each.node === node);
    if (piece) return { block, at: piece.at + offset };
  }
  return undefined;
}
