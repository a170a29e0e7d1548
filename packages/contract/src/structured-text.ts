/** A subhead, a paragraph or an item of a list, and where its words begin in the text. */
export interface StructuredBlock {
  kind: 'subhead' | 'paragraph' | 'bullet' | 'numbered';
  start: number;
  /** Without the mark of its line. A paragraph may have several lines. */
  text: string;
  /** Of a numbered item: its number as it is written. */
  number?: number;
}

const MARKS = [
  ['subhead', /^##[ \t]+(?=\S)/],
  ['bullet', /^[-–•][ \t]+(?=\S)/],
  ['numbered', /^(\d{1,2})[.)][ \t]+(?=\S)/],
] as const;

/**
 * Reads a text of the format `structured`: a line that begins with `## ` is a subhead; one with `- `, `– ` or `• ` is an
 * item of a list, one with `1. ` of a numbered list. Whatever else stands there is text, so nothing is ever lost.
 */
export function structuredBlocks(text: string): StructuredBlock[] {
  const blocks: StructuredBlock[] = [];
  let paragraph: StructuredBlock | undefined;
  for (const { 0: line, index } of text.matchAll(/.+/g)) {
    const words = line.trim();
    const at = index + line.indexOf(words);
    const marked = markedBlock(words, at);
    if (marked) blocks.push(marked);
    // The next line of a paragraph, unless a blank one stands between.
    else if (paragraph && words && text.slice(paragraph.start + paragraph.text.length, at).split('\n').length === 2)
      paragraph.text = text.slice(paragraph.start, at + words.length);
    else if (words) blocks.push({ kind: 'paragraph', start: at, text: words });
    const last = blocks.at(-1);
    paragraph = last?.kind === 'paragraph' ? last : undefined;
  }
  return blocks;
}

function markedBlock(words: string, at: number): StructuredBlock | undefined {
  for (const [kind, mark] of MARKS) {
    const [found, number] = mark.exec(words) ?? [];
    if (found) {
      const block = { kind, start: at + found.length, text: words.slice(found.length) };
      return number ? { ...block, number: Number(number) } : block;
    }
  }
  return undefined;
}

/** Puts items that follow one another in one list; every other block stands alone. */
export function inLists<Block extends { kind: string }>(blocks: readonly Block[]): [Block, ...Block[]][] {
  const groups: [Block, ...Block[]][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    const isItem = block.kind === 'bullet' || block.kind === 'numbered';
    if (group && isItem && group[0].kind === block.kind) group.push(block);
    else groups.push([block]);
  }
  return groups;
}
