import { GENERATED_GAPS } from '@wattle/contract/generation';
import { optionsOf } from '@wattle/contract/options';
import { gapOf, gapsIn, lettersOf } from '@wattle/contract/question-format';
import { hasPhrase } from '@wattle/question-bank';
import type { GeneratedItem } from './generated-item';

export function gapSetProblem(items: readonly GeneratedItem[]): string | undefined {
  const [first] = items;
  if (!first) return 'There are no questions about the gaps.';
  const { text = '', mcq_options } = first;
  if (gapsIn(text).join() !== WANTED.join())
    return `The passage does not have the gaps [1] to [${GENERATED_GAPS}] in order, each once.`;
  const asked = items.map(({ question }) => gapOf(question)).sort();
  if (asked.join() !== WANTED.join()) return 'Not every gap has one question.';
  const sentences = optionsOf({ mcq_options, format: 'gap' });
  if (sentences.length !== SENTENCES)
    return `There are ${sentences.length} sentences to choose from and not ${SENTENCES}.`;
  const keys = items.map(({ correct_answer }) => correct_answer);
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  if (repeated) return `Sentence ${repeated} goes into more than one gap.`;
  const shown = sentences.find((sentence) => hasPhrase(text, sentence.text));
  return shown && `Sentence ${shown.letter} already stands in the passage.`;
}

const WANTED = Array.from({ length: GENERATED_GAPS }, (_each, index) => index + 1);
const SENTENCES = lettersOf('gap').length;
