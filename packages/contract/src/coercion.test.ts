import { childSchema } from './accounts';
import { numberedStatusSchema } from './attempts';
import { questionListQuerySchema } from './bank';
import { importQuestions } from './question-import';
import { subjectSchema } from './questions';

/** Each field that is read from a text, in an object of its schema. */
const fields: [string, (value: unknown) => boolean, accepted: unknown[]][] = [
  ['subject', (value) => subjectSchema.safeParse(value).success, ['maths', 'READING']],
  ['page', (value) => questionListQuerySchema.safeParse({ page: value }).success, ['1', 1]],
  ['limit', (value) => questionListQuerySchema.safeParse({ limit: value }).success, ['200', 1]],
  ['grade', (value) => childSchema.shape.grade.safeParse(value).success, ['5', 5, ' 6 ']],
  [
    'questionNumber',
    (value) => numberedStatusSchema.safeParse([{ questionNumber: value, status: 'attempted' }]).success,
    ['1', 1, 200],
  ],
  ['dryRun', (value) => importQuestions.query.safeParse({ dryRun: value }).success, ['true', 'false']],
];

const never: unknown[] = [
  ['1'],
  ['Maths'],
  [['5']],
  { toString: 1 },
  { valueOf: '1' },
  true,
  null,
  '',
  ' ',
  '1e1',
  '0x1',
  1.5,
  Number.NaN,
];
const refused = fields.flatMap(([name, accepts]) => never.map((value) => ({ name, value, accepts })));
const accepted = fields.flatMap(([name, accepts, values]) => values.map((value) => ({ name, value, accepts })));

test.each(refused)('$name is not made of $value', ({ value, accepts }) => {
  expect(accepts(value)).toBe(false);
});

test.each(accepted)('$name is read from $value', ({ value, accepts }) => {
  expect(accepts(value)).toBe(true);
});
