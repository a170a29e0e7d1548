import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuestionCounts } from '@wattle/contract/bank';
import { SUBJECTS } from '@wattle/contract/constants';
import { apiCalls, apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import { countsOf } from '../../test/bank';
import { press } from '../../test/press';
import routes from '../routes';

function open(counts: QuestionCounts) {
  signInAs('admin');
  apiReturns('questions/counts', counts);
  apiReturns('question-reports', { reports: [], total: 0 });
  renderRemote(routes, '/admin-dashboard');
}

test('leads to both lists of each subject', async () => {
  open(countsOf(3));
  await screen.findByRole('heading', { name: 'Generate Questions' });
  const targets = screen.getAllByRole('link', { name: /^(Maths|Thinking Skills|Writing|Reading)$/ });
  expect(targets.map((link) => link.getAttribute('href'))).toEqual([
    ...SUBJECTS.map((subject) => `/questions/${subject}`),
    ...SUBJECTS.map((subject) => `/view-questions/${subject}`),
  ]);
});

test('tells how many questions there are, and how many wait to be finalized', async () => {
  open(countsOf(3, { all: 6, Generated: 3 }));
  expect(
    await screen.findByText(/^12 generated questions wait to be finalized: no test serves them before\./),
  ).toBeVisible();
  expect(screen.getAllByRole('link', { name: '3' })[1]).toHaveAttribute('href', '/view-questions/Maths?type=Generated');
});

test('tells which drafts wait to be published', async () => {
  const { counts } = countsOf(3);
  open({ counts: counts.map((each) => ({ ...each, Draft: each.subject === 'Reading' ? 5 : 0 })) });
  expect(await screen.findByRole('link', { name: 'Reading 5' })).toHaveAttribute(
    'href',
    '/view-questions/Reading?type=Draft',
  );
});

test('an empty bank says what to do first', async () => {
  open(countsOf(0));
  expect(await screen.findByText('The bank is empty')).toBeVisible();
});

test('the rule of two people says who has switched it, and is switched with one press', async () => {
  apiReturns('questions/two-people', { isOn: false });
  open(countsOf(1));
  const button = await screen.findByRole('button', { name: 'Require two people' });
  apiReturns('questions/two-people', { isOn: true, by: 'hannah', at: '2026-03-12T02:00:00.000Z' });
  await userEvent.click(button);
  expect(await screen.findByText(/^Switched on by hannah/)).toBeVisible();
  expect(apiCalls('questions/two-people').map(({ body }) => body)).toContainEqual({ isOn: true });
});

test('counts again when that has failed', async () => {
  signInAs('admin');
  apiReturns('questions/counts', {}, 500);
  apiReturns('question-reports', { reports: [], total: 0 });
  renderRemote(routes, '/admin-dashboard');
  await screen.findByText(/The questions could not be counted/);
  apiReturns('questions/counts', countsOf(1));
  await press('Try again');
  expect(await screen.findByRole('table', { name: 'Questions in the bank' })).toBeVisible();
});
