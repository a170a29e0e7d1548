import { type Candidate, type Choice, chooseQuestions, groupByPassage } from './question-choice';
import { fingerprintOf, wordsOf } from './question-likeness';

const asTheyStand = <T>(items: readonly T[]) => [...items];
const backwards = <T>(items: readonly T[]) => [...items].reverse();

/** "p1" is a Practice question, "w1" a Weekly one; "pA1" is about passage A. */
function candidate(id: string, question = `Question ${id}`): Candidate {
  const [kind, passage] = id;
  const passageKey = passage && /[A-Z]/.test(passage) ? passage : undefined;
  const wording = { question, passageKey };
  return {
    id,
    exam_type: kind === 'p' ? 'Practice' : 'Weekly',
    passageKey,
    family: id,
    fingerprint: fingerprintOf(wording),
    words: wordsOf(wording),
  };
}

const choose = (candidates: Candidate[], choice: Partial<Choice>) =>
  chooseQuestions(groupByPassage(candidates), { count: 10, examType: 'Practice', shuffle: asTheyStand, ...choice })
    .map(({ id }) => id)
    .join(' ');

const cases: [string, Partial<Choice> & { from: string; chosen: string }][] = [
  ['as many as are wanted', { from: 'p1 p2 p3', count: 2, chosen: 'p1 p2' }],
  ['what there is, when there is less', { from: 'p1', count: 5, chosen: 'p1' }],
  ['nothing from nothing', { from: '', count: 5, chosen: '' }],
  ['the wanted kind first', { from: 'w1 p1 w2 p2', count: 2, chosen: 'p1 p2' }],
  ['others to fill up', { from: 'w1 p1 w2', count: 3, chosen: 'p1 w1 w2' }],
  ['in the order of the shuffle', { from: 'p1 p2 p3', count: 2, shuffle: backwards, chosen: 'p3 p2' }],
  ['a passage together, in its order', { from: 'pA1 pB1 pA2 pB2', count: 3, chosen: 'pA1 pA2 pB1' }],
  [
    'a shuffled passage still in its order',
    { from: 'pA1 pB1 pA2', count: 3, shuffle: backwards, chosen: 'pB1 pA1 pA2' },
  ],
  ['a passage of the wanted kind before another', { from: 'wA1 pB1 wA2', count: 3, chosen: 'pB1 wA1 wA2' }],
  [
    'what was not seen before what was',
    { from: 'p1 p2 p3', count: 2, lastSeen: new Map([['p1', 5]]), chosen: 'p2 p3' },
  ],
  [
    'what was seen long ago before what was seen lately',
    {
      from: 'p1 p2 p3',
      count: 2,
      lastSeen: new Map([
        ['p1', 5],
        ['p2', 9],
        ['p3', 1],
      ]),
      chosen: 'p3 p1',
    },
  ],
  [
    'a seen question of the wanted kind before an unseen one of another',
    { from: 'p1 w1', count: 1, lastSeen: new Map([['p1', 5]]), chosen: 'p1' },
  ],
  [
    'a passage that is new as a whole first',
    { from: 'pA1 pA2 pB1', count: 2, lastSeen: new Map([['pA2', 5]]), chosen: 'pB1 pA1' },
  ],
];

test.each(cases)('chooses %s', (_what, { from, chosen, ...choice }) => {
  const candidates = from
    .split(' ')
    .filter(Boolean)
    .map((id) => candidate(id));
  expect(choose(candidates, choice)).toBe(chosen);
});

const STEM = 'A jug holds 2 litres. How many glasses of 250 millilitres can be filled from three such jugs?';

test('a question whose wording is nearly that of another waits until there is nothing else', () => {
  const questions = [candidate('p1', STEM), candidate('p2', STEM.replace('three', 'four')), candidate('w3')];
  expect(choose(questions, { count: 2 })).toBe('p1 w3');
  expect(choose(questions, { count: 3 })).toBe('p1 w3 p2');
});

test('questions that were generated from one are not met together', () => {
  const siblings = ['p1', 'p2'].map((id) => ({ ...candidate(id, `Something else about ${id}`), family: 'p0' }));
  expect(choose([...siblings, candidate('p3')], { count: 2 })).toBe('p1 p3');
});

test('the same question under two ids comes once', () => {
  expect(choose([candidate('p1', 'What is 2 + 2?'), candidate('p2', ' what  is 2 + 2? ')], {})).toBe('p1');
});

test('the same words about two passages are two questions', () => {
  const ask = 'Which of these sentences says best what the whole of this text is about?';
  expect(choose([candidate('pA1', ask), candidate('pB1', ask)], {})).toBe('pA1 pB1');
});
