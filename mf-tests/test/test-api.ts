import type { AttemptStatus } from '@wattle/contract/attempts';
import { type Exam, SUBJECT_NAMES } from '@wattle/contract/constants';
import { subjectSchema } from '@wattle/contract/questions';
import { anOpenAttemptSummary } from '@wattle/contract/testing';
import { testTypeSchema } from '@wattle/contract/tests';
import { apiReturns } from '@wattle/platform/fake-api';

export const OPEN = 'test/subject-test/Maths';
export const SUBMIT = 'test/subject-test/submit';
export const OPEN_PRACTICE = 'practice-test/getTestQuestions';
export const SUBMIT_PRACTICE = 'practice-test/submitPracticeTest';

/** How the attempt stands is told by a receipt and by the status alike. */
export function tell({ attemptId = '' }: { attemptId?: string }, told: Partial<AttemptStatus>): void {
  const stand = { state: 'open', serverTime: new Date().toISOString(), ...told };
  apiReturns(`attempts/${attemptId}/answers`, { answers: [], ...stand });
  apiReturns(`attempts/${attemptId}/status`, stand);
}

/** The server keeps what is saved of an attempt, says how it stands, and shows no result of it. */
export function keeps({ attemptId = '', serverTime = '' }: { attemptId?: string; serverTime?: string }) {
  tell({ attemptId }, { serverTime });
  apiReturns(`attempts/${attemptId}`, { message: 'The result is not prepared in this test.' }, 404);
}

/** Nothing is under way, so a test waits for the child, who may have an exam, to start it. */
export function nothingUnderWay(exam?: Exam): void {
  const serverTime = new Date().toISOString();
  apiReturns('attempts', { attempts: [], serverTime });
  apiReturns('test/exam-day', { series: null, exam, serverTime });
}

/** The test at this address is under way, so it is opened at once. */
export function underWay({ attemptId }: { attemptId?: string }, url = '/test/weekly-test/maths'): void {
  const [, , kind, segment] = url.split('/');
  const subject = subjectSchema.safeParse(segment).data;
  const attempt = anOpenAttemptSummary({
    ...(attemptId && { attemptId }),
    kind: testTypeSchema.catch('practice-test').parse(kind),
    subject: subject && SUBJECT_NAMES[subject],
  });
  apiReturns('attempts', { attempts: [attempt], serverTime: new Date().toISOString() });
}
