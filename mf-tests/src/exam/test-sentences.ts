import { SUBJECT_NAMES, type Subject, type TestType } from '@wattle/contract/constants';
import { isExactCount, questionCount, testSeconds } from '@wattle/contract/test-kinds';
import { capitalized, formatMinutes } from '@wattle/contract/text';

/** The tests of one subject that have a button. */
export type SubjectTest = Exclude<TestType, 'practice-test'>;

/** "17 questions in 20 minutes", "About 30 questions, no clock", "Longer: 1 task in 30 minutes". */
export function factsSentence(testType: SubjectTest, subject: Subject): string {
  const questions = `${isExactCount(subject) ? '' : 'about '}${questionCount(testType, subject)} questions`;
  const count = subject === 'Writing' ? '1 task' : questions;
  const seconds = testSeconds(testType, subject);
  const facts = seconds === null ? `${count}, no clock` : `${count} in ${formatMinutes(seconds)}`;
  return testType === 'mega-test' ? `Longer: ${facts}` : capitalized(facts);
}

const BUTTON_NAMES: Record<SubjectTest, (name: string) => string> = {
  'subject-test': (name) => name,
  'weekly-test': (name) => `weekly ${name}`,
  'mega-test': (name) => `mega ${name}`,
  'full-test': (name) => `${name} exam`,
};

/** What a button says after "Start": kind and subject, so that no two are called the same. */
export function buttonName(testType: SubjectTest, subject: Subject): string {
  return BUTTON_NAMES[testType](SUBJECT_NAMES[subject]);
}
