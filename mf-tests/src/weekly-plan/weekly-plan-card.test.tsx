import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAttemptSummary } from '@wattle/contract/testing';
import type { WeeklyPlan } from '@wattle/contract/weekly-plan';
import { apiCalls, apiHangs, apiReturns, apiUnreachable } from '@wattle/platform/testing';
import { aPlan, aPractice, open, section } from '../../test/open-dashboard';

const PATH = 'test/weekly-plan';

function show(plan: Partial<WeeklyPlan> = {}) {
  const view = open();
  apiReturns(PATH, aPlan(plan));
  return view;
}
const card = () => section('This week');
const weekly = () => screen.getByRole('checkbox', { name: /^Weekly test/ });

it('says what is left, and what each test is', async () => {
  show();
  const plan = await card();
  expect(await plan.findByText('Two tests left this week.')).toBeVisible();
  expect(plan.getByText('17 questions in 20 minutes')).toBeVisible();
  expect(plan.getByText('Good to practise: Inference, no clock')).toBeVisible();
  expect(plan.getByText('One week with a test so far.')).toBeVisible();
});

it.each([
  ['Australia/Perth', 'Sunday'],
  ['Australia/Sydney', 'Monday'],
])('has the days of the child’s calendar, wherever the device is: in %s it is %s', async (timeZone, day) => {
  // 22:27 on a Sunday in Perth.
  const serverTime = '2026-03-08T14:27:00.000Z';
  const practised = anAttemptSummary({ submittedAt: '2026-03-08T14:00:00.000Z' });
  open(practised);
  apiReturns('attempts', { attempts: [practised], serverTime });
  apiReturns('practice/today', aPractice({ timeZone }));
  apiReturns(PATH, aPlan({ week: day === 'Sunday' ? '2026-03-02' : '2026-03-09' }));
  const days = await screen.findByRole('list', { name: 'Days of this week' });
  const [today] = within(days)
    .getAllByRole('listitem')
    .filter((each) => each.getAttribute('aria-current') === 'date');
  expect(today).toHaveTextContent(`${day}: done`);
});

it('has as many tests as the family aims at, and says so of one that was not planned', async () => {
  show({
    items: [
      { id: 'weekly-test', doneBy: 'test' },
      { id: 'practice', subject: 'Reading', doneBy: 'test', isOtherTest: true },
      { id: 'practice-2', subject: 'Maths' },
    ],
  });
  expect(await screen.findByText('One test left this week.')).toBeVisible();
  const rows = (await card()).getAllByRole('listitem').slice(0, 3);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Weekly testDone',
    'Reading practiceDone: you took another test',
    expect.stringMatching(/^Maths practice/),
  ]);
  // What a test has done cannot be taken back.
  expect(within(rows[0] as HTMLElement).queryByRole('checkbox')).not.toBeInTheDocument();
});

it('leaves the choice to a child who is new', async () => {
  show({
    items: [{ id: 'weekly-test' }, { id: 'practice' }],
    weeks: [{ week: '2026-03-09', tests: 0 }],
    weeksWithTests: 0,
  });
  expect(await screen.findByText('Two tests to start with. Take them in any order.')).toBeVisible();
  expect((await card()).getByText('Any of the four subjects, no clock')).toBeVisible();
});

describe('a tick', () => {
  const ticked = aPlan({
    items: [
      { id: 'weekly-test', doneBy: 'tick' },
      { id: 'practice', subject: 'Reading' },
    ],
  });

  it('is sent with its week, and is read out', async () => {
    show();
    await screen.findByText('Two tests left this week.');
    apiReturns(`${PATH}/weekly-test`, ticked);
    await userEvent.click(weekly());
    expect(await screen.findByText('One test left this week.')).toHaveAttribute('role', 'status');
    expect(weekly()).toBeChecked();
    expect(apiCalls(`${PATH}/weekly-test`)).toMatchObject([
      { method: 'PUT', body: { week: '2026-03-09', isTicked: true } },
    ]);
  });

  it('is seen before the server answers, and a double click is one tick', async () => {
    show();
    await screen.findByText('Two tests left this week.');
    const answer = apiHangs(`${PATH}/weekly-test`, ticked);
    await userEvent.dblClick(weekly());
    await waitFor(() => expect(weekly()).toBeChecked());
    answer();
    await waitFor(() => expect(apiCalls(`${PATH}/weekly-test`)).toHaveLength(1));
    expect(weekly()).toBeChecked();
  });

  it('can be taken back', async () => {
    show({ items: ticked.items });
    await screen.findByText('One test left this week.');
    apiReturns(`${PATH}/weekly-test`, aPlan());
    await userEvent.click(weekly());
    expect(await screen.findByText('Two tests left this week.')).toBeVisible();
    expect(apiCalls(`${PATH}/weekly-test`)).toMatchObject([{ body: { isTicked: false } }]);
  });

  it('stays where the response has another shape @long', async () => {
    show();
    await screen.findByText('Two tests left this week.');
    apiReturns(`${PATH}/weekly-test`, { message: 'Ticked.' });
    await userEvent.click(weekly());
    expect(await screen.findByText('One test left this week.')).toBeVisible();
    await waitFor(() => expect(apiCalls(`${PATH}/weekly-test`)).toHaveLength(1));
    expect(weekly()).toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes again where it could not be stored, and says what to do', async () => {
    show();
    await screen.findByText('Two tests left this week.');
    apiUnreachable(`${PATH}/weekly-test`);
    await userEvent.click(weekly());
    expect(
      await screen.findByText('Your tick could not be saved. Please try again when you are online.'),
    ).toBeVisible();
    expect(weekly()).not.toBeChecked();
    expect(screen.getByText('Two tests left this week.')).toBeVisible();
  });

  it('of a week that is over shows the plan of the new one @long', async () => {
    show();
    await screen.findByText('Two tests left this week.');
    const message = 'A new week has begun, with a new plan. Please look at it first.';
    apiReturns(`${PATH}/weekly-test`, { statusCode: 409, message }, 409);
    apiReturns(
      PATH,
      aPlan({ week: '2026-03-16', items: [{ id: 'weekly-test' }, { id: 'practice', subject: 'Maths' }] }),
    );
    await userEvent.click(weekly());
    expect(await screen.findByText('Maths practice')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });
});

it('can be asked for again where it could not be loaded; tests can be started all the same', async () => {
  open();
  apiUnreachable(PATH);
  const again = await screen.findByRole('button', { name: 'Load the plan' });
  expect(screen.getByRole('link', { name: 'Start Maths' })).toBeVisible();
  apiReturns(PATH, aPlan());
  await userEvent.click(again);
  expect(await screen.findByText('Two tests left this week.')).toBeVisible();
});
