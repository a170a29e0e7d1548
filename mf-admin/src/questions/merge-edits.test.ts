import { aBankQuestion } from '../../test/bank';
import { type Merge, mergedValues, mergeEdits } from './merge-edits';
import { fieldsOf, storedValuesOf } from './question-values';

const question = aBankQuestion({ question: 'Old', mcq_options: 'A 1, B 2', correct_answer: 'A', level: 'Easy' });
const base = storedValuesOf(question);
const merge = (yours: object, theirs: object) =>
  mergeEdits(base, { ...base, ...yours }, { ...base, ...theirs }, fieldsOf('Maths'));

test.each<[string, object, object, Merge['conflicts'], string[]]>([
  ['the same field', { question: 'Mine' }, { question: 'Theirs' }, [['question']], []],
  ['the same field in the same way', { question: 'New' }, { question: 'New' }, [], []],
  ['different fields', { question: 'Mine' }, { level: 'Medium' }, [], ['yours question', 'theirs level']],
  [
    'options on one side, key on the other',
    { mcq_options: 'A 1, B 3' },
    { correct_answer: 'B' },
    [['mcq_options', 'correct_answer', 'wrong_turns']],
    [],
  ],
  [
    'a wrong turn on one side, key on the other',
    { wrong_turns: 'B: This adds.' },
    { correct_answer: 'B' },
    [['mcq_options', 'correct_answer', 'wrong_turns']],
    [],
  ],
  ['year level and pool', { year_level: '5' }, { pool: 'Free assessment' }, [], ['yours year_level', 'theirs pool']],
  ['topic and skills', { category: 'Time' }, { skills: 'Rates' }, [], ['yours category', 'theirs skills']],
  ['only the key', { correct_answer: 'B' }, { level: 'Medium' }, [], ['yours correct_answer', 'theirs level']],
])('two edits of %s', (_what, yours, theirs, conflicts, merged) => {
  const result = merge(yours, theirs);
  expect(result.conflicts).toEqual(conflicts);
  expect(result.merged.map(({ side, field }) => `${side} ${field}`)).toEqual(merged);
});

test('the chosen side of a conflict is saved with what was merged', () => {
  const yours = { ...base, question: 'Mine', mcq_options: 'A 7, B 8', level: 'Medium' };
  const theirs = { ...base, question: 'Theirs', mcq_options: 'A 9, B 10', exam_type: 'Weekly' };
  const both = mergeEdits(base, yours, theirs, fieldsOf('Maths'));
  expect(mergedValues(both, yours, theirs, { question: 'yours', mcq_options: 'theirs' })).toMatchObject({
    question: 'Mine',
    mcq_options: 'A 9, B 10',
    level: 'Medium',
    exam_type: 'Weekly',
  });
});
