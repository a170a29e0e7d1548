import type { BankItem } from '../items/bank-items';
import { type BlindAnswer, contentHash, explanationHash } from './blind-answers';
import { remainingRecords } from './record-answers';
import { recordFlaws } from './record-flaws';

const item: BankItem = {
  slug: 'maths-planted',
  subject: 'Maths',
  question: 'How many days have two weeks?',
  mcq_options: 'A 7, B 14, C 10, D 12, E 15',
  correct_answer: 'B',
  explanation: 'A week has 7 days.\n2 × 7 = 14.',
  wrong_turns: { A: 'One week.', C: 'School days.', D: 'Two weeks of six days.', E: 'One too many.' },
  category: 'Time',
  level: 'Easy',
  exam_type: 'Practice',
  year_level: 4,
};

const aClock = (minute: number): BankItem['figure'] => ({ kind: 'clock', hour: 3, minute }) as BankItem['figure'];

const agreeing: BlindAnswer = {
  slug: item.slug,
  answer: 'B',
  by: 'reader 1',
  on: '2026-11-22',
  content: contentHash(item),
  explanation: explanationHash(item),
};
const differing: BlindAnswer = { ...agreeing, answer: 'A', by: 'reader 2', key: 'B' };
const settled: BlindAnswer = { ...differing, settled: 'The reader took one week.' };
const later: BlindAnswer = { ...agreeing, by: 'reader 3' };

it('proves the item that was answered and read', () => expect(recordFlaws(item, [agreeing])).toEqual([]));

test.each<[what: string, change: Partial<BankItem>]>([
  ['stem', { question: `${item.question} ` }],
  ['options', { mcq_options: item.mcq_options.replace('15', '16') }],
  ['passage', { text: 'Another.' }],
  ['picture', { figure: aClock(30) }],
  ['explanation', { explanation: `${item.explanation}.` }],
  ['wrong turns', { wrong_turns: { ...item.wrong_turns, A: 'Another.' } }],
])('is void when the %s changes', (_what, change) => {
  expect(recordFlaws({ ...item, ...change }, [agreeing])).toEqual([expect.stringMatching(/changed/)]);
});

it('differs for another picture of the same kind', () => {
  expect(contentHash({ ...item, figure: aClock(30) })).not.toBe(contentHash({ ...item, figure: aClock(35) }));
});

test.each<[what: string, records: BlindAnswer[], flaws: RegExp[]]>([
  ['nobody has answered', [], [/Nobody has answered it/]],
  ['nobody has read against the key', [{ ...agreeing, explanation: undefined }], [/Nobody has read its explanation/]],
  ['a reader answered otherwise', [differing], [/A reader answered A, the key is B\./]],
  ['one of two readers answered otherwise', [agreeing, differing], [/A reader answered A/]],
  ['a disagreement is settled by nobody else', [agreeing, settled], [/A reader answered A/]],
  ['a disagreement is settled by the same reader', [settled, { ...later, by: settled.by }], [/A reader answered A/]],
  ['a disagreement is followed by agreement, but not settled', [differing, later], [/A reader answered A/]],
])('does not prove an item that %s', (_what, records, flaws) => {
  expect(recordFlaws(item, records)).toEqual(flaws.map((flaw) => expect.stringMatching(flaw)));
});

it('proves an item whose disagreement is settled, and that another reader has answered since', () => {
  expect(recordFlaws(item, [settled, later])).toEqual([]);
});

it('tells of a key that was moved after the answer', () => {
  expect(recordFlaws({ ...item, correct_answer: 'A' }, [agreeing])).toEqual(['A reader answered B, the key is A.']);
});

it('keeps disagreements when the item is answered again', () => {
  const items = new Map([[item.slug, item]]);
  expect(remainingRecords([agreeing, differing], [later], items)).toEqual([differing]);
  const moved = new Map([[item.slug, { ...item, correct_answer: 'A' }]]);
  expect(remainingRecords([agreeing], [later], moved)).toEqual([{ ...agreeing, key: 'A' }]);
});
