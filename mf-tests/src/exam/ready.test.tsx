import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAttemptSummary, anOpenPracticeTest, anOpenTest, aWritingQuestion } from '@wattle/contract/testing';
import { PAGE_ID } from '@wattle/exam-player';
import { apiCalls, apiHangs, apiReturns, apiUnreachable, shownNotices, signInAs } from '@wattle/platform/testing';
import { EXAM_DAY } from '../../test/practice-exam-api';
import { nothingUnderWay, OPEN, OPEN_PRACTICE, open, resultOf, start, underWay } from '../../test/take-test';
import { keeps } from '../../test/test-api';

const ADDRESS = '/test/weekly-test/maths';
const ready = () => screen.findByRole('region', { name: 'Ready?' });
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

beforeEach(() => {
  signInAs('student');
  nothingUnderWay();
  apiReturns(OPEN, anOpenTest());
});

const CLOCK = 'The clock starts when you press Start, not before.';

test.each([
  [ADDRESS, ['17 questions', '20 minutes about 1:10 each'], CLOCK],
  ['/test/mega-test/reading', ['About 26 questions', '30 minutes about 1:10 each'], CLOCK],
  ['/test/full-test/writing', ['1 writing task', '30 minutes in all'], CLOCK],
  ['/test/subject-test/maths', ['30 questions', 'No clock take your time'], 'Press Start to see the first question.'],
  [
    '/test/subject-test/writing',
    ['1 writing task', 'No clock take your time'],
    'Press Start to see what you will write about.',
  ],
  ['/practice-test', ['About 31 questions', 'No clock take your time'], 'Press Start to see the first question.'],
])('%s says what it is, and nothing has started', async (url, facts, lead) => {
  open(url);
  expect(await ready()).toHaveTextContent(lead);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items.slice(0, 2)).toEqual(facts);
  const asked = url.includes('full-test') ? ['attempts', EXAM_DAY] : ['attempts'];
  expect(
    apiCalls()
      .map(({ path }) => path)
      .sort(),
  ).toEqual(asked);
});

test.each([
  ['nsw-oc', 'reading', ['About 33 questions', '40 minutes about 1:15 each']],
  ['nsw-oc', 'thinkingskills', ['30 questions', '30 minutes about 1:00 each']],
] as const)('the exam of a child decides: in %s, %s', async (exam, segment, facts) => {
  nothingUnderWay(exam);
  open(`/test/full-test/${segment}`);
  await ready();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items.slice(0, 2)).toEqual(facts);
});

test.each([
  ['nsw-oc', 'Wattle has no Writing of the Opportunity Class test. Please choose another test.'],
  [
    'vic-selective',
    'The Victorian selective entry exam is on paper, not on a screen. You can print its Reading and Writing.',
  ],
] as const)(
  'in %s no practice exam in Writing can start on a screen; one under way goes on',
  async (exam, sentence) => {
    nothingUnderWay(exam);
    open('/test/full-test/writing');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Start/ })).not.toBeInTheDocument();
    cleanup();
    const test = anOpenTest({ questions: [aWritingQuestion()] });
    underWay(test, '/test/full-test/writing');
    apiReturns('test/subject-test/Writing', test);
    keeps(test);
    open('/test/full-test/writing');
    expect(await screen.findByLabelText('Your response')).toHaveAccessibleDescription('0 words');
  },
);

test('without the exam of the child no practice exam starts, and nothing of another one is shown', async () => {
  apiUnreachable(EXAM_DAY);
  open('/test/full-test/maths');
  expect(await screen.findByText('Failed to load questions. Please try again.')).toBeVisible();
  expect(screen.queryByText(/questions$/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Start' })).not.toBeInTheDocument();
  nothingUnderWay('nsw-oc');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await ready()).toHaveTextContent('35 questions');
});

test('an exam that a parent has changed since is the one that starts', async () => {
  nothingUnderWay('nsw-selective');
  open('/test/full-test/thinkingskills');
  expect(await ready()).toHaveTextContent('40 questions');
  cleanup();
  nothingUnderWay('nsw-oc');
  open('/test/full-test/thinkingskills');
  expect(await ready()).toHaveTextContent('30 questions');
});

test('says where extra time can be asked for, once the operator can be written to', async () => {
  open(ADDRESS);
  expect(await ready()).not.toHaveTextContent('extra time');
  cleanup();
  document.head.insertAdjacentHTML('beforeend', '<meta name="operator-email" content="help@wattle.example">');
  open(ADDRESS);
  expect(await ready()).toHaveTextContent(
    'For parents: a child who needs extra time can have it. Write to help@wattle.example before the test starts.',
  );
  document.head.querySelector('meta[name="operator-email"]')?.remove();
});

test('a test without a clock asks when the child wants to know what is right, and remembers it', async () => {
  open(ADDRESS);
  await ready();
  expect(screen.queryByRole('radio', { name: 'After each question' })).not.toBeInTheDocument();
  cleanup();

  open('/test/subject-test/maths');
  await ready();
  expect(screen.getByRole('radio', { name: 'At the end' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'After each question' }));
  expect(await ready()).toHaveTextContent('You can change an answer until you check it.');
  cleanup();

  open('/test/subject-test/maths');
  await ready();
  expect(screen.getByRole('radio', { name: 'After each question' })).toBeChecked();
  await start();
  await waitFor(() => expect(apiCalls(OPEN)[0]?.path).toContain('feedback=true'));
});

test('says what the clock does', async () => {
  open(ADDRESS);
  expect(await ready()).toHaveTextContent('The clock doesn’t stop, even if this page is closed.');
  expect(await ready()).toHaveTextContent('At 0:00 your answers are submitted by themselves, as they are.');
  expect(screen.getByText('20:00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/student-dashboard');
  expect(document.title).toBe('Weekly test, Maths · Wattle');
});

test('counts the extra time of the child in', async () => {
  const allowances = {
    extraTime: { amount: 25 },
    readAloud: { amount: 1, until: '2027-05-07' },
    restBreaks: { amount: 10 },
  };
  apiReturns('attempts', { attempts: [], serverTime: inSeconds(0), extraTimePercent: 25, allowances });
  open(ADDRESS);
  expect(await ready()).toHaveTextContent('25 minutes');
  expect(await ready()).toHaveTextContent(
    'Your extra time is counted in. Wattle’s staff have granted you rest breaks with no last day, and read aloud until 7 May 2027.',
  );
});

test.each([
  ['/test/full-test/maths', '50 minutes', true],
  [ADDRESS, '20 minutes', false],
])('a rehearsal gives an exam its time, and no other test: %s', async (address, minutes, isRehearsal) => {
  const rehearsal = { extraTime: 25, restBreaks: 0, readAloud: 1 };
  apiReturns('attempts', { attempts: [], serverTime: inSeconds(0), rehearsal });
  open(address);
  expect(await ready()).toHaveTextContent(minutes);
  const sentence = screen.queryByText(/^A rehearsal with 25% more time and reading aloud\. Its result is shown/);
  expect(sentence !== null).toBe(isRehearsal);
});

test('the keyboard is at Start, which Enter presses; a key that is held down does not', async () => {
  open(ADDRESS);
  await ready();
  const button = screen.getByRole('button', { name: 'Start' });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription(/^Ready\? The clock starts .* 17 questions 20 minutes/);
  const isLetThrough = button.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true }),
  );
  expect(isLetThrough).toBe(false);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/^Question 1 of 10/)).toBeVisible();
});

