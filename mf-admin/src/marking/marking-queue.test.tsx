import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { apiCalls, apiResponds, apiReturns, renderRemote, shownNotices, signInAs } from '@wattle/platform/testing';
import { aMarking, MARKING_ID, markingIs, QUEUE } from '../../test/a-marking';
import { expectNoFaults } from '../../test/no-faults';
import { press } from '../../test/press';
import routes from '../routes';

const user = userEvent.setup();
const row = (title: string) => screen.getByText(title).closest('li') as HTMLElement;
const editor = () => screen.findByRole('group', { name: 'Text of the child' });

async function open() {
  signInAs('marker');
  markingIs();
  const view = renderRemote(routes, '/admin-dashboard/writing');
  await screen.findByText('14 waiting, oldest 2 days');
  return view;
}

test('lists what waits, the oldest first, with who has it and for how long', async () => {
  await open();
  expect(row('The Door Behind the Fridge')).toHaveTextContent('Story, 180 words, waits 2 daysYou, 24 min left');
  expect(row('To the council, about the bridge')).toHaveTextContent('Email, 180 words, waits 2 daystom');
  expect(within(row('To the council, about the bridge')).queryByRole('button')).toBeNull();
  expect(row('How bees find their way')).toHaveTextContent('Report, 180 words, draft 2, waits 1 day');
  expect(screen.getByText('8 more texts not listed here.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare texts' })).toHaveAttribute(
    'href',
    '/admin-dashboard/writing/compare',
  );
});

test('has no serious fault of accessibility @long', async () => {
  const { baseElement } = await open();
  await expectNoFaults(baseElement);
});

test('a row takes the text and opens it; one that another marker has meanwhile says so', async () => {
  const { router } = await open();
  const id = 'c'.repeat(24);
  const message = 'tom has this text until 4:31 pm.';
  apiReturns(`writing-markings/${id}/claim`, { statusCode: 409, message }, 409);
  await user.click(within(row('What the lighthouse heard')).getByRole('button'));
  await waitFor(() => expect(shownNotices()).toEqual([message]));
  apiResponds(`writing-markings/${id}/claim`, () => Response.json(aMarking({ id })));
  apiReturns(`writing-markings/${id}`, aMarking({ id }));
  await user.click(within(row('What the lighthouse heard')).getByRole('button'));
  await editor();
  expect(router.state.location.pathname).toBe(`/admin-dashboard/writing/${id}`);
  expect(apiCalls(`writing-markings/${id}/claim`).map(({ method }) => method)).toEqual(['POST', 'POST']);
});

test('one button opens the text that waits longest, and says where none is left', async () => {
  const { router } = await open();
  const message = 'No text waits for you.';
  apiReturns('writing-markings/claim-next', { statusCode: 404, message }, 404);
  await press('Mark the next text');
  await waitFor(() => expect(shownNotices()).toEqual([message]));
  markingIs();
  await press('Mark the next text');
  await editor();
  expect(router.state.location.pathname).toBe(`/admin-dashboard/writing/${MARKING_ID}`);
});

test('an empty queue and returned texts', async () => {
  signInAs('marker');
  markingIs();
  const returned = { markings: QUEUE.markings.slice(2, 3), total: 1 };
  apiResponds('writing-markings', ({ path }) =>
    Response.json(path.endsWith('returned') ? returned : { markings: [], total: 0 }),
  );
  renderRemote(routes, '/admin-dashboard/writing');
  expect(await screen.findByText(/^No text waits for a mark/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark the next text' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Returned' }));
  const link = await screen.findByRole('link', { name: /^What the lighthouse heard/ });
  expect(link).toHaveAttribute('href', `/admin-dashboard/writing/${'c'.repeat(24)}`);
});

test('what waits is fetched again each minute, while somebody sees the page', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const view = await open();
  apiReturns('writing-markings', { markings: [], total: 0 });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText(/^14 waiting/)).toBeVisible();
  hidden.mockReturnValue(false);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText(/^No text waits for a mark/)).toBeVisible();
  view.unmount();
  hidden.mockRestore();
  jest.useRealTimers();
});

test('agreement of two markers, by criterion', async () => {
  await open();
  expect(await screen.findByText(/least for Spelling, kappa/)).toHaveTextContent('0.69 (0.60 to 0.75)');
  await press('By criterion');
  const dialog = within(screen.getByRole('dialog', { name: 'Agreement of two markers' }));
  expect(dialog.getByText(/0 is chance, 1 is the same/)).toHaveTextContent('One text in 10 is marked by two people');
  expect(dialog.getByRole('row', { name: 'Ideas 0.81 0.72 to 0.87' })).toBeVisible();
  expect(dialog.getByText('41 texts marked twice so far, 3 more to come.')).toBeVisible();
});

test('says when the texts could not be loaded, and tries again', async () => {
  signInAs('marker');
  markingIs();
  apiReturns('writing-markings', { statusCode: 500, message: 'Something went wrong.' }, 500);
  renderRemote(routes, '/admin-dashboard/writing');
  await screen.findByText('Something went wrong.');
  markingIs();
  await press('Try again');
  expect(await screen.findByText('The Door Behind the Fridge')).toBeVisible();
});
