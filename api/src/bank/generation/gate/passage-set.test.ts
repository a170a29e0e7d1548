import { formatOptions } from '@wattle/contract/options';
import { blankStem, lettersOf } from '@wattle/contract/question-format';
import { ModelTexts } from '../../../../../scripts/testing/model-items';
import { anItem } from '../../../../test/an-item';
import { checkItem } from './checks';
import type { GeneratedItem } from './generated-item';
import { setProblem } from './passage-set';

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
  setProblem(
    'gap',
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

/** A set of the test model as the gate reads it. */
function clozeItems(): GeneratedItem[] {
  const { title, passage, blanks } = new ModelTexts().cloze();
  return blanks.map(({ blank, options, ...item }) => ({
    ...item,
    question: blankStem(blank),
    mcq_options: formatOptions(options),
    format: 'cloze',
    text: `${title}\n\n${passage}`,
  }));
}

test('the gate has nothing against a cloze of the test model', () => {
  const items = clozeItems();
  expect(setProblem('cloze', items)).toBeUndefined();
  for (const item of items) {
    const nearby = items.filter((other) => other !== item);
    expect(checkItem(item, { subject: 'Reading', parent: {}, nearby })).toEqual([]);
  }
});

const ofBlank = (number: number, changes: Partial<GeneratedItem>) => (items: GeneratedItem[]) =>
  items.map((item, index) => (index === number - 1 ? { ...item, ...changes } : item));
const inText = (from: string | RegExp, to: string) => (items: GeneratedItem[]) =>
  items.map((item) => ({ ...item, text: item.text?.replace(from, to) }));

test.each<[string, (items: GeneratedItem[]) => GeneratedItem[], string]>([
  [
    'a blank that is not there',
    inText('[4]', 'cut'),
    'The passage does not have the blanks [1] to [8] in order, each once.',
  ],
  ['a blank without a question', (items) => items.slice(1), 'Not every blank has one question.'],
  [
    'a short passage',
    inText(/\n\n[\s\S]*/, '\n\nA [1] [2] [3] [4] [5] [6] [7] [8] lamp.'),
    'The passage has 10 words; it needs 150 to 300.',
  ],
  [
    'a blank with three options',
    ofBlank(2, { mcq_options: 'A Still, B For that reason, C In other words' }),
    'Blank 2: It has 3 options and not 4.',
  ],
  [
    'one option with a capital letter',
    ofBlank(3, { mcq_options: 'A stand out, B join in, C Give up, D set off' }),
    'Blank 3: Some of its options begin with a capital letter and some do not.',
  ],
  [
    'an option that does not follow “an”',
    ofBlank(8, { mcq_options: 'A angry, B honest, C useful, D approving' }),
    'Blank 8: “useful” cannot stand after “an”.',
  ],
  [
    'an option with the word that follows',
    ofBlank(1, { mcq_options: 'A rusty that, B polished, C hollow, D slippery' }),
    'Blank 1: “rusty that” repeats the word next to the blank.',
  ],
  [
    'an option of two blanks',
    ofBlank(6, { mcq_options: 'A hollow, B peering, C barking, D nibbling', correct_answer: 'B' }),
    '“hollow” is an option of blanks 1 and 6.',
  ],
  [
    'a key that the passage shows elsewhere',
    inText('a brown mark', 'a brown, rusty mark'),
    'Blank 1: The passage shows “rusty” elsewhere, and no other option.',
  ],
  [
    'a letter that is the key of most blanks',
    (items) => items.map((item, index) => ({ ...item, correct_answer: index < 5 ? 'A' : 'B' })),
    'Option A is the key of more than 4 blanks.',
  ],
])('%s is refused', (_what, changed, reason) => {
  expect(setProblem('cloze', changed(clozeItems()))).toBe(reason);
});
