import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AttemptStatus, OpenPracticeTest } from '@wattle/contract';
import { anOpenPracticeTest, anOpenTest, aServedQuestion } from '@wattle/contract/testing';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import routes from '../src/routes';

export const OPEN = 'test/subject-test/Maths';
export const SUBMIT = 'test/subject-test/submit';
export const OPEN_PRACTICE = 'practice-test/getTestQuestions';
export const SUBMIT_PRACTICE = 'practice-test/submitPracticeTest';

export const open = (url: string) => renderRemote(routes, url);

/** How the attempt stands is told by a receipt and by the status alike. */
export function tell({ attemptId = '' }: { attemptId?: string }, told: Partial<AttemptStatus>): void {
  const stand = { state: 'open', serverTime: new Date().toISOString(), ...told };
  apiReturns(`attempts/${attemptId}/answers`, { answers: [], ...stand });
  apiReturns(`attempts/${attemptId}/status`, stand);
}

/** The server keeps what is saved of an attempt, says how it stands, and shows no result of it. */
function keeps({ attemptId = '', serverTime = '' }: { attemptId?: string; serverTime?: string }) {
  tell({ attemptId }, { serverTime });
  apiReturns(`attempts/${attemptId}`, { message: 'The result is not prepared in this test.' }, 404);
}

/** A child opens a test of two questions. */
export async function take(
  overrides: Parameters<typeof anOpenTest>[0] = {},
  url = '/test/weekly-test/maths',
  path = OPEN,
) {
  const user = signInAs('student');
  const test = anOpenTest({ questions: [aServedQuestion(), aServedQuestion()], ...overrides });
  apiReturns(path, test);
  keeps(test);
  const view = open(url);
  await screen.findByText(/^Question 1 of/);
  return { ...view, test, user };
}

/** A child opens the combined practice test. */
export async function takePractice(overrides: Partial<OpenPracticeTest> = {}) {
  const user = signInAs('student');
  const test = anOpenPracticeTest(overrides);
  apiReturns(OPEN_PRACTICE, test);
  keeps(test);
  const view = open('/practice-test');
  await screen.findByText(/^Question 1 of/);
  return { ...view, test, user };
}

export const resultOf = ({ attemptId }: { attemptId?: string }) => `/student-dashboard/attempts/${attemptId}`;

export const choose = (letter: string, user = userEvent.setup()) =>
  user.click(screen.getByRole('radio', { name: new RegExp(`^${letter}`) }));

export async function submit(user = userEvent.setup()): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Submit' }));
}
