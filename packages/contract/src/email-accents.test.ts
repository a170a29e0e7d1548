import { hasAccents } from './email-accents';

test.each([
  ['name@example.com', false],
  [' name@example.com ', false],
  ['first.last+tag@example.com', false],
  ['zoë@example.com', true],
  ['name@exämple.com', true],
])('tells whether %j has accents', (address, expected) => {
  expect(hasAccents(address)).toBe(expected);
});
