import { cleanup, screen } from '@testing-library/react';
import { shownNotices } from '@wattle/platform/testing';
import { anAwayServer, aServer, aTest, choose, pass, play, press } from '../../test/play';
import { keepOpenedTest, keptResponse } from '../attempt/opened-tests';
import { PAGE_ID } from '../page-id';

const test = () => aTest({ seconds: 600, breakSecondsLeft: 120, activePageId: PAGE_ID });
const timer = (name: RegExp) => screen.getByRole('timer', { name });

/** A server that grants two minutes of breaks in the test. */
const serverOf = ({ deadline }: ReturnType<typeof test>) => aServer({ deadline, breakSecondsLeft: 120 });

it('stops the clock and takes the questions off the screen until the child goes on', async () => {
  const opened = test();
  const server = serverOf(opened);
  const { save } = play(opened, server);
  await pass(60);
  await choose('B');
  await press('Take a break');
  expect(save).toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Your clock has stopped' })).toHaveFocus();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await pass(50);
  expect(timer(/^9:00 left/)).toBeVisible();
  expect(timer(/Left of the break/)).toHaveTextContent('1:10');

  await press('Go on with the test');
  expect(timer(/^(9:00|8:59) left/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^B/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^B/ })).toHaveFocus();
  await pass(10);
  expect(timer(/^8:(50|49) left/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take a break' })).toBeEnabled();
});

it('ends by itself when it is used up, and says so', async () => {
  const opened = test();
  play(opened, serverOf(opened));
  await press('Take a break');
  await pass(121);
  expect(screen.getAllByRole('radio')).not.toEqual([]);
  expect(document.querySelector('[aria-live="assertive"]')).toHaveTextContent(
    'Your break is over, and the clock runs again: 10 minutes left.',
  );
});

it('cannot begin without a network: the test goes on, and the clock with it', async () => {
  const opened = test();
  const server = serverOf(opened);
  play(opened, server);
  server.isAway = true;
  await press('Take a break');
  expect(shownNotices()).toEqual([
    'There is no connection, so the clock cannot be stopped, and your test goes on. Try again in a moment.',
  ]);
  await pass(5);
  expect(timer(/^9:5[45] left/)).toBeVisible();
  expect(screen.getAllByRole('radio')).not.toEqual([]);
});

it('whose beginning the page has not heard of is found, and so is an end that another device made @long', async () => {
  const opened = test();
  const server = serverOf(opened);
  play(opened, server);
  await server.startBreak();
  await pass(16);
  expect(screen.getByRole('heading', { name: 'Your clock has stopped' })).toBeVisible();
  server.isAway = true;
  await press('Go on with the test');
  expect(await screen.findByText(/Your clock stands until you are back/)).toBeVisible();
  server.isAway = false;
  await server.endBreak();
  await pass(16);
  expect(screen.getAllByRole('radio')).not.toEqual([]);
});

it('that a page was loaded in goes on by opening the test again', async () => {
  const breakUntil = new Date(Date.now() + 60_000).toISOString();
  const { reopen } = play({ ...test(), questions: [], breakUntil });
  expect(screen.getByRole('heading', { name: 'Your clock has stopped' })).toBeVisible();
  await pass(61);
  expect(reopen).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Your break is over' })).toBeVisible();
});

it('shows no question after a reload without network, and goes on by itself when it is used up', async () => {
  const opened = test();
  const { attemptId } = opened;
  const outbox = { ownerId: 'child', saveUrl: 'saves', submission: () => ({ url: '', method: 'POST' }), wayOut: null };
  const about = { attemptId, call: 'weekly', title: 'Weekly test', path: '/test' };
  keepOpenedTest('child', { ...about, body: opened, receivedAt: Date.now() }, []);
  const reload = () => {
    const kept = keptResponse('child', { call: 'weekly' });
    return play(kept as ReturnType<typeof test>, { ...anAwayServer(), outbox, category: 'weekly' });
  };

  const { unmount } = play(opened, { ...serverOf(opened), outbox, category: 'weekly' });
  await pass(60);
  await press('Take a break');
  unmount();
  await pass(30);
  reload();
  expect(screen.getByRole('heading', { name: 'Your clock has stopped' })).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(timer(/^9:00 left/)).toBeVisible();
  expect(timer(/Left of the break/)).toHaveTextContent('1:30');
  await pass(91);
  expect(screen.getAllByRole('radio')).not.toEqual([]);
  cleanup();
  reload();
  expect(timer(/^(9:00|8:59) left/)).toBeVisible();
});

it('is offered as soon as it is granted, and no longer once it is taken away', async () => {
  const opened = aTest({ seconds: 600 });
  const server = aServer({ deadline: opened.deadline });
  play(opened, server);
  expect(screen.queryByRole('button', { name: 'Take a break' })).not.toBeInTheDocument();
  server.status.breakSecondsLeft = 300;
  await pass(16);
  expect(screen.getByRole('button', { name: 'Take a break' })).toBeVisible();
  server.status.breakSecondsLeft = undefined;
  await pass(16);
  expect(screen.queryByRole('button', { name: 'Take a break' })).not.toBeInTheDocument();
});
