import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiCalls, apiReturns, renderRemote, shownNotices, signInAs } from '@wattle/platform/testing';
import { aBinnedQuestion, binHas } from '../../test/a-binned-question';
import { aBankQuestion, restoreSucceeds } from '../../test/bank';
import { press } from '../../test/press';
import routes from '../routes';

const user = userEvent.setup();
const open = (search = '') => renderRemote(routes, `/admin-dashboard/bin${search}`);
beforeEach(() => void signInAs('admin'));

test('says who deleted what and how long it stays, and restores it', async () => {
  const binned = aBinnedQuestion({ question: aBankQuestion({ question: 'When is the third tram?' }) });
  binHas([binned]);
  open('?subject=Maths');
  expect(await screen.findByRole('row', { name: /When is the third tram\? .*hannah .*24 days/ })).toBeVisible();
  restoreSucceeds(binned.question.id);
  binHas([]);
  await press('Restore');
  await waitFor(() => expect(shownNotices()).toEqual(['1 question was restored.']));
  const body = { subject: 'Maths', ids: [binned.question.id] };
  expect(apiCalls('questions/restore-questions')[0]?.body).toEqual(body);
  expect(await screen.findByText('Nothing in the bin fits this filter.')).toBeVisible();
  await press('Show the whole bin');
  expect(await screen.findByText('The bin is empty.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/admin-dashboard');
});

test('selected questions of several subjects are restored together, and what could not be is told', async () => {
  const maths = aBinnedQuestion();
  const reading = aBinnedQuestion({ question: aBankQuestion({ subject: 'Reading' }) });
  binHas([maths, reading]);
  open();
  await user.click((await screen.findAllByRole('checkbox'))[1] as HTMLElement);
  await press('Select all of this page');
  const message = 'This question is in the bank again, from row 3 of again.xlsx. To restore this one, delete that one.';
  const unchanged = [{ id: maths.question.id, message }];
  apiReturns('questions/restore-questions', {
    message: '0 questions were restored. 1 could not be.',
    changed: [],
    unchanged,
  });
  await press('Restore 2 selected');
  expect(await screen.findByText(new RegExp(message))).toBeVisible();
  expect(apiCalls('questions/restore-questions').map(({ body }) => body)).toEqual([
    { subject: 'Maths', ids: [maths.question.id] },
    { subject: 'Reading', ids: [reading.question.id] },
  ]);
});

test('searches, and offers another try when the bin cannot be loaded', async () => {
  apiReturns('questions/bin', {}, 500);
  open();
  await press('Try again');
  binHas([aBinnedQuestion()]);
  await press('Try again');
  await user.type(await screen.findByRole('searchbox'), 'tram');
  await waitFor(() => expect(apiCalls('questions/bin').at(-1)?.path).toContain('search=tram'));
});
