import { childSchema, parentSchema, signupRequestSchema, usernameSchema } from './accounts';
import { freeSubmissionSchema } from './free-assessment';
import { PLAN_CHARACTERS } from './plan-questions';
import { emailSchema, errorBodySchema, requiredContent } from './primitives';
import { questionFieldsSchemas } from './question-forms';
import { questionPayloadSchema, subjectSchema } from './questions';
import { aQuestion } from './testing';
import { ACCENTED_EMAIL } from './text';
import { writingPlanSchema } from './writing-plan';
import { z } from './zod';

const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

test.each(['maths', 'MATHS', 'Maths'])('takes the subject of a path in any case: %s', (text) => {
  expect(subjectSchema.parse(text)).toBe('Maths');
});

test.each(['Latin', '', 'Thinking Skills', undefined, { $gt: '' }])('refuses the subject %j', (text) => {
  expect(subjectSchema.safeParse(text).success).toBe(false);
});

test.each(['', ' \n', '\u0001', '\uffff \ud800'])(
  'a text of which nothing can be shown is none, and the document says so: %j',
  (text) => {
    const topic = requiredContent('Topic', 100);
    const { pattern = '' } = z.toJSONSchema(topic) as { pattern?: string };
    expect([topic.safeParse(text).success, new RegExp(pattern, 'u').test(text)]).toEqual([false, false]);
    expect([topic.safeParse(`${text}a`).success, new RegExp(pattern, 'u').test(`${text}a`)]).toEqual([true, true]);
  },
);

test('one mailbox is one address, however it is typed', () => {
  expect(emailSchema.parse(' Meera@Example.COM ')).toBe('meera@example.com');
});

test.each([
  'jack&jill@example.com',
  "o'brien@example.com.au",
  'a/b=c?d*e!f#g$h%i@example.com',
  '{x}|`y`~z^@example.com',
  '.meera..iyer.@x--y.example',
  'm@a.b',
  `m@${'a'.repeat(63)}.com`,
])('takes %j, as an email field of a browser does', (address) => {
  expect(emailSchema.parse(address)).toBe(address);
  expect(address).toMatch(z.regexes.html5Email);
});

test.each([
  ...['', 'meera', 'meera@', 'meera@example', 'a@x.com,b@y.com', 'a@x.com;b@y.com', 'a@x.com b@y.com', '"a b"@x.com'],
  ...['a@x.com\r\nBcc: b@y.com', 'a@x.com\nb', 'a@-x.com', 'a@x-.com', 'a@x..com', 'a@x.com.', 'a@@x.com'],
  ...['<b>a@x.com</b>', 'Meera <a@x.com>', `m@${'a'.repeat(64)}.com`, { $gt: '' }, 7],
])('refuses %j as an email address', (text) => {
  expect(emailSchema.safeParse(text).success).toBe(false);
});

test('asks for an address without accents where there are some', () => {
  expect(emailSchema.safeParse('zoë@example.com').error?.issues[0]?.message).toBe(ACCENTED_EMAIL);
});

test.each(['ab', 'a'.repeat(31), 'a b', 'zoë', ''])('refuses the username %j', (text) => {
  expect(usernameSchema.safeParse(text).success).toBe(false);
});

test('a served question drops everything that is not on the list, keys only pass when they are given', () => {
  const { correct_answer, explanation, ...sealed } = aQuestion();
  const served = questionPayloadSchema.parse(sealed);
  expect(served).not.toHaveProperty('type');
  expect(served).not.toHaveProperty('correct_answer');
  expect(questionPayloadSchema.parse({ ...sealed, correct_answer, explanation })).toHaveProperty('correct_answer');
});

const maths = {
  question: 'What is 2 + 2?',
  mcq_options: 'A 3, B 4',
  correct_answer: 'B',
  explanation: 'Two and two are four.',
  level: 'Easy',
  type: 'Original',
  exam_type: 'Practice',
  category: 'Number and place value',
};

test.each([
  [{ mcq_options: '3, 4' }, 'MCQ Options must be in the correct format: A option, B option, C option, D option'],
  [{ correct_answer: 'b' }, 'Correct Answer must be in the format: A or B or C or D'],
  [{ correct_answer: 'C' }, 'There is no option C: the options end at B.'],
  [{ category: ' ' }, 'Category is required.'],
  [{ explanation: undefined }, 'Explanation is required.'],
])('tells what is wrong with a Maths question: %j', (change, sentence) => {
  expect(messages(questionFieldsSchemas.Maths.safeParse({ ...maths, ...change }))).toEqual([sentence]);
});

