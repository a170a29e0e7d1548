import { clientIpPrefixOf } from './client-ip-prefix';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5678', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2ab::7', '2001:db8:1:200'],
  ['2001:db8:1:2ff:ffff::1', '2001:db8:1:200'],
  ['2001:db8:1:300::1', '2001:db8:1:300'],
  ['[2001:db8:1:300::1]:99', '2001:db8:1:300'],
  ['unknown', 'unknown'],
  ['nonsense, 1.2.3.4', 'unknown'],
  ['', 'unknown'],
])('the network of %j is %j', (address, network) => {
  expect(clientIpPrefixOf(address)).toBe(network);
});
