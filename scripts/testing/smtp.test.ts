import { once } from 'node:events';
import { connect } from 'node:net';
import { TestSmtp } from './smtp';

test('a client that is killed within a transaction ends it, and nothing else', async () => {
  const smtp = await TestSmtp.create();
  await smtp.up();
  const client = connect(Number(new URL(smtp.url).port), '127.0.0.1');
  await once(client, 'data');
  for (const line of ['EHLO localhost', 'MAIL FROM:<a@example.com>']) {
    client.write(`${line}\r\n`);
    await once(client, 'data');
  }
  // As the system does with what a killed process has not read.
  client.resetAndDestroy();
  await once(client, 'close');
  await smtp.down();
  expect(smtp.received).toEqual([]);
});
