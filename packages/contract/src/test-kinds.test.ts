import { attemptTitle } from './test-kinds';

test.each([
  [{ kind: 'weekly-test', subject: 'Maths' }, 'Weekly test, Maths', 'Weekly test, Maths'],
  [{ kind: 'subject-test', subject: 'Maths' }, 'Maths', 'Subject test, Maths'],
  [{ kind: 'practice-test' }, 'Practice test', 'Practice test'],
  [{ kind: 'free', subject: 'Reading' }, 'Free assessment, Reading', 'Free assessment, Reading'],
  [{ kind: 're-sit', subject: 'Maths', resitOf: 'subject-test' }, 'Retry: Maths', 'Retry: Subject test, Maths'],
  [{ kind: 're-sit', resitOf: 'practice-test' }, 'Retry: Practice test', 'Retry: Practice test'],
  [{ kind: 'practice', subject: 'Maths', topic: 'Fractions' }, 'Practice: Fractions', 'Practice: Fractions'],
  [{ kind: 'practice' }, 'Practice of the day', 'Practice of the day'],
  [
    { kind: 'practice', day: '2026-11-26' },
    ...['Practice of Thursday 26 November', 'Practice of Thursday 26 November'],
  ],
  [{ kind: 're-sit', resitOf: 'practice' }, 'Retry: Practice of the day', 'Retry: Practice of the day'],
  [{ kind: 're-sit' }, 'Retry of a test', 'Retry of a test'],
] as const)('%j is "%s", in full "%s"', (attempt, title, full) => {
  expect(attemptTitle(attempt)).toBe(title);
  expect(attemptTitle(attempt, true)).toBe(full);
});
