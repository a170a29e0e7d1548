import { type Candidate, chooseQuestions } from './question-choice';

const asTheyStand = <T>(items: T[]) => items;
const backwards = <T>(items: T[]) => [...items].reverse();

/** "p1" is a Practice question, "w1" a Weekly one; "pA1" is about passage A. */
function candidate(id: string): Candidate {
  const [kind, passage] = id;
  return {
    id,
    exam_type: kind === 'p' ? 'Practice' : 'Weekly',
    passageKey: passage && /[A-Z]/.test(passage) ? passage : undefined,
  };
}

const cases: [string, { from: string; count: number; shuffle?: typeof asTheyStand; chosen: string }][] = [
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
];

test.each(cases)('chooses %s', (_what, { from, count, shuffle = asTheyStand, chosen }) => {
  const candidates = from.split(' ').filter(Boolean).map(candidate);
  const ids = chooseQuestions(candidates, { count, examType: 'Practice', shuffle }).map(({ id }) => id);
  expect(ids.join(' ')).toBe(chosen);
});
