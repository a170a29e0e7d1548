import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AttemptStatus } from '@wattle/contract/attempts';
import { anOpenTest, aQuestionPayload } from '@wattle/contract/testing';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { apiReturns, renderRemote } from '@wattle/platform/testing';
import routes from '../src/routes';
import { OPEN, visitorIsUnderWay } from './free-test-api';

export { CHECK, email, OPEN } from './free-test-api';

export const SUBMIT = 'freeassesment/submitMathsAssessment';

beforeEach(visitorIsUnderWay);

export const open = () => renderRemote(routes, '/questions-page/randomMathsQuestions');

/** Opens a test of two questions, whose answers the server keeps. */
export async function take(overrides: Parameters<typeof anOpenTest>[0] = {}) {
  const test = anOpenTest({ questions: [aQuestionPayload(), aQuestionPayload()], ...overrides });
  const saved = `freeassesment/attempts/${test.attemptId}/answers`;
  const status = `freeassesment/attempts/${test.attemptId}/status`;
  /** How the attempt stands is told by a receipt and by the status alike. */
  const tell = (told: Partial<AttemptStatus>) => {
    const stand = { state: 'open', deadline: test.deadline, serverTime: new Date().toISOString(), ...told };
    apiReturns(status, stand);
    apiReturns(saved, { answers: [], ...stand });
  };
  apiReturns(OPEN, test);
  tell({ serverTime: test.serverTime });
  const view = open();
  await screen.findByText(/^Question 1 of/);
  return { ...view, test, saved, status, tell };
}

export async function submit(user = userEvent.setup()): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Submit' }));
}
