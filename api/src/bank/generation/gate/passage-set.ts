import { GENERATED_BLANKS, GENERATED_GAPS } from '@wattle/contract/generation';
import { optionsOf } from '@wattle/contract/options';
import { gapOf, gapsIn, lettersOf, PLACE_NAMES, type PlaceFormat } from '@wattle/contract/question-format';
import { hasPhrase } from '@wattle/question-bank';
import { blanksProblem } from './cloze-blanks';
import type { GeneratedItem } from './generated-item';

/** What is wrong with all questions about the gaps or blanks of one passage, taken together. */
export function setProblem(format: PlaceFormat, items: readonly GeneratedItem[]): string | undefined {
  const name = PLACE_NAMES[format];
  const wanted = WANTED[format];
  const [first] = items;
  if (!first) return `There are no questions about the ${name}s.`;
  if (gapsIn(first.text ?? '').join() !== wanted.join())
    return `The passage does not have the ${name}s [1] to [${wanted.length}] in order, each once.`;
  const asked = items.map(({ question }) => gapOf(question)).sort();
  if (asked.join() !== wanted.join()) return `Not every ${name} has one question.`;
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
const WANTED = { gap: numbersTo(GENERATED_GAPS), cloze: numbersTo(GENERATED_BLANKS) };
const SENTENCES = lettersOf('gap').length;
