import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { apiCalls, apiResponds, apiReturns, renderRemote, shownNotices, signInAs } from '@wattle/platform/testing';
import { countsOf } from '../../test/bank';
import { expectNoFaults } from '../../test/no-faults';
import { fieldOf, paste, press } from '../../test/press';
import { aRow, bankStatisticsAre, doubted, someFigures } from '../../test/statistics';
import routes from '../routes';

const user = userEvent.setup();
const LIST = 'statistics/questions';
const open = (search = '') => renderRemote(routes, `/admin-dashboard/statistics${search}`);
const table = async () => within(await screen.findByRole('table', { name: 'Questions with their statistics' }));
const asked = () => Object.fromEntries(new URLSearchParams(apiCalls(LIST).at(-1)?.path.split('?')[1]));
const rows = [
  aRow(),
  aRow({
    id: 'b'.repeat(24),
    question: 'A soil mix',
    n: 574,
    figures: someFigures({ discriminationIndex: 0.44 }),
    flags: [],
  }),
  aRow({ id: 'c'.repeat(24), question: 'Slowly the sound', n: 64, figures: null, flags: [], isWithheld: true }),
];

beforeEach(() => void signInAs('content'));

test('flags come first, in words; below 100 answers a row says how many are missing', async () => {
  bankStatisticsAre(rows);
  open();
  const [, flagged, sound, few] = (await table()).getAllByRole('row');
  expect(flagged).toHaveTextContent(/Medium41238%−0\.271:12Is the key wrong\?$/);
  expect(sound).toHaveTextContent(/57438%0\.441:12$/);
  expect(few).toHaveTextContent(/6436 more until figuresLeft out of tests$/);
  expect(screen.getByRole('link', { name: 'A garden bed is 3.5 m long and 2 m wide.' })).toHaveAttribute(
    'href',
    `/questions/Maths/${doubted.id}/statistics`,
  );
  expect(screen.getByText('keys in doubt').nextElementSibling).toHaveTextContent('2');
  expect(screen.getByText(/^Facility: the share of right answers\. Discrimination: how much more often/)).toBeVisible();
  expect(screen.getByText(/^First attempts, all kinds of test, left out counts as wrong\. Counted on/)).toBeVisible();
});

test('has no serious fault of accessibility @long', async () => {
  bankStatisticsAre(rows);
  open();
  await table();
  await expectNoFaults(document.body);
});

test('columns sort, and filters narrow; both stand in the address', async () => {
  bankStatisticsAre(rows, { page: 2, pages: 3, total: 60 });
  open('?page=2&kind=weekly-test&flag=magic');
  await table();
  expect(asked()).toEqual({ page: '2', kind: 'weekly-test', omitted: 'wrong', sort: 'flags' });
  expect(screen.getByText('A soil mix').closest('a')).toHaveAttribute(
    'href',
    `/questions/Maths/${'b'.repeat(24)}/statistics?kind=weekly-test`,
  );
  bankStatisticsAre(rows);
  await press('Discrimination');
  expect(asked()).toMatchObject({ sort: 'discrimination', page: '1' });
  expect(screen.getByRole('columnheader', { name: 'Discrimination' })).toHaveAttribute('aria-sort', 'ascending');
  await press('Answers');
  expect(asked()).toMatchObject({ sort: '-answers' });
  await user.selectOptions(fieldOf('Facility'), 'Facility: 25% to 50%');
  await user.selectOptions(fieldOf('Discrimination'), 'Discrimination: below 0');
  await user.selectOptions(fieldOf('Answers'), 'Answers: 300 or more');
  await user.selectOptions(fieldOf('Flag'), 'Is the key wrong?');
  await user.click(fieldOf('Maths'));
  expect(asked()).toEqual({
    page: '1',
    kind: 'weekly-test',
    omitted: 'wrong',
    sort: '-answers',
    minFacility: '25',
    maxFacility: '50',
    maxDiscrimination: '-1',
    minAnswers: '300',
    flag: 'key-in-doubt',
    subject: 'Maths',
  });
  expect(fieldOf('Facility')).toHaveDisplayValue('Facility: 25% to 50%');
  apiReturns('statistics/export-csv', {}, 500);
  await press('Export as CSV');
  await screen.findByText('The statistics could not be exported. Please try again.');
  expect(apiCalls('statistics/export-csv')[0]?.path).toContain('maxDiscrimination=-1');
});

