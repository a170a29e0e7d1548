import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PracticeExamState } from '@wattle/contract/practice-exam';
import { anOpenTest, aQuestionPayload } from '@wattle/contract/testing';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import {
  apiCalls,
  apiHangs,
  apiReturns,
  apiUnreachable,
  renderRemote,
  shownNotices,
  signInAs,
} from '@wattle/platform/testing';
import { ID, EXAM_DAY as PATH, practiceExamAs, practiceExamOf, submitted } from '../../test/practice-exam-api';
import { choose, submit, tell } from '../../test/take-test';
import { aText, textsAre } from '../../test/texts-api';
import routes from '../routes';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

function show(day: PracticeExamState) {
  signInAs('student');
  apiReturns(PATH, day);
  return renderRemote(routes, '/exam-day');
}

const button = (name: string) => screen.findByRole('button', { name });

test('before it begins, a child reads what happens, and nothing has begun', async () => {
  show({ series: null, serverTime: new Date().toISOString() });
  expect(await screen.findByRole('heading', { name: 'What happens' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ReadingAbout 38 questions in 45 minutes',
    'MathsMathematical Reasoning: 35 questions in 40 minutes',
    'Thinking Skills40 questions in 40 minutes',
    'Writing1 task in 30 minutes',
  ]);
  expect(screen.getByText(/a break of 10 minutes, which you can end early/)).toBeVisible();
  expect(apiCalls().map(({ method }) => method)).toEqual(['GET']);
});

test('a rehearsal is told before the exam, and before each of its tests', async () => {
  const rehearsal = { extraTime: 25, restBreaks: 0, readAloud: 1 };
  const note = /^A rehearsal with 25% more time and reading aloud\. Its result is shown/;
  show({ series: null, serverTime: new Date().toISOString(), rehearsal });
  expect(await screen.findByText(note)).toBeVisible();
  cleanup();
  show({ ...practiceExamOf(submitted(31, 38)), extraTimePercent: 25, rehearsal });
  expect(await screen.findByText(note)).toBeVisible();
  cleanup();
  show(practiceExamOf());
  await button('Start Reading');
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});

test('a child who prepares for the Opportunity Class test finds its three sections, and no writing', async () => {
  show({ series: null, exam: 'nsw-oc', serverTime: new Date().toISOString() });
  expect(await screen.findByRole('heading', { name: 'What happens' })).toBeVisible();
  expect(screen.getByText(/^The three sections of the Opportunity Class test, in their order/)).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ReadingAbout 33 questions in 40 minutes',
    'MathsMathematical Reasoning: 35 questions in 40 minutes',
    'Thinking Skills30 questions in 30 minutes',
  ]);
  expect(document.body).not.toHaveTextContent(/writing/i);

  cleanup();
  show(practiceExamAs('nsw-oc', submitted(20, 33), submitted(28, 35)));
  expect(await screen.findByRole('region', { name: 'The three tests' })).toBeVisible();
  const next = within(screen.getByRole('region', { name: 'Next: Thinking Skills' }));
  expect(next.getAllByRole('listitem')[1]).toHaveTextContent('30 minutes');
  expect(document.body).not.toHaveTextContent(/writing/i);
});

test('an exam that was begun keeps its numbers when the child prepares for another one', async () => {
  show({ ...practiceExamOf(submitted(30, 38), submitted(28, 35)), exam: 'nsw-oc' });
  const next = within(await screen.findByRole('region', { name: 'Next: Thinking Skills' }));
  expect(next.getAllByRole('listitem')[0]).toHaveTextContent('40 questions');
  expect(screen.getByText(/^The four sections of the NSW selective test/)).toBeVisible();
});

