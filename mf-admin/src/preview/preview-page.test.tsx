import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiCalls, apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import { aBankQuestion } from '../../test/bank';
import routes from '../routes';

const question = aBankQuestion();
const FETCHED = `questions/get-question/${question.id}`;

beforeEach(() => void signInAs('admin'));

const deletion = { by: 'hannah', at: '2026-03-12T02:00:00.000Z' };

test.each([
  ['cannot be fetched', 500, { message: 'down' }],
  ['was deleted', 404, { message: 'This question is no longer in the bank.', deletion }],
])('a preview of a question that %s asks for it again, and offers nothing else', async (_what, statusCode, body) => {
  apiReturns(FETCHED, { statusCode, ...body }, statusCode);
  renderRemote(routes, `/questions/Maths/${question.id}/preview`);
  expect(await screen.findByText('Failed to fetch question details. Please try again.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Go Back' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(apiCalls(FETCHED)).toHaveLength(2));
});
