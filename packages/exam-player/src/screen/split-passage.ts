/** A title is shorter than this and does not end like a sentence. */
const TITLE_LENGTH = 80;

/** Characters that a line of a poem may have. */
const VERSE_LENGTH = 60;

export interface SplitPassage {
  title: string | undefined;
  /** Paragraphs or stanzas; line breaks inside them are kept. */
  paragraphs: string[];
}

/** Parts a passage at its blank lines. The bank has no field for a title: it is the first line of the text. */
export function splitPassage(text: string): SplitPassage {
  const [first = '', ...rest] = text.trim().split(/\n\s*\n/);
  const isTitle = rest.length > 0 && first.length <= TITLE_LENGTH && !/[.!?;:,”"]$|\n/.test(first);
  return isTitle ? { title: first, paragraphs: rest } : { title: undefined, paragraphs: [first, ...rest] };
}

/** Whether a paragraph is a stanza: some short lines. Longer ones are prose that came with line breaks. */
export function isVerse(paragraph: string): boolean {
  const lines = paragraph.split('\n');
  return lines.length > 1 && lines.every((line) => line.length <= VERSE_LENGTH);
}
