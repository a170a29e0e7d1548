import { parseTexts, poemLines, type QuestionFormat } from '@wattle/contract/question-format';
import { wordsIn } from '@wattle/question-bank';
import type { Check } from '../generated-item';

const LEAST_WORDS = 30;
/** The label of a text beyond the last one of the format. */
const MORE_TEXTS = { extracts: /^Extract [E-Z](?::|$)/m, compare: /^Text [3-9](?::|$)/m };
const POEM = { leastLines: 8, mostLines: 60, longestLine: 90 } as const;

export const passageFormat: Check = ({ format, text }) => (text && format ? CHECKS[format](text) : undefined);

const CHECKS: Record<QuestionFormat, (text: string) => string | undefined> = {
  // Their gaps and blanks are checked together with all of their questions.
  gap: () => undefined,
  cloze: () => undefined,
  extracts: (text) => textsProblem(text, 'extracts'),
  compare: (text) => textsProblem(text, 'compare'),
  poem: poemProblem,
};

function textsProblem(text: string, format: keyof typeof MORE_TEXTS): string | undefined {
  const read = parseTexts(text, format);
  if (!read) return 'The texts cannot be told apart.';
  if (MORE_TEXTS[format].test(text)) return 'There are more texts than the format has.';
  const short = read.texts.find((each) => wordsIn(each.text).length < LEAST_WORDS);
  return short && `${short.label} has fewer than ${LEAST_WORDS} words.`;
}

function poemProblem(text: string): string | undefined {
  const { title, lines: all } = poemLines(text);
  if (!title) return 'The poem has no title in a line of its own.';
  const lines = all.filter(({ number }) => number);
  if (lines.length < POEM.leastLines || lines.length > POEM.mostLines) {
    return `The poem has ${lines.length} lines; it needs ${POEM.leastLines} to ${POEM.mostLines}.`;
  }
  const isProse = lines.some((line) => line.text.length > POEM.longestLine);
  return isProse ? `A line of the poem has more than ${POEM.longestLine} characters.` : undefined;
}
