import { type PassageText, parseTexts } from '@wattle/contract/question-format';

export interface LocatedText extends PassageText {
  /** Where it begins in the passage. */
  start: number;
}

/** The texts of a passage, and what all of them are about. */
export interface LocatedTexts {
  title: string | undefined;
  texts: LocatedText[];
}

/** Reads the texts of a passage of several (see {@link parseTexts}), and finds where each begins. */
export function locatedTexts(passage: string, format: 'extracts' | 'compare'): LocatedTexts | undefined {
  const found = parseTexts(passage, format);
  return (
    found && { title: found.title, texts: found.texts.map((text) => ({ ...text, start: startOf(passage, text) })) }
  );
}

function startOf(passage: string, { label, text }: PassageText): number {
  const heading = new RegExp(`^${label}(?::.*)?$`, 'm').exec(passage);
  return passage.indexOf(text, heading ? heading.index + heading[0].length : 0);
}
