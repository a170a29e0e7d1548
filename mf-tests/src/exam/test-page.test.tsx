import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOpenTest, aQuestionPayload } from '@wattle/contract/testing';
import { PAGE_ID } from '@wattle/exam-player';
import { apiCalls, apiHangs, apiReturns, signInAs } from '@wattle/platform/testing';
import { expectComplaints } from '../../../scripts/testing/browser-tests';
import { OPEN, open, take, underWay } from '../../test/take-test';

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

test('says so when the bank holds fewer questions than the test has', async () => {
  await take({ questions: Array.from({ length: 16 }, () => aQuestionPayload()) });
  expect(screen.getByText('This test has 16 questions.')).toBeVisible();
});
