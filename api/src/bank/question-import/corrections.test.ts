import { correctionOf } from './corrections';

const OPTIONS = 'A 6, B 12, C 18, D 20';

test.each([
  ['subject', 'Mathematical Reasoning', 'Maths'],
  ['subject', 'Latin', undefined],
  ['level', 'easy', 'Easy'],
  ['level', 'hard', 'Difficult'],
  ['level', 'Tricky', undefined],
  ['exam_type', 'WEEKLY', 'Weekly'],
  ['type', 'draft', 'Draft'],
  ['pool', 'free assessment', 'Free assessment'],
  ['correct_answer', 'c', 'C'],
  ['correct_answer', '(C)', 'C'],
  ['correct_answer', '18', 'C'],
  ['correct_answer', 'E', undefined],
  ['correct_answer', '7', undefined],
  ['year_level', 'Year 5', '5'],
  ['year_level', 'Year 12', undefined],
  ['mcq_options', '6\n12\n18\n20', OPTIONS],
  ['mcq_options', 'A) 6\nB) 12\nC) 18\nD) 20', OPTIONS],
  ['mcq_options', 'A 6\nB 12\n\nC 18\nD 20', OPTIONS],
  ['mcq_options', 'A) 6 B) 12 C) 18 D) 20', OPTIONS],
  ['mcq_options', '(a) 6, (b) 12, (c) 18, (d) 20', OPTIONS],
  ['mcq_options', 'A. 6, B. 12, C. 18, D. 20', OPTIONS],
  ['mcq_options', 'A 6; B 12; C 18; D 20', OPTIONS],
  ['mcq_options', 'a 6, b 12, c 18, d 20', OPTIONS],
  ['mcq_options', 'A cat\nA dog', 'A A cat, B A dog'],
  ['mcq_options', '6', undefined],
  ['mcq_options', '6, 12, 18', undefined],
  ['mcq_options', 'A) 6, C) 12', undefined],
  ['mcq_options', 'B) 6\nA) 12', undefined],
  ['skills', 'Ratios; speed', 'Ratio; Speed'],
  ['skills', 'Ratio\nMean', 'Ratio; Mean'],
  ['skills', 'Ratio; Sailing', undefined],
  ['explanation', '', undefined],
])('of %s “%s” most likely means %j', (column, value, meant) => {
  expect(correctionOf(column, { subject: 'Maths', mcq_options: OPTIONS, [column]: value })).toBe(meant);
});
