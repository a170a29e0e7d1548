import { FREE_TESTS } from '@wattle/contract/free-tests';
import { TestSmtp } from '../scripts/testing/smtp';
import { expect, test } from './support/fixtures';
import { Visitor } from './support/visitor';

test('the report arrives once, although the mail server was down and the API is started again', {
  tag: '@long',
}, async ({ page, startProduct }) => {
  const mailServer = await TestSmtp.create();
  const product = await startProduct({ SMTP_URL: mailServer.url });
  const visitor = new Visitor(page, product);
  await visitor.startAssessment();
  for (const free of FREE_TESTS) {
    await visitor.startTest(free);
    await visitor.answer('A');
    await visitor.submit();
  }
  await visitor.sendResults();
  await mailServer.up();
  await expect.poll(() => mailServer.received.length, { timeout: 60_000 }).toBe(1);
  expect(mailServer.received[0]).toMatchObject({ to: [visitor.email] });
  const { content = '' } = mailServer.received[0] ?? {};
  // Each test has nine questions that nobody answered.
  expect(content).toMatch(/[1-3] of 30 right|three tests done/i);
  expect(content).toContain('TWO NEXT STEPS');
  expect(content).not.toMatch(/good|great|well done/i);

  // A start sends whatever is not marked as sent, and a stop waits until that is done.
  await product.stopApi();
  await product.startApi();
  await product.stopApi();
  expect(mailServer.received).toHaveLength(1);
  await mailServer.down();
});
