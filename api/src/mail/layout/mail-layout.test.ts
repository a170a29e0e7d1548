import { nameInMail } from './mail-layout';

test.each(['Priya', "Siobhán O'Brien-Nguyễn", 'Jean Luc', 'Mary St. John', 'J. R.', 'श्रीमती', '李小龍', 'D’Arcy'])(
  'a mail has the name %j as it was entered',
  (name) => expect(nameInMail(name, 'your child')).toBe(name),
);

test.each([
  'evil.example',
  'Win at https://evil.example',
  'www.evil.example',
  'a@evil.example',
  'Call 0412 345 678',
  'You have won: write to me!',
  'x'.repeat(41),
  '',
  undefined,
])('a mail does not have the name %j, with which a stranger could write to the reader', (name) =>
  expect(nameInMail(name, 'your child')).toBe('your child'),
);
