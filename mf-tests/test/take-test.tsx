import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOpenPracticeTest, anOpenTest, aQuestionPayload } from '@wattle/contract/testing';
import type { OpenPracticeTest } from '@wattle/contract/tests';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import routes from '../src/routes';
import { keeps, OPEN, OPEN_PRACTICE, underWay } from './test-api';

export { nothingUnderWay, OPEN, OPEN_PRACTICE, SUBMIT, SUBMIT_PRACTICE, tell, underWay } from './test-api';

export const open = (url: string) => renderRemote(routes, url);

export const start = () => userEvent.click(screen.getByRole('button', { name: 'Start' }));

/** A child goes on with a test of two questions. */
export async function take(
  overrides: Parameters<typeof anOpenTest>[0] = {},
  url = '/test/weekly-test/maths',
  path = OPEN,
) {
  const user = signInAs('student');
  const test = anOpenTest({ questions: [aQuestionPayload(), aQuestionPayload()], ...overrides });
  apiReturns(path, test);
  keeps(test);
  underWay(test, url);
  const view = open(url);
  await screen.findByText(/^Question 1 of/);
  return { ...view, test, user };
}

/** A child goes on with the combined practice test. */
export async function takePractice(overrides: Partial<OpenPracticeTest> = {}) {
  const user = signInAs('student');
  const test = anOpenPracticeTest(overrides);
  apiReturns(OPEN_PRACTICE, test);
  keeps(test);
  underWay(test, '/practice-test');
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