test('where nothing fits, all are shown again; where nobody has answered, it says so', async () => {
  bankStatisticsAre([], { pages: 1 });
  open('?flag=any');
  await screen.findByText(/^No question is like this\./);
  await press('Show all');
  expect(await screen.findByText(/^No child has answered a question in a test yet\./)).toBeVisible();
});

test('what cannot be fetched can be tried again', async () => {
  apiReturns(LIST, {}, 500);
  open();
  await screen.findByText('The statistics could not be fetched. Please try again.');
  bankStatisticsAre(rows);
  await press('Try again');
  await table();
});

test('the dashboard says how many keys are in doubt', async () => {
  apiReturns('questions/counts', countsOf(1));
  bankStatisticsAre(rows);
  renderRemote(routes, '/admin-dashboard');
  expect(await screen.findByText(/: 2 keys in doubt, 3 other flags$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Statistics of the bank' })).toHaveAttribute(
    'href',
    '/admin-dashboard/statistics',
  );
});

test('staff say where the monthly email goes, and stop it', async () => {
  const MAIL = 'statistics/mail';
  bankStatisticsAre(rows);
  apiReturns(MAIL, { email: null });
  open();
  const mail = within(await screen.findByRole('region', { name: 'Monthly email' }));
  const box = mail.getByRole('textbox', { name: 'Your email address' });
  await paste(box, 'hannah');
  await user.click(mail.getByRole('button', { name: 'Send it to me' }));
  expect(box).toBeInvalid();
  expect(apiCalls(MAIL)).toHaveLength(1);
  await paste(box, '@wattle.example');
  const message = 'The questions to mend first go to hannah@wattle.example, once a month.';
  apiResponds(MAIL, ({ method }) => Response.json(method === 'PUT' ? { message } : { email: 'hannah@wattle.example' }));
  await user.click(mail.getByRole('button', { name: 'Send it to me' }));
  expect(await mail.findByText('hannah@wattle.example')).toBeVisible();
  expect(shownNotices()).toContain(message);
  apiReturns(MAIL, {}, 500);
  await user.click(mail.getByRole('button', { name: 'Stop it' }));
  expect(await screen.findByText('This could not be saved. Please try again.')).toBeVisible();
  expect(apiCalls(MAIL).findLast(({ method }) => method === 'PUT')?.body).toEqual({ email: null });
});

describe('the page of tests', () => {
  const openTests = () => renderRemote(routes, '/admin-dashboard/statistics/tests');

  it('says of each kind how well it measures, or how many children are missing', async () => {
    const figures = { mean: 21.4, sd: 5.2, alpha: 0.83, errorRatio: 0.41, sem: 2.14 };
    apiReturns('statistics/tests', {
      countedAt: null,
      tests: [
        { kind: 'weekly-test', subject: 'Maths', questions: 30, n: 412, figures },
        { kind: 'free', subject: 'Reading', questions: 10, n: 12, figures: null },
      ],
    });
    openTests();
    const [, maths, reading] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(maths).toHaveTextContent('Weekly test, Maths3041221.4 of 305.20.8341%± 2.1');
    expect(
      screen.getByText('The first test of each child, left out counts as wrong. Nothing was counted yet.'),
    ).toBeVisible();
    expect(reading).toHaveTextContent('Free assessment, Reading1012; 88 more until figures');
    apiReturns('statistics/tests/export', {}, 500);
    await press('Export as .xlsx');
    expect(await screen.findByText('The statistics could not be exported. Please try again.')).toBeVisible();
    expect(apiCalls('statistics/tests/export')).toHaveLength(1);
  });

  it('has no serious fault of accessibility @long', async () => {
    const figures = { mean: 21.4, sd: 5.2, alpha: 0.83, errorRatio: 0.41, sem: 2.14 };
    const test = { kind: 'weekly-test', subject: 'Maths', questions: 30, n: 412, figures };
    apiReturns('statistics/tests', { countedAt: null, tests: [test] });
    openTests();
    await screen.findByRole('table');
    await expectNoFaults(document.body);
  });

  it('says so where there are none, or where they cannot be had', async () => {
    apiReturns('statistics/tests', {}, 500);
    openTests();
    await screen.findByText('The figures of the tests could not be fetched. Please try again.');
    apiReturns('statistics/tests', { countedAt: null, tests: [] });
    await press('Try again');
    expect(await screen.findByText('No child has taken a test yet.')).toBeVisible();
  });
});
