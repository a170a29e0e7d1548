import { sitePrefix } from './client-address';

test.each([
  ['203.0.113.7', '203.0.113.250'],
  ['203.0.113.7', '::ffff:203.0.113.9'],
  ['203.0.113.7:5678', '203.0.113.8'],
  ['2001:db8:1:2ab::7', '[2001:db8:1:ffff::1]:99'],
  ['unknown', 'nonsense, 1.2.3.4'],
])('%s and %s are of one site', (one, other) => {
  expect(sitePrefix(one)).toBe(sitePrefix(other));
});

test.each([
  ['203.0.113.7', '203.0.114.7'],
  ['2001:db8:1::1', '2001:db8:2::1'],
  ['2001::7:1:2:3:4:5:6', '2001::1'],
  ['203.0.113.7', 'unknown'],
])('%s and %s are of two', (one, other) => {
  expect(sitePrefix(one)).not.toBe(sitePrefix(other));
});
