/** A line of a poem; a blank one has no number. */
export interface PoemLine {
  text: string;
  number?: number;
}

/** A poem: its title is the first line, and blank lines are not counted. */
export interface Poem {
  title: string;
  lines: PoemLine[];
}

/** Numbers the lines of a poem as questions count them. */
export function poemLines(passage: string): Poem {
  const [title = '', ...rest] = passage.trim().split('\n');
  let number = 0;
  const lines = rest.map((line): PoemLine => {
    const text = line.trimEnd();
    if (!text) return { text };
    number += 1;
    return { text, number };
  });
  return { title, lines: lines.slice(lines.findIndex(({ text }) => text)) };
}
