import { type Exam, SUBJECT_NAMES, SUBJECTS, type Subject, type TestType } from '@wattle/contract/constants';
import { isExactCount, questionCount, testSeconds } from '@wattle/contract/test-kinds';
import { capitalized, formatCount, formatMinutes } from '@wattle/contract/text';
import type { TestFacts } from '@wattle/exam-player';

/** Of the practice test, with its writing task. */
export const PRACTICE_QUESTIONS = SUBJECTS.reduce((sum, subject) => sum + questionCount('practice-test', subject), 0);

export const PRACTICE_FACTS: TestFacts = {
  questionCount: PRACTICE_QUESTIONS,
  // Its Reading comes in whole passages.
  isAbout: true,
  seconds: undefined,
  paper: 'yes, but no calculator',
};

/**
 * @param extraTimePercent - How much longer it lasts for this child.
 *
 * @param exam - Of the child: the practice exam depends on it.
 */
export function testFacts(testType: TestType, subject: Subject, extraTimePercent = 0, exam?: Exam): TestFacts {
  const seconds = testSeconds(testType, subject, exam);
  return {
    questionCount: questionCount(testType, subject, exam),
    isAbout: !isExactCount(subject),
    isWriting: subject === 'Writing',
    seconds: seconds === null ? undefined : Math.round(seconds * (1 + extraTimePercent / 100)),
    paper: PAPER[subject],
  };
}

const PAPER: Record<Subject, string> = {
  Maths: 'yes, but no calculator',
  ThinkingSkills: 'yes, but no calculator',
  Reading: 'for notes, if you like',
  Writing: 'to plan, if you like',
};

/** The tests of one subject that have a button. */
type SubjectTest = Exclude<TestType, 'practice-test'>;

/** "17 questions in 20 minutes", "About 30 questions, no clock", "Longer: 1 task in 30 minutes". */
export function factsSentence(testType: SubjectTest, subject: Subject, exam?: Exam): string {
  const number = questionCount(testType, subject, exam);
  const questions = `${isExactCount(subject) ? '' : 'about '}${number} questions`;
  const count = subject === 'Writing' ? formatCount(number, 'task') : questions;
  const seconds = testSeconds(testType, subject, exam);
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
