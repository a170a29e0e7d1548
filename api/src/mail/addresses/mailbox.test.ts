import { addressHashOf, mailboxOf, mailboxPattern } from './mailbox';

test.each([
  ['meera@example.com', 'meera@example.com'],
  ['Meera@Example.com', 'meera@example.com'],
  ['meera+wattle@example.com', 'meera@example.com'],
  ['meera+a+b@example.com', 'meera@example.com'],
  ['mee.ra@example.com', 'mee.ra@example.com'],
  ['mee.ra@gmail.com', 'meera@gmail.com'],
  ['m.e.e.r.a+1@googlemail.com', 'meera@gmail.com'],
  ['+meera@example.com', '+meera@example.com'],
])('mails to %j arrive in the mailbox %j', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
  expect(email.toLowerCase()).toMatch(mailboxPattern(mailbox));
  expect(email.toLowerCase()).not.toMatch(mailboxPattern(`x${mailbox}`));
  expect(`x${email.toLowerCase()}`).not.toMatch(mailboxPattern(mailbox));
});

test('the hash is that of the mailbox', () => {
  expect(addressHashOf('mee.ra+1@gmail.com')).toBe(addressHashOf('meera@googlemail.com'));
  expect(addressHashOf('meera@gmail.com')).not.toBe(addressHashOf('meera@example.com'));
});
