import { postWebhook } from './post-webhook';

const call = { headers: {}, body: '{}' };

test.each([
  'https://10.0.0.1/',
  'https://172.16.5.5/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/',
  'https://0.0.0.0/',
  'https://224.0.0.1/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://[::]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[64:ff9b::a00:1]/',
  // 10.0.0.1, too.
  'https://167772161/',
])('nothing is sent to %s, wherever Wattle runs', async (address) => {
  for (const mayBeLocal of [true, false]) {
    await expect(postWebhook(address, { ...call, mayBeLocal })).rejects.toThrow('it is on no public address');
  }
});

test.each([
  'https://127.0.0.1:1/',
  'https://localhost:1/',
  'https://[::1]:1/',
  'http://127.0.0.1:1/',
  'https://0x7f.1:1/',
])('to this machine, %s, only Wattle that no other machine can reach sends', async (address) => {
  await expect(postWebhook(address, { ...call, mayBeLocal: false })).rejects.toThrow('it is on no public address');
  await expect(postWebhook(address, { ...call, mayBeLocal: true })).rejects.toThrow(/ECONNREFUSED|EADDRNOTAVAIL/);
});

test.each(['http://example.com/', 'http://10.0.0.1/', 'ftp://127.0.0.1/', 'file:///etc/passwd'])(
  '%s is not https',
  async (address) => {
    await expect(postWebhook(address, { ...call, mayBeLocal: true })).rejects.toThrow('it must be https');
  },
);
