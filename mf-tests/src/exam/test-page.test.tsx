import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOpenTest, aQuestionPayload, aWritingQuestion } from '@wattle/contract/testing';
import { PAGE_ID } from '@wattle/exam-player';
import { apiCalls, apiHangs, apiReturns, signInAs } from '@wattle/platform/testing';
import { expectComplaints } from '../../../scripts/testing/browser-tests';
import { choose, OPEN, open, take, underWay } from '../../test/take-test';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['weekly-test', 'maths', 'Maths', 'Weekly test, Maths'],
  ['mega-test', 'Maths', 'Maths', 'Mega test, Maths'],
  ['practice-test', 'reading', 'Reading', 'Practice test, Reading'],
  ['subject-test', 'thinkingskills', 'ThinkingSkills', 'Thinking Skills'],
])('/test/%s/%s opens the test for this page', async (testType, segment, subject, title) => {
  const path = `test/subject-test/${subject}`;
  const { test: opened } = await take({}, `/test/${testType}/${segment}`, path);
  const query = `testType=${testType}&attemptId=${opened.attemptId}&pageId=${PAGE_ID}`;
  expect(apiCalls(path)[0]?.path).toBe(`${path}?${query}`);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(document.title).toBe(`${title} · Wattle`);
});

test('shows that it loads', async () => {
  signInAs('student');
  underWay({});
  const answer = apiHangs(OPEN, anOpenTest());
  open('/test/weekly-test/maths');
  expect(await screen.findByText('Loading questions')).toBeInTheDocument();
  answer();
  expect(await screen.findByText(/^Question 1 of 10/)).toBeVisible();
});

test.each(['/test/daily-test/maths', '/test/weekly-test/latin'])(
  '%s is no test, and nobody is asked for it',
  async (url) => {
    open(url);
    expect(await screen.findByText('There is no such test.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/student-dashboard');
    expect(apiCalls()).toEqual([]);
  },
);

describe('a child who goes back', () => {
  const startFromDashboard = async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    signInAs('student');
    const serverTime = new Date().toISOString();
    const test = anOpenTest({ activePageId: PAGE_ID });
    apiReturns('attempts', { attempts: [], serverTime });
    apiReturns(OPEN, test);
    apiReturns(`attempts/${test.attemptId}/answers`, {
      answers: [],
      state: 'open',
      serverTime,
      activePageId: 'another',
    });
    const { router } = open('/student-dashboard');
    const getBlocker = jest.spyOn(router, 'getBlocker');
    await userEvent.click(await screen.findByRole('link', { name: 'Start weekly Maths' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    await screen.findByText(/^Question 1 of/);
    // The router learns of the blocker in an effect.
    await waitFor(() => expect(getBlocker).toHaveBeenCalled());
    return { alert, router };
  };

  it('stays in the active page of a test', async () => {
    const { alert, router } = await startFromDashboard();
    act(() => void router.navigate(-1));
    await waitFor(() => expect(alert).toHaveBeenCalledWith('Back navigation is disabled during the test.'));
    expect(router.state.location.pathname).toBe('/test/weekly-test/maths');
  });

  it('leaves a superseded one', async () => {
    const { alert, router } = await startFromDashboard();
    await choose('B');
    await screen.findByRole('button', { name: 'Go on here' });
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/student-dashboard');
    expect(alert).not.toHaveBeenCalled();
  });
});

describe('when the questions', () => {
  beforeEach(() => {
    signInAs('student');
    underWay({});
  });

  it('cannot be had, it says so, and can be tried again', async () => {
    apiReturns(OPEN, { message: 'down' }, 503);
    open('/test/weekly-test/maths');
    expect(await screen.findByText('Failed to load questions. Please try again.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/student-dashboard');
    apiReturns(OPEN, anOpenTest());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Question 1 of 10/)).toBeVisible();
  });

  it.each([
    ['are none', anOpenTest({ questions: [] }), 200, 'No questions to submit.'],
    ['are not in the bank', { message: 'None.' }, 404, 'No questions found. Please try again later.'],
  ])('%s, it says so', async (_what, body, status, sentence) => {
    apiReturns(OPEN, body, status);
    open('/test/weekly-test/maths');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each([
    ['a text', '"maintenance"'],
    ['another shape', { questions: 'soon' }],
    ['a test without its attempt', { questions: [aQuestionPayload()] }],
  ])('come as %s, it says so', async (_what, body) => {
    apiReturns(OPEN, body);
    open('/test/weekly-test/maths');
    expect(await screen.findByText('Unexpected error occurred. Please refresh and try again.')).toBeVisible();
  });

  it('break the screen, it says so', async () => {
    expectComplaints(/broken/);
    jest.spyOn(window, 'matchMedia').mockImplementation(() => {
      throw new Error('broken');
    });
    apiReturns(OPEN, anOpenTest());
    open('/test/weekly-test/maths');
    expect(await screen.findByText('Unexpected error occurred. Please refresh and try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  });
});

test.each([
  [1, 'The bank holds 1 question for this test at the moment.'],
  [16, 'This test has 16 questions.'],
])('says so when the bank holds %i of 17', async (count, sentence) => {
  await take({ questions: Array.from({ length: count }, () => aQuestionPayload()) });
  expect(screen.getByText(sentence)).toBeVisible();
});

test('says nothing of the bank when all are there, also in a writing test', async () => {
  await take({ questions: Array.from({ length: 17 }, () => aQuestionPayload()) });
  expect(screen.queryByText(/The bank holds/)).not.toBeInTheDocument();
});

test('a writing test is one question', async () => {
  await take({ questions: [aWritingQuestion()] }, '/test/subject-test/writing', 'test/subject-test/Writing');
  expect(screen.queryByText(/The bank holds/)).not.toBeInTheDocument();
});