test('Thinking Skills may do without a topic, Writing needs only question, type and exam type', () => {
  const { category, ...withoutTopic } = maths;
  expect(questionFieldsSchemas.ThinkingSkills.safeParse(withoutTopic).success).toBe(true);
  const { question, type, exam_type } = maths;
  expect(questionFieldsSchemas.Writing.safeParse({ question, type, exam_type }).success).toBe(true);
});

const child = { firstName: 'Priya', lastName: 'Iyer', grade: '5', username: 'priya.i', password: 'eight888' };
const parent = { firstName: 'Meera', lastName: 'Iyer', phone: '0400 000 000', email: 'meera@example.com' };

test('a sign-up needs a child and the terms', () => {
  expect(messages(signupRequestSchema.safeParse({ parent, children: [], terms: true }))).toEqual([
    'Please add at least one child.',
  ]);
  expect(messages(signupRequestSchema.safeParse({ parent, children: [child], terms: false }))).toEqual([
    'Please agree to the terms of service.',
  ]);
});

test('a child cannot make itself an admin', () => {
  expect(childSchema.parse({ ...child, role: 'admin' })).not.toHaveProperty('role');
});

test.each([3, 8, 'five'])('a child is not in year %j', (grade) => {
  expect(childSchema.safeParse({ ...child, grade }).success).toBe(false);
});

test.each([
  'Pri\u0000ya',
  'Priya\u001b[2J',
  'Priya\nIyer',
  'Priya\u0085',
  'Priya\u2028Iyer',
  'Priya\u202eayirP',
  'Pri\u200eya',
  'Pri\u200fya',
  'Pri\u061cya',
  ...['\u200b', '\u2060', '\ufeff', '\u00ad', '\u3164', '\u2800', '\u{e0061}'].map((unseen) => `Pri${unseen}ya`),
  'Priya\ufe0f',
  'Priya\u200b',
  'Pri\u200d\u200dya',
  'Priya \u200dIyer',
])('refuses the name %j, which could not be shown', (name) => {
  for (const field of ['firstName', 'lastName', 'school']) {
    expect(childSchema.safeParse({ ...child, [field]: name }).success).toBe(false);
  }
  for (const field of ['firstName', 'lastName', 'phone']) {
    expect(parentSchema.safeParse({ ...parent, [field]: name }).success).toBe(false);
  }
});

test.each(["Siobhán O'Brien-Nguyễn", 'श्रीमती', '李小龍', 'نور\u200c', 'علی\u200cرضا', 'ශ්\u200dරී', '葛\u{e0100}城'])(
  'takes the name %j',
  (name) => {
    expect(parentSchema.safeParse({ ...parent, firstName: name, lastName: name }).success).toBe(true);
  },
);

test('a free test may be submitted with the documented fields alone', () => {
  const documented = { email: 'a@b.co', score: 7, questionStatus: [{ questionNumber: 1, status: 'attempted' }] };
  expect(freeSubmissionSchema.safeParse(documented).success).toBe(true);
});

test('a plan may have gaps, and no answer longer than is read at a glance', () => {
  const empty = { reader: '', summary: '', points: ['', '', ''] };
  expect(writingPlanSchema.safeParse(empty).success).toBe(true);
  const tooLong = { ...empty, summary: 'x'.repeat(PLAN_CHARACTERS.summary + 1) };
  expect(messages(writingPlanSchema.safeParse(tooLong))).toEqual([
    'Keep each answer of your plan short: at most 200 characters here.',
  ]);
  expect(messages(writingPlanSchema.safeParse({ ...empty, points: ['', ''] }))).toEqual([
    'A plan has three points. Leave one empty if you have fewer.',
  ]);
});

test('an error body is a code and a sentence', () => {
  expect(errorBodySchema.safeParse({ statusCode: 404, message: 'There is no such page.' }).success).toBe(true);
  expect(errorBodySchema.safeParse({ error: 'oops' }).success).toBe(false);
});