test('starts one test, however often Start is pressed', async () => {
  open(ADDRESS);
  await ready();
  const answer = apiHangs('attempts', { attempts: [], serverTime: inSeconds(0) });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Start' }));
  answer();
  expect(await screen.findByText(/^Question 1 of 10/)).toBeVisible();
  expect(apiCalls(OPEN).map(({ path }) => path)).toEqual([`${OPEN}?testType=weekly-test&pageId=${PAGE_ID}`]);
});

test('the combined practice test starts, too', async () => {
  apiReturns(OPEN_PRACTICE, anOpenPracticeTest());
  open('/practice-test');
  await ready();
  await start();
  expect(await screen.findByText(/^Question 1 of 4/)).toBeVisible();
});

describe('where another page of the child', () => {
  it('has started it meanwhile, Start goes on with that one', async () => {
    open(ADDRESS);
    await ready();
    const attempt = anOpenTest();
    apiReturns(OPEN, attempt);
    underWay(attempt);
    await start();
    expect(await screen.findByText(/^Question 1 of 10/)).toBeVisible();
    expect(apiCalls(OPEN)[0]?.path).toContain(`attemptId=${attempt.attemptId}`);
  });

  it('has started and finished it meanwhile, Start leads to its result @long', async () => {
    const { router } = open(ADDRESS);
    await ready();
    const attempt = anAttemptSummary({ submittedAt: inSeconds(5), deadline: inSeconds(600) });
    apiReturns('attempts', { attempts: [attempt, anAttemptSummary()], serverTime: inSeconds(6) });
    apiReturns(`attempts/${attempt.attemptId}`, {}, 503);
    await start();
    await waitFor(() => expect(router.state.location.pathname).toBe(resultOf(attempt)));
    expect(shownNotices()).toEqual(['Your weekly test was submitted.']);
    expect(apiCalls(OPEN)).toEqual([]);
  });

  it('finishes it while it is being opened again, no other one begins @long', async () => {
    const attempt = anOpenTest();
    underWay(attempt);
    apiReturns(OPEN, { message: 'This test is already completed.' }, 409);
    apiReturns(`attempts/${attempt.attemptId}`, {}, 503);
    const { router } = open(ADDRESS);
    await waitFor(() => expect(router.state.location.pathname).toBe(resultOf(attempt)));
  });
});

test('a test of another kind or subject that is under way or done says nothing of this one', async () => {
  underWay({}, '/test/weekly-test/reading');
  open(ADDRESS);
  expect(await ready()).toBeVisible();
});

describe('when the server', () => {
  it('does not respond, nothing starts until it does', async () => {
    open(ADDRESS);
    await ready();
    apiUnreachable('attempts');
    await start();
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection to Wattle');
    expect(apiCalls(OPEN)).toEqual([]);
    nothingUnderWay();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/^Question 1 of 10/)).toBeVisible();
  });

  it('does not respond, and the child leaves, nothing starts later @long', async () => {
    const { router } = open(ADDRESS);
    await ready();
    apiUnreachable('attempts');
    await start();
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('link', { name: 'Not now' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/student-dashboard'));
    nothingUnderWay();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/^No results yet/)).toBeVisible();
    expect(apiCalls(OPEN)).toEqual([]);
  });

  it('refuses, it says so, and Start can be pressed again', async () => {
    open(ADDRESS);
    await ready();
    apiReturns('attempts', {}, 503);
    await start();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load questions. Please try again.');
    nothingUnderWay();
    await start();
    expect(await screen.findByText(/^Question 1 of 10/)).toBeVisible();
  });

  it('cannot be asked at first, it can be asked again', async () => {
    apiUnreachable('attempts');
    open(ADDRESS);
    expect(await screen.findByText('Failed to load questions. Please try again.')).toBeVisible();
    nothingUnderWay();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await ready()).toBeVisible();
  });
});
