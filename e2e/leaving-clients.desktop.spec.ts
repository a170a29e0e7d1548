import { questionList } from '@wattle/contract/bank';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { RawConnection } from '../scripts/testing/raw-connection';
import { logIn } from './support/api-calls';
import { aStudent } from './support/family';
import { expect } from './support/fixtures';
import { test } from './support/generation';
import { sendAlone } from './support/send-alone';
import { TestCalls } from './support/test-calls';

test('who leaves a generation ends its call of the model, also behind the shell', { tag: '@long' }, async ({
  model,
  startProduct,
}) => {
  const product = await startProduct(model.settings);
  const { access: token } = await logIn(product.url, DEMO_ACCOUNTS.admin);
  const list = await sendAlone('GET', `${product.url}/api/questions/Maths`, { token });
  const [parent] = questionList.response.parse(JSON.parse(list.text)).questions;
  model.plan({ behaviours: ['held'] });
  const leaving = new AbortController();
  const call = fetch(`${product.url}/api/generate-questions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ originalQuestionId: parent?.id, subject: 'Maths' }),
    signal: leaving.signal,
  });
  await expect.poll(() => model.requests.length).toBe(1);
  leaving.abort();
  await expect(call).rejects.toThrow('aborted');
  await expect.poll(() => model.aborted).toBe(1);
});

test('a save whose client leaves before the API has read it is done', async ({ product }) => {
  const { access: token, user } = await logIn(product.url, await aStudent(product));
  const calls = new TestCalls(product.url, { id: user.id, token });
  const { attemptId, questions } = await calls.open({ testType: 'weekly-test', subject: 'Maths' });
  const answer = { questionId: questions[0]?.id ?? '', selectedAnswer: 'C' as const, version: 1 };
  const body = JSON.stringify({ answers: [answer] });
  const head = [
    `PUT /api/attempts/${attemptId}/answers HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    `Authorization: Bearer ${token}`,
  ];

  process.kill(product.pids.api, 'SIGSTOP');
  const page = new RawConnection(product.url);
  await page.send(`${head.join('\r\n')}\r\n\r\n${body}`);
  page.destroy();
  await page.ended;
  // By then the shell has passed it on, and has seen that its client is gone.
  await fetch(`${product.url}/registry.json`);
  process.kill(product.pids.api, 'SIGCONT');
  const saved = async () => (await calls.open({ testType: 'weekly-test', subject: 'Maths' })).answers;
  await expect.poll(saved).toEqual([expect.objectContaining(answer)]);
});
