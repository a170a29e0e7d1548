import { fingerprintOf, wordsOf } from './near-duplicates';
import { type Candidate, type Choice, chooseQuestions, groupByPassage } from './question-choice';

/** Draws the last one each time. */
const backwards = () => 0.999;

/** "p1" is a Practice question, "w1" a Weekly one; "pA1" is about passage A. */
function candidate(id: string, question = `Question ${id}`): Candidate {
  const [kind, passage] = id;
  const passageKey = passage && /[A-Z]/.test(passage) ? passage : undefined;
  const asked = { question, passageKey };
  return {
    id,
    exam_type: kind === 'p' ? 'Practice' : 'Weekly',
    passageKey,
    generatedFrom: id,
    fingerprint: fingerprintOf(asked),
    words: wordsOf(asked),
  };
}

const choose = (candidates: Candidate[], choice: Partial<Choice>) =>
  chooseQuestions(groupByPassage(candidates), { count: 10, examType: 'Practice', ...choice })
    .map(({ id }) => id)
    .join(' ');

const cases: [string, Partial<Choice> & { from: string; chosen: string }][] = [
  ['as many as are wanted', { from: 'p1 p2 p3', count: 2, chosen: 'p1 p2' }],
  ['what there is, when there is less', { from: 'p1', count: 5, chosen: 'p1' }],
  ['nothing from nothing', { from: '', count: 5, chosen: '' }],
  ['the wanted kind first', { from: 'w1 p1 w2 p2', count: 2, chosen: 'p1 p2' }],
  ['others to fill up', { from: 'w1 p1 w2', count: 3, chosen: 'p1 w1 w2' }],
  ['in the order in which they are shuffled', { from: 'p1 p2 p3', count: 2, random: backwards, chosen: 'p3 p2' }],
  ['a passage together, in its order', { from: 'pA1 pB1 pA2 pB2', count: 3, chosen: 'pA1 pA2 pB1' }],
  [
    'a passage that was shuffled still in its order',
    { from: 'pA1 pB1 pA2', count: 3, random: backwards, chosen: 'pB1 pA1 pA2' },
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
    'an unseen question of another kind before a seen one of the wanted kind',
    {
      from: 'p1 p2 w1 w2',
      count: 3,
      lastSeen: new Map([
        ['p1', 5],
        ['w1', 5],
      ]),
      chosen: 'p2 w2 p1',
    },
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

test('a question that is worded nearly as another waits until there is nothing else', () => {
  const questions = [candidate('p1', STEM), candidate('p2', STEM.replace('three', 'four')), candidate('w3')];
  expect(choose(questions, { count: 2 })).toBe('p1 w3');
  expect(choose(questions, { count: 3 })).toBe('p1 w3 p2');
});

test('questions that were generated from one are not met together', () => {
  const siblings = ['p1', 'p2'].map((id) => ({ ...candidate(id, `Something else about ${id}`), generatedFrom: 'p0' }));
  expect(choose([...siblings, candidate('p3')], { count: 2 })).toBe('p1 p3');
});

test('the same question under two ids comes once', () => {
  expect(choose([candidate('p1', 'What is 2 + 2?'), candidate('p2', ' what  is 2 + 2? ')], {})).toBe('p1');
});

test('a passage stays together, also where two of its questions are nearly the same', () => {
  const ask = (word: string) => `What does the word ${word} mean where it stands in the second paragraph of this text?`;
  const passage = [candidate('pA1', ask('bright')), candidate('pA2', ask('keen')), candidate('pB1'), candidate('pB2')];
  expect(choose(passage, { count: 4 })).toBe('pA1 pA2 pB1 pB2');
});

test('the same words about two pictures are two questions', () => {
  const [one, other] = ['p1', 'p2'].map((id) => {
    const asked = { question: 'Which figure comes next?', image_data: `/api/images/${id}` };
    return { ...candidate(id), ...asked, fingerprint: fingerprintOf(asked), words: wordsOf(asked) };
  });
  expect(choose([one, other] as Candidate[], {})).toBe('p1 p2');
});

test('a large bank is not looked through for one test', () => {
  const bank = groupByPassage(Array.from({ length: 20_000 }, (_each, index) => candidate(`p${index}`)));
  let draws = 0;
  const random = () => {
    draws += 1;
    return 0.5;
  };
  expect(chooseQuestions(bank, { count: 30, examType: 'Practice', random })).toHaveLength(30);
  expect(draws).toBeLessThan(100);
});

test('the same words about two passages are two questions', () => {
  const ask = 'Which of these sentences says best what the whole of this text is about?';
  expect(choose([candidate('pA1', ask), candidate('pB1', ask)], {})).toBe('pA1 pB1');
});
