import { optionsOf } from '@wattle/contract/options';
import {
  type GapPassagePart,
  gapOf,
  isInText,
  parseTexts,
  poemLines,
  type QuestionFormat,
  splitAtGaps,
} from '@wattle/contract/question-format';
import { wordsIn } from '@wattle/question-bank';
import type { Check, Checks, GeneratedItem } from './generated-item';

/** Far above the bank's longest; the time that the other checks take grows with the square of the length. */
const LONGEST = { question: 2_000, explanation: 2_000, mcq_options: 1_500, text: 20_000 } as const;
/** Parsing leaves such a letter in the text of the option before it. */
const LETTER_OUT_OF_ORDER = /,\s*[A-H][\s.):]\s*\S/;

export const parses: Check = (item, { subject }) => {
  const tooLong = (Object.keys(LONGEST) as (keyof typeof LONGEST)[]).find(
    (field) => (item[field]?.length ?? 0) > LONGEST[field],
  );
  if (tooLong) return `The field ${tooLong} is too long.`;
  if (item.question.trim() === '') return 'There is no question.';
  if (subject === 'Writing') return undefined;
  if (item.explanation.trim() === '') return 'There is no explanation.';
  const options = optionsOf(item);
  if (options.length === 0) return 'The options are not a list such as “A first, B second”.';
  const unread = options.find(({ text }) => LETTER_OUT_OF_ORDER.test(text));
  return unread && `After option ${unread.letter} the letters of the options are not in order.`;
};

const LEAST_WORDS = 30;
/** The label of a text beyond the last one of the format. */
const MORE_TEXTS = { extracts: /^Extract [E-Z](?::|$)/m, compare: /^Text [3-9](?::|$)/m };
const POEM = { leastLines: 8, mostLines: 60, longestLine: 90 } as const;

export const passageFormat: Check = ({ format, text }) => (text && format ? PROBLEM_OF[format](text) : undefined);

const PROBLEM_OF: Record<QuestionFormat, (text: string) => string | undefined> = {
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

export const quotesPassage: Check = (item, { subject, parent }) => {
  const { question, explanation, mcq_options } = item;
  const passage = item.text ?? parent.text;
  if (subject !== 'Reading' || !passage) return undefined;
  const inPassage = joined(isInText(item.format) ? withKey(passage, item) : passage);
  const isQuoted = (quote: string) => inPassage.includes(joined(quote));
  const named = joined([question, mcq_options].join(' '));
  const missing =
    quotesIn(question).find((quote) => !isQuoted(quote)) ??
    // It may also quote an option, or a single word of its own.
    quotesIn(explanation).find(
      (quote) => wordsIn(quote).length > 1 && !isQuoted(quote) && !named.includes(joined(quote)),
    );
  return missing && `“${missing}” does not stand in the passage.`;
};

/** The passage with the right option in its gap or blank. */
function withKey(passage: string, item: GeneratedItem): string {
  const key = optionsOf(item).find(({ letter }) => letter === item.correct_answer)?.text ?? '';
  const isAsked = (part: GapPassagePart) => part === gapOf(item.question);
  return splitAtGaps(passage)
    .map((part) => (typeof part === 'string' ? part : isAsked(part) ? key : ''))
    .join(' ');
}

const quotesIn = (text: string) => [...text.matchAll(/“([^“”]+)”/g)].map(([, quote = '']) => quote);

const joined = (text: string) => ` ${wordsIn(text.replaceAll(' / ', ' ')).join(' ')} `;

export const SHAPE_CHECKS = {
  quotesPassage: { find: quotesPassage, isInformative: (_item, { subject }) => subject === 'Reading' },
  passageFormat: {
    find: passageFormat,
    isInformative: ({ format, text }) => format !== undefined && text !== undefined,
  },
} satisfies Checks;
