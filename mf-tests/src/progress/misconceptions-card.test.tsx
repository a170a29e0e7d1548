import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAttemptSummary } from '@wattle/contract/testing';
import { apiCalls, apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import { aMisconception, attemptsAre, daysAgo } from '../../test/dashboard-api';
import { familyIs, PRIYA } from '../../test/family-api';
import routes from '../routes';
import '@wattle/design-system/testing';

const user = userEvent.setup();
const TITLE = 'What to look out for';
const panel = async () => within(await screen.findByRole('region', { name: TITLE }));

test('a child reads which mistake came back, with an example and what to practise', async () => {
  signInAs('student');
  attemptsAre(anAttemptSummary({ submittedAt: daysAgo(1) }));
  apiReturns('practice/misconceptions', { misconceptions: [aMisconception()] });
  renderRemote(routes, '/student-dashboard');
  const card = await panel();
  expect(card.getByText('A part was left out').parentElement).toHaveTextContent(
    'A part was left out, in 4 of 6 questions.',
  );
  expect(card.getByText('Tick each number when you have used it.')).toBeVisible();
  expect(card.getByText(/^You chose/)).not.toBeVisible();
  await user.click(card.getByText('An example'));
  expect(card.getByText('You chose “5.5 m”. This adds only two of the four sides.')).toBeVisible();
  expect(card.getByRole('link', { name: 'Open the result' })).toHaveAttribute(
    'href',
    `/student-dashboard/attempts/${'e'.repeat(24)}`,
  );
  expect(card.getByRole('link', { name: 'Practise Measurement' })).toHaveAttribute(
    'href',
    '/test/practise/maths?topic=Measurement',
  );
});

test.each([
  ['where none came back', () => apiReturns('practice/misconceptions', { misconceptions: [] })],
  ['where they cannot be had @long', () => apiReturns('practice/misconceptions', {}, 500)],
  [
    'where the response has another shape @long',
    () => apiReturns('practice/misconceptions', { misconceptions: 'none' }),
  ],
])('nothing is said %s', async (_where, prepare) => {
  signInAs('student');
  attemptsAre(anAttemptSummary({ submittedAt: daysAgo(1) }));
  prepare();
  renderRemote(routes, '/student-dashboard');
  await screen.findByRole('region', { name: 'Progress' });
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
});

test('a child without results is not asked about', async () => {
  signInAs('student');
  attemptsAre();
  renderRemote(routes, '/student-dashboard');
  await screen.findByText(/^No results yet/);
  expect(apiCalls('practice/misconceptions')).toHaveLength(0);
});

test('a parent reads it of the child', async () => {
  signInAs('parent');
  familyIs();
  apiReturns(`family/children/${PRIYA}/misconceptions`, { misconceptions: [aMisconception({ made: 2 })] });
  renderRemote(routes, '/family');
  const card = await panel();
  expect(card.getByText(/^From Priya’s answers of the last 8 weeks/)).toBeVisible();
  expect(card.getByText(/, in 2 of 6 questions\.$/)).toBeVisible();
  expect(card.getByText('To practise: Measurement')).toBeVisible();
  await user.click(card.getByText('An example'));
  expect(card.getByText(/^Priya chose “5\.5 m”/)).toBeVisible();
});
