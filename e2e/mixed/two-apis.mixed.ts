import { expect, test } from '@playwright/test';
import type { LoginResponse } from '@wattle/contract/accounts';
import type { OpenTest } from '@wattle/contract/attempts';
import type { BankQuestion } from '@wattle/contract/bank';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import type { Credentials } from '../support/api-calls';
import { aStudent } from '../support/family';
import { TestCalls, type TestOf } from '../support/test-calls';
import { type Side, TwoApis } from '../support/two-apis';

const MATHS: TestOf = { testType: 'weekly-test', subject: 'Maths' };
const PRACTICE: TestOf = { testType: 'practice-test' };
const EMAIL = 'upgrade@example.com';

// In one worker, so that both are started once.
test.describe.configure({ mode: 'default' });

let apis: TwoApis;
test.beforeAll(async () => {
  apis = await TwoApis.start();
});
test.afterAll(() => apis?.close());

/** Asks one of the two, and gives what it responds with and the cookies that it sets. */
async function ask<Body>(
  side: Side,
  method: string,
  path: string,
  more: { body?: object; headers?: HeadersInit } = {},
) {
  const response = await fetch(`${apis.urls[side]}/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...more.headers },
    ...(more.body && { body: JSON.stringify(more.body) }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const text = await response.text();
  expect(response.ok, `${method} ${path} by the ${side} one: ${response.status} ${text}`).toBe(true);
  return { body: JSON.parse(text) as Body, cookie };
}

async function logIn(side: Side, { username, password }: Credentials) {
  const { body, cookie } = await ask<LoginResponse>(side, 'POST', 'auth/login', {
    body: { email_or_username: username, password },
  });
  return { ...body, cookie, headers: { Authorization: `Bearer ${body.access}` } };
}

for (const [first, second] of [
  ['old', 'new'],
  ['new', 'old'],
] as const) {
  test.describe(`what the ${first} API writes, the ${second} one reads`, { tag: '@mixed' }, () => {
    test('a child signs up with one, logs in with the other, and takes tests with both', async () => {
      const account = await aStudent({ apiUrl: apis.urls[first] });
      const { access, refresh, user, cookie } = await logIn(second, account);
      await ask(first, 'POST', 'auth/refresh', { body: { refresh }, headers: { Cookie: cookie } });
      const child = { id: user.id, token: access };
      const [one, other] = [new TestCalls(apis.urls[first], child), new TestCalls(apis.urls[second], child)];

      for (const kind of [MATHS, PRACTICE]) {
        const opened = await one.open(kind);
        const { attemptId } = opened;
        const ids = opened.questions.map(({ id }) => id);
        const answer = { questionId: ids[0] ?? '', selectedAnswer: 'A', version: 1 };
        await other.save(attemptId, { answers: [answer] });
        for (const calls of [one, other]) {
          const again = await calls.open(kind);
          expect(again).toMatchObject({ attemptId, answers: [answer] });
          expect(again.deadline).toBe(opened.deadline);
          expect(again.questions.map(({ id }) => id)).toEqual(ids);
        }
        const responses = opened.questions.map(({ id: questionId, mcq_options }) =>
          mcq_options
            ? { questionId, selectedAnswer: 'A' }
            : { questionId, writingResponse: 'The storm came at noon.' },
        );
        const { score, total } = await one.submit(kind, attemptId, responses);
        expect(await other.submit(kind, attemptId, responses)).toMatchObject({ score, total });
        for (const side of [first, second]) {
          const { body } = await ask(side, 'GET', `attempts/${attemptId}`, {
            headers: { Authorization: `Bearer ${access}` },
          });
          expect(body).toMatchObject({ result: { score, total } });
        }
      }
      const scores = (list: Awaited<ReturnType<TestCalls['list']>>) =>
        list.attempts.map(({ attemptId, score }) => ({ attemptId, score }));
      expect(scores(await one.list())).toHaveLength(2);
      expect(scores(await one.list())).toEqual(scores(await other.list()));
    });

    test('a test that is opened with both at once is one attempt', async () => {
      const { access, user } = await logIn(first, await aStudent({ apiUrl: apis.urls[second] }));
      const calls = [first, second, first, second].map(
        (side) => new TestCalls(apis.urls[side], { id: user.id, token: access }),
      );
      for (const kind of [MATHS, PRACTICE]) {
        const opened = await Promise.all(calls.map((each) => each.open(kind)));
        expect(new Set(opened.map(({ attemptId }) => attemptId)).size).toBe(1);
      }
    });

    test('staff change a question with one, find it with the other, and change it again', async () => {
      const { headers } = await logIn(first, DEMO_ACCOUNTS.admin);
      const find = async (side: Side, id: string) =>
        (await ask<BankQuestion>(side, 'GET', `questions/get-question/${id}?subject=Writing`, { headers })).body;
      const { body } = await ask<{ questions: BankQuestion[] }>(first, 'GET', 'questions/Writing', { headers });
      const [{ id, version = 1, type, exam_type } = {} as BankQuestion] = body.questions;
      for (const [index, side] of [first, second].entries()) {
        const question = `Describe what the ${side} one has changed after the ${first} one.`;
        const edit = { question, type, exam_type, version: version + index };
        await ask(side, 'PUT', `questions/update-questions/${id}?subject=Writing`, { body: edit, headers });
        expect(await find(first, id)).toMatchObject({ question, version: edit.version + 1 });
        expect(await find(second, id)).toMatchObject({ question, version: edit.version + 1 });
      }
    });

    test('a visitor begins the free assessment with one, and goes on with the other', async () => {
      const email = `${first}-${EMAIL}`;
      const start = await ask(first, 'POST', 'freeassesment/userdetailforassesment', { body: { email } });
      const headers = { Cookie: start.cookie };
      const open = (side: Side) =>
        ask<OpenTest>(side, 'GET', `freeassesment/${FREE_TESTS[0].category}?email=${email}`, { headers });
      const questions = (await open(first)).body.questions.map(({ id }) => id);
      expect((await open(second)).body.questions.map(({ id }) => id)).toEqual(questions);
    });
  });
}
