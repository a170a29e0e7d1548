import { CLOZE_OPTIONS } from '@wattle/contract/constants';
import { GENERATED_BLANKS, GENERATED_GAPS } from '@wattle/contract/generation';
import { type Option, optionsOf } from '@wattle/contract/options';
import { gapOf, gapsIn, lettersOf, PLACE_NAMES, type PlaceFormat, splitAtGaps } from '@wattle/contract/question-format';
import { folded, hasPhrase, wordsIn } from '@wattle/question-bank';
import type { GeneratedItem } from './generated-item';

/** What is wrong with all questions about the gaps or blanks of one passage, taken together. */
export function setProblem(format: PlaceFormat, items: readonly GeneratedItem[]): string | undefined {
  const name = PLACE_NAMES[format];
  const expected = EXPECTED[format];
  const [first] = items;
  if (!first) return `There are no questions about the ${name}s.`;
  if (gapsIn(first.text ?? '').join() !== expected.join())
    return `The passage does not have the ${name}s [1] to [${expected.length}] in order, each once.`;
  const asked = items.map(({ question }) => gapOf(question)).sort();
  if (asked.join() !== expected.join()) return `Not every ${name} has one question.`;
  return format === 'gap' ? sentencesProblem(first, items) : blanksProblem(items);
}

function sentencesProblem({ text = '', mcq_options }: GeneratedItem, items: readonly GeneratedItem[]) {
  const sentences = optionsOf({ mcq_options, format: 'gap' });
  if (sentences.length !== SENTENCES)
    return `There are ${sentences.length} sentences to choose from and not ${SENTENCES}.`;
  const keys = items.map(({ correct_answer }) => correct_answer);
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  if (repeated) return `Sentence ${repeated} goes into more than one gap.`;
  const shown = sentences.find((sentence) => hasPhrase(text, sentence.text));
  return shown && `Sentence ${shown.letter} already stands in the passage.`;
}

const numbersTo = (last: number) => Array.from({ length: last }, (_each, index) => index + 1);
const EXPECTED = { gap: numbersTo(GENERATED_GAPS), cloze: numbersTo(GENERATED_BLANKS) };
const SENTENCES = lettersOf('gap').length;

const WORDS = { least: 150, most: 300 };
const MOST_KEYS_OF_A_LETTER = 4;

interface Blank {
  number: number;
  options: Option[];
  key: string;
  /** The words next to it. */
  before: string;
  after: string;
}

/** What is wrong with a passage whose blanks have one question each. */
function blanksProblem(items: readonly GeneratedItem[]): string | undefined {
  const { text = '' } = items[0] ?? {};
  // Its first paragraph is the title.
  const length = wordsIn(
    text
      .split('\n\n')
      .slice(1)
      .join('\n')
      .replace(/\[\d+\]/g, 'blank'),
  ).length;
  if (length < WORDS.least || length > WORDS.most)
    return `The passage has ${length} words; it needs ${WORDS.least} to ${WORDS.most}.`;
  const blanks = items.map((item) => toBlank(item, text));
  for (const blank of blanks) {
    const problem = optionsProblem(blank) ?? keyProblem(blank, text);
    if (problem) return `Blank ${blank.number}: ${problem}`;
  }
  return repeatedOption(blanks) ?? repeatedLetter(items);
}

function toBlank(item: GeneratedItem, text: string): Blank {
  const number = gapOf(item.question) ?? 0;
  const options = optionsOf(item);
  const parts = splitAtGaps(text);
  const at = parts.indexOf(number);
  const key = options.find(({ letter }) => letter === item.correct_answer)?.text ?? '';
  const besides = (part: string | number | undefined) => wordsIn(typeof part === 'string' ? part : '');
  return { number, options, key, before: besides(parts[at - 1]).at(-1) ?? '', after: besides(parts[at + 1])[0] ?? '' };
}

/** What keeps an option from fitting the grammar of its sentence, as far as that can be computed. */
function optionsProblem({ options, before, after }: Blank): string | undefined {
  if (options.length !== CLOZE_OPTIONS) return `It has ${options.length} options and not ${CLOZE_OPTIONS}.`;
  if (new Set(options.map(({ text }) => /^\p{Lu}/u.test(text))).size > 1)
    return 'Some of its options begin with a capital letter and some do not.';
  const other = options.find(({ text }) => /^an?$/.test(before) && isAfterAn(text) !== (before === 'an'));
  if (other) return `“${other.text}” cannot stand after “${before}”.`;
  const doubled = options.find(({ text }) => wordsIn(text)[0] === before || wordsIn(text).at(-1) === after);
  return doubled && `“${doubled.text}” repeats the word next to the blank.`;
}

const isAfterAn = (text: string) =>
  /^(?:[aeiou]|hour|honest|honou?r|heir)/i.test(text) && !/^(?:eu|one\b|once\b|us[eu]|uni(?![mn]))/i.test(text);

/** Words that any text has, so that finding one gives nothing away. */
const COMMON = new Set(
  `a an the and or but so yet for nor as if of to in on at by up out off with from into over under through about he she it
  they we you i his her its their our my this that these those there here when while where which who what why how because
  since until unless although though before after once then than also too even still just only again already however
  therefore instead meanwhile otherwise besides not no never is are was were be been being has have had do does did will
  would can could may might must should`.split(/\s+/),
);

function keyProblem({ key, options }: Blank, text: string): string | undefined {
  const isCommon = wordsIn(key).every((word) => COMMON.has(word));
  const shown = options.filter((option) => hasPhrase(text, option.text));
  if (isCommon || shown.length !== 1 || shown[0]?.text !== key) return undefined;
  return `The passage shows “${key}” elsewhere, and no other option.`;
}

function repeatedOption(blanks: readonly Blank[]): string | undefined {
  const seen = new Map<string, number>();
  for (const { number, options } of blanks) {
    for (const { text } of options) {
      const other = seen.get(folded(text));
      if (other !== undefined && other !== number) return `“${text}” is an option of blanks ${other} and ${number}.`;
      seen.set(folded(text), number);
    }
  }
  return undefined;
}

function repeatedLetter(items: readonly GeneratedItem[]): string | undefined {
  const keys = items.map(({ correct_answer }) => correct_answer);
  const often = keys.find((key) => keys.filter((each) => each === key).length > MOST_KEYS_OF_A_LETTER);
  return often && `Option ${often} is the key of more than ${MOST_KEYS_OF_A_LETTER} blanks.`;
}
