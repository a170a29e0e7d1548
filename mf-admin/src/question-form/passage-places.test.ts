import { nextPlaceStem, placesHint, stemForPlace } from './passage-places';

test.each([
  ['No mark.', 'It has no gap yet.'],
  ['One [1].', 'It has one gap.'],
  ['One [1] two [2].', 'It has 2 gaps.'],
  ['One [1] three [3].', 'It has 2 gaps, and [3] is out of order.'],
  ['One [1] again [1].', 'It has 2 gaps, and [1] is out of order.'],
])('%j: %s', (passage, words) => {
  expect(placesHint(passage, 'gap')).toBe(words);
  expect(placesHint(passage, 'cloze')).toBe(words.replace('gap', 'blank'));
});

test.each([
  ['', 'Which sentence goes into gap 2?'],
  ['Which sentence goes into gap 1?', 'Which sentence goes into gap 2?'],
  ['Which word or phrase best fits blank 1?', 'Which sentence goes into gap 2?'],
  ['What fits best into gap 1, and why?', 'What fits best into gap 2, and why?'],
  ['Read on.', 'Read on. Which sentence goes into gap 2?'],
])('%j asks about gap 2 as %j', (stem, changed) => {
  expect(stemForPlace(stem, 2, 'gap')).toBe(changed);
});

test('a stem about a gap asks about a blank once the format is cloze', () => {
  expect(stemForPlace('Which sentence goes into gap 1?', 2, 'cloze')).toBe('Which word or phrase best fits blank 2?');
});

test.each([
  ['Which sentence goes into gap 1?', 'Which sentence goes into gap 2?'],
  ['Which sentence goes into gap 2?', ''],
])('after %j comes %j', (stem, next) => {
  expect(nextPlaceStem(stem, 'One [1] two [2].', 'gap')).toBe(next);
});
