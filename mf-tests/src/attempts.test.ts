import { remarkedSentence } from './attempts';

const at = '2026-03-12T02:00:00.000Z';

test.each([
  ['a score that rose', { score: 12, remarked: { at, scoreBefore: 11 } }, 'the score is now 12, it was 11.'],
  ['a score that fell', { score: 0, remarked: { at, scoreBefore: 1 } }, 'the score is now 0, it was 1.'],
  ['the same score', { score: 12, remarked: { at, scoreBefore: 12 } }, undefined],
  ['no score before', { score: 12, remarked: { at, scoreBefore: null } }, undefined],
  ['no other marking', { score: 12 }, undefined],
])('%s', (_what, attempt, sentence) => {
  expect(remarkedSentence(attempt)).toBe(sentence && `We corrected a question: ${sentence}`);
});
