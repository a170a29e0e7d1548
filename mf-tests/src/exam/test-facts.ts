import { SUBJECTS, type Subject, type TestType } from '@wattle/contract/constants';
import { isExactCount, questionCount, testSeconds } from '@wattle/contract/test-kinds';
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

/** @param extraTimePercent - How much longer it lasts for this child. */
export function testFacts(testType: TestType, subject: Subject, extraTimePercent = 0): TestFacts {
  const seconds = testSeconds(testType, subject);
  return {
    questionCount: questionCount(testType, subject),
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
