/** A line of a poem; a blank one has no number. */
export interface PoemLine {
  text: string;
  number?: number;
}

/** A poem; its title is a first line with a blank line below. */
export interface Poem {
  title?: string | undefined;
  lines: PoemLine[];
}

/** Numbers the lines of a poem as questions count them: without title and blank lines. */
export function poemLines(passage: string): Poem {
  const [, title, verses = ''] = /^(?:(.*)\n[ \t]*\n\s*)?([\s\S]*)$/.exec(passage.trim()) ?? [];
  let number = 0;
  const lines = verses.split('\n').map((line): PoemLine => {
    const text = line.trimEnd();
    if (!text) return { text };
    number += 1;
    return { text, number };
  });
  return { title, lines };
}
