import { localAddress } from './index';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['::1', 'http://[::1]:3000'],
  ['localhost', 'http://localhost:3000'],
  ['10.0.0.7', 'http://10.0.0.7:3000'],
])('a server that listens on %s is reached at %s', (host, address) => {
  expect(localAddress(host, 3_000)).toBe(address);
});
