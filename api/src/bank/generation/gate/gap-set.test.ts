import { formatOptions } from '@wattle/contract/options';
import { lettersOf } from '@wattle/contract/question-format';
import { anItem } from './an-item';
import { gapSetProblem } from './gap-set';

const GAPS = [1, 2, 3, 4, 5, 6];
const SENTENCES = lettersOf('gap').map((letter) => `Sentence ${letter.toLowerCase()} is taken out.`);
const PASSAGE = GAPS.map((gap) => `Before. [${gap}] After.`).join('\n\n');

interface Changes {
  text?: string;
  gaps?: number[];
  keys?: string;
  sentences?: string[];
}

const problem = ({ text = PASSAGE, gaps = GAPS, keys = 'BCDEFG', sentences = SENTENCES }: Changes) =>
  gapSetProblem(
    gaps.map((gap, index) =>
      anItem({
        question: `Which sentence goes into gap ${gap}?`,
        mcq_options: formatOptions(sentences),
        correct_answer: keys[index] ?? 'A',
        format: 'gap',
        text,
      }),
    ),
  );

const NO_GAPS = 'The passage does not have the gaps [1] to [6] in order, each once.';

test('a passage passes whose gaps have one question and one sentence each', () => {
  expect(problem({})).toBeUndefined();
});

test.each<[string, Changes, string]>([
  ['a gap that is not there', { text: PASSAGE.replace('[4] ', '') }, NO_GAPS],
  ['a gap that is there twice', { text: `${PASSAGE} [4]` }, NO_GAPS],
  [
    'gaps out of order',
    { text: PASSAGE.replace('[1]', '[2]').replace('[2] After.\n\nBefore. [2]', '[2] After. [1]') },
    NO_GAPS,
  ],
  ['a gap without a question', { gaps: [1, 2, 3, 4, 5] }, 'Not every gap has one question.'],
  ['a gap with two questions', { gaps: [1, 2, 3, 4, 5, 5] }, 'Not every gap has one question.'],
  ['no questions', { gaps: [] }, 'There are no questions about the gaps.'],
  ['six sentences', { sentences: SENTENCES.slice(0, 6) }, 'There are 6 sentences to choose from and not 7.'],
  ['a sentence for two gaps', { keys: 'BCBEFG' }, 'Sentence B goes into more than one gap.'],
  [
    'a sentence that was not taken out',
    { text: `${PASSAGE} ${SENTENCES[0]}` },
    'Sentence A already stands in the passage.',
  ],
])('%s is refused', (_what, changes, reason) => {
  expect(problem(changes)).toBe(reason);
});
