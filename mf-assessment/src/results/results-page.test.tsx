import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiCalls, apiReturns, apiUnreachable, renderRemote } from '@wattle/platform/testing';
import { aFreeReport } from '../../test/a-free-report';
import { missed, RESULTS, resultsOf } from '../../test/free-results';
import routes from '../routes';

const { resultsToken: token } = aFreeReport();

const open = (hash = `#${token}`) => renderRemote(routes, `/free-assessment/results${hash}`);

test('each wrong answer is explained from the one that was given, the right ones behind a fold', async () => {
  apiReturns(RESULTS, resultsOf(missed, {}));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: '17 of 30 right' })).toBeVisible();
  const card = within(screen.getAllByRole('article', { name: 'How many litres?' })[0] as HTMLElement);
  expect(card.getByText('You chose 72 L.').parentElement).toHaveTextContent('You chose 72 L. That is the full tank.');
  expect(card.getByText('Doubling gives it.')).toBeVisible();
  expect(card.getByText('Right answer')).toBeVisible();
  expect(card.getByText('Too few.')).not.toBeVisible();
  await userEvent.click(card.getByText('Other easy mistakes: 12 L'));
  expect(card.getByText('Too few.')).toBeVisible();
  expect(card.getByText('Show the passage')).toBeVisible();
  expect(screen.getAllByText('The right answer')).toHaveLength(3);
  expect(apiCalls(RESULTS)[0]).toMatchObject({ method: 'POST', body: { token } });
  expect(screen.getByLabelText('Your email')).toHaveValue('meera@example.com');
});

test('a folded question is a row with the answer that was given and the right one', async () => {
  apiReturns(RESULTS, resultsOf(missed, { ...missed, served: { ...missed.served, question: 'How many cups?' } }));
  open();
  const row = within((await screen.findAllByRole('article', { name: 'How many cups?' }))[0] as HTMLElement);
  const summary = row.getByText('Why', { selector: 'summary *' }).closest('summary');
  expect(summary).toHaveTextContent(/Your answer: 72 L.*Right answer: 54 L/);
  expect(row.getByText('You chose 72 L.')).not.toBeVisible();
  await userEvent.click(summary as HTMLElement);
  expect(row.getByText('You chose 72 L.')).toBeVisible();
});

test('a score that was counted in a browser has no answers to explain', async () => {
  apiReturns(RESULTS, resultsOf());
  open();
  expect(await screen.findAllByText(/there are no answers to explain/)).toHaveLength(3);
});

test.each([
  ['not complete', '', 'This link is not complete. Open it from the email again.'],
  ['too old', `#${token}`, 'The link works for 30 days.'],
])('a link that is %s says so and leads to a new assessment', async (_how, hash, sentence) => {
  apiReturns(RESULTS, { message: 'The link works for 30 days.' }, 404);
  open(hash);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Take the free assessment' })).toHaveAttribute('href', '/freeassesment');
});

test('offers to try again when nobody answers', async () => {
  apiUnreachable(RESULTS);
  open();
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  apiReturns(RESULTS, resultsOf(missed));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: '17 of 30 right' })).toBeVisible();
});
