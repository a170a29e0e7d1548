import { screen, waitFor } from '@testing-library/react';
import '@wattle/design-system/testing';
import { apiCalls, apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import { aBankQuestion, DELETED } from '../../test/bank';
import { press } from '../../test/press';
import routes from '../routes';

const question = aBankQuestion();
const FETCHED = `questions/get-question/${question.id}`;

beforeEach(() => void signInAs('admin'));

test.each([
  ['cannot be fetched', { statusCode: 500, message: 'down' }],
  ['was deleted', DELETED],
])('a preview of a question that %s asks for it again, and offers nothing else', async (_what, body) => {
  apiReturns(FETCHED, body, body.statusCode);
  renderRemote(routes, `/questions/Maths/${question.id}/preview`);
  expect(await screen.findByText('Failed to fetch question details. Please try again.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Go Back' })).toBeNull();
  await press('Try again');
  await waitFor(() => expect(apiCalls(FETCHED)).toHaveLength(2));
});
