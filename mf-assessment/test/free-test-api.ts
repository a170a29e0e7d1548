import type { OpenFreeTest } from '@wattle/contract/free-assessment';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import { visitorEmail } from '@wattle/platform';
import { apiReturns } from '@wattle/platform/fake-api';

export const OPEN = 'freeassesment/randomMathsQuestions';
export const DETAILS = 'freeassesment/userAssessmentDetails';
export const CHECK = 'freeassesment/checkMathTestAlreadyConduct';
export const email = 'meera@example.com';

export const noScores = { reading_score: null, maths_score: null, thinking_skills_score: null };

/** A test that is under way is opened at once. */
const UNDER_WAY = { navigate: true, message: '', isUnderWay: true };

/** A visitor has taken the first test, and is in the middle of the next. */
export function visitorIsUnderWay(): void {
  visitorEmail.write(email);
  apiReturns(DETAILS, { user: { ...noScores, reading_score: 1 } });
  for (const { checkPath } of FREE_TESTS) apiReturns(`freeassesment/${checkPath}`, UNDER_WAY);
}

/** Maths is under way by the server's clock, whatever the one of the device says. */
export function mathsUnderWay(secondsLeft: number, answeredCount = 4): OpenFreeTest {
  const serverNow = Date.parse('2026-11-21T02:00:00.000Z');
  return {
    category: 'randomMathsQuestions',
    serverTime: new Date(serverNow).toISOString(),
    deadline: new Date(serverNow + secondsLeft * 1_000).toISOString(),
    answeredCount,
    questionCount: 10,
  };
}