test('an exam on paper leads to what Wattle has of it, to print', async () => {
  show({ series: null, exam: 'vic-selective', serverTime: new Date().toISOString() });
  expect(await screen.findByText(/on paper, not on a screen\. You can print its Reading and Writing\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Print a practice exam' })).toHaveAttribute(
    'href',
    '/paper?testType=full-test&category=Reading',
  );
  expect(screen.queryByRole('button', { name: 'Begin' })).not.toBeInTheDocument();
});

test('a test is started once, however often Start is pressed, and leads back to the practice exam', async () => {
  const { router } = show(practiceExamOf());
  const start = await button('Start Reading');
  const test = anOpenTest({ questions: [aQuestionPayload(), aQuestionPayload()] });
  tell(test, {});
  const answer = apiHangs(`${PATH}/Reading`, test);
  apiReturns(PATH, practiceExamOf({ state: 'open', attemptId: test.attemptId, deadline: inSeconds(2_700) }));
  await userEvent.dblClick(start);
  expect(apiCalls(`${PATH}/Reading`)).toHaveLength(1);
  apiReturns(`${PATH}/Reading`, test);
  answer();
  expect(await screen.findByText(/^Question 1 of 2/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/test/exam-day/reading');
  expect(screen.getByRole('heading', { level: 1, name: 'Practice exam, Reading' })).toBeInTheDocument();

  apiReturns('test/subject-test/submit', {});
  apiReturns(PATH, practiceExamOf(submitted(1, 2), { state: 'waiting', breakUntil: inSeconds(600) }));
  await choose('B');
  await submit();
  expect(await screen.findByRole('heading', { name: 'Time for a break' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/exam-day');
  expect(apiCalls('test/subject-test/submit')[0]?.body).toMatchObject({
    category: 'Reading',
    testType: 'full-test',
    attemptId: test.attemptId,
  });
});

test('a break shows the time that is left, can be ended early, and names what comes next', async () => {
  show(practiceExamOf(submitted(30, 38), { state: 'waiting', breakUntil: inSeconds(570) }));
  expect(await screen.findByRole('timer', { name: 'Left of the break' })).toHaveTextContent(/^9:[0-3]\d$/);
  expect(screen.getByText(/Next is Maths\./)).toBeVisible();
  const next = within(screen.getByRole('region', { name: 'Time for a break' }));
  const facts = next.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts.slice(0, 2)).toEqual(['35 questions', '40 minutes about 1:10 each']);
  expect(await button('Start Maths')).toBeEnabled();
  expect(screen.getByText('30 of 38')).toBeVisible();
});

test('after the break nothing runs until the child starts', async () => {
  show(practiceExamOf(submitted(30, 38), { state: 'waiting', breakUntil: inSeconds(-60) }));
  expect(await screen.findByRole('heading', { name: 'Next: Maths' })).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByText('The clock starts when you press Start, not before.')).toBeVisible();
});

test('a test under way goes on, with the time that is left', async () => {
  show(practiceExamOf({ state: 'open', attemptId: ID, deadline: inSeconds(1_500) }));
  expect(await screen.findByText(/^2[45] minutes left\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on with Reading' })).toHaveAttribute('href', '/test/exam-day/reading');
});

test('a test whose time is up is asked for until the server has submitted it', async () => {
  show(practiceExamOf({ state: 'open', attemptId: ID, deadline: inSeconds(-1) }));
  expect(await screen.findByText(/The time is up/)).toBeVisible();
  await waitFor(() => expect(apiCalls(PATH).length).toBeGreaterThan(1));
});

test('after the fourth all results stand with their reviews', async () => {
  textsAre(aText({ attemptId: ID }));
  show(practiceExamOf(submitted(30, 38), submitted(20, 35), submitted(25, 40), submitted(null, 0)));
  expect(await screen.findByRole('heading', { name: 'You have taken the whole exam' })).toBeVisible();
  const results = within(screen.getByRole('region', { name: 'Your results' }));
  expect(await results.findByText('Waiting to be read')).toBeVisible();
  expect(results.getAllByText(/^\d+ of \d+$|^Waiting/).map(({ textContent }) => textContent)).toEqual([
    '30 of 38',
    '20 of 35',
    '25 of 40',
    'Waiting to be read',
  ]);
  expect(results.getByRole('link', { name: 'Review Writing' })).toHaveAttribute(
    'href',
    `/student-dashboard/attempts/${ID}`,
  );
  expect(
    screen.getByText(/^How the NSW selective test tells its results: By section, as one of four bands/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /Stop/ })).not.toBeInTheDocument();
});

test.each([
  ['has not started', practiceExamOf(), 'First: Reading'],
  ['is over', practiceExamOf(submitted(30, 38), submitted(20, 35)), 'Next: Thinking Skills'],
  ['belongs to no practice exam', { series: null, serverTime: new Date().toISOString() }, 'What happens'],
])(
  'the address of a test that %s leads to the practice exam, and the test is not asked for',
  async (_what, day, heading) => {
    signInAs('student');
    apiReturns(PATH, day);
    const { router } = renderRemote(routes, '/test/exam-day/maths');
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(router.state.location.pathname).toBe('/exam-day');
    expect(apiCalls(`${PATH}/Maths`)).toEqual([]);
  },
);

test.each([
  [404, 'was stopped'],
  [409, 'is over'],
])('a test that answers %i, as it %s since, leads to the practice exam', async (status) => {
  signInAs('student');
  apiReturns(PATH, practiceExamOf({ state: 'open', attemptId: ID, deadline: inSeconds(600) }));
  apiReturns(`${PATH}/Reading`, { message: 'No.' }, status);
  const { router } = renderRemote(routes, '/test/exam-day/reading');
  expect(await screen.findByRole('heading', { name: 'Reading is under way' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/exam-day');
});

test('where the practice exam cannot be had, a test is asked for all the same', async () => {
  signInAs('student');
  apiUnreachable(PATH);
  apiReturns(`${PATH}/Reading`, anOpenTest({ questions: [aQuestionPayload()] }));
  // As devices keep it that opened the test when it had this address.
  const { router } = renderRemote(routes, '/exam-day/reading');
  expect(await screen.findByText(/^Question 1 of 1/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/test/exam-day/reading');
});

test('a test of the same subject that is open is named, with the way to it', async () => {
  show(practiceExamOf());
  apiReturns(`${PATH}/Reading`, { message: 'You are already taking this test. Please finish it first.' }, 409);
  await userEvent.click(await button('Start Reading'));
  expect(await screen.findByText(/You are already taking this test\. Please finish it first\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on with the Reading test that is open' })).toHaveAttribute(
    'href',
    '/test/full-test/reading',
  );
});

test('what else the server says against a start is shown', async () => {
  show(practiceExamOf());
  apiReturns(`${PATH}/Reading`, { message: 'No questions found.' }, 404);
  await userEvent.click(await button('Start Reading'));
  expect(await screen.findByRole('alert')).toHaveTextContent('No questions found.');
  expect(screen.queryByRole('link', { name: /that is open/ })).not.toBeInTheDocument();
  expect(shownNotices()).toEqual([]);
  const answer = apiHangs(`${PATH}/Reading`, { message: 'No questions found.' }, 404);
  await userEvent.click(await button('Start Reading'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  answer();
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('a start that failed is no longer told once that test was taken elsewhere', async () => {
  show(practiceExamOf());
  apiUnreachable(`${PATH}/Reading`);
  await userEvent.click(await button('Start Reading'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The test could not start. Please try again.');
  apiReturns(PATH, practiceExamOf(submitted(30, 38)));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await button('Start Maths')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['Begin', { series: null, serverTime: new Date().toISOString() }],
  [
    'Begin a new practice exam',
    practiceExamOf(submitted(30, 38), submitted(20, 35), submitted(25, 40), submitted(null, 0)),
  ],
])('tests that cannot begin: the page says so beside "%s" until it is tried again', async (name, day) => {
  show(day);
  const begin = await button(name);
  apiUnreachable(PATH);
  await userEvent.click(begin);
  expect(await screen.findByRole('alert')).toHaveTextContent('The practice exam could not begin. Please try again.');
  expect(shownNotices()).toEqual([]);
  apiReturns(PATH, practiceExamOf());
  await userEvent.click(begin);
  expect(await screen.findByRole('heading', { name: 'First: Reading' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('it can be stopped, after a question; where that fails, the page says so, and asks again', async () => {
  show(practiceExamOf(submitted(30, 38)));
  const stop = await button('Stop this practice exam');
  apiUnreachable(PATH);
  await userEvent.click(stop);
  expect(screen.getByRole('alertdialog', { name: 'Stop this practice exam?' })).toBeVisible();
  await userEvent.click(await button('Stop'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The practice exam could not be stopped. Please try again.',
  );
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(shownNotices()).toEqual([]);
  apiReturns(PATH, { series: null, serverTime: new Date().toISOString() });
  await userEvent.click(stop);
  await userEvent.click(await button('Stop'));
  expect(await screen.findByRole('heading', { name: 'What happens' })).toBeVisible();
  const deletion = apiCalls(PATH).find(({ method }) => method === 'DELETE');
  expect(deletion?.path).toContain('startedAt=20');
});

test('where the practice exam cannot be had, it says so, and can be tried again', async () => {
  signInAs('student');
  apiUnreachable(PATH);
  renderRemote(routes, '/exam-day');
  const again = await button('Try again');
  expect(screen.getByText('Failed to load your tests. Please try again.')).toBeVisible();
  apiReturns(PATH, practiceExamOf());
  await userEvent.click(again);
  expect(await button('Start Reading')).toBeVisible();
});

test('there is no part in a subject that there is not', async () => {
  signInAs('student');
  renderRemote(routes, '/test/exam-day/latin');
  expect(await screen.findByText('There is no such test.')).toBeVisible();
});
