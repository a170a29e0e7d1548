import { isPhoneNumber } from './accounts';

test.each([
  ['a mobile phone', '0412 345 678'],
  ['a mobile phone without spaces', '0412345678'],
  ['a region in brackets', '(02) 9876 5432'],
  ['hyphens', '03-9876-5432'],
  ['dots', '07.3876.5432'],
  ['a hyphen that does not break', '08\u20119876\u20115432'],
  ['an Australian number from abroad', '+61 412 345 678'],
  ['the zero of its area code in brackets', '+61 (0)2 9876 5432'],
  ['New Zealand', '+64 21 123 4567'],
  ['India', '+91 98765 43210'],
  ['the United States', '+1 (415) 555-2671'],
  ['a small country', '+683 4002 12'],
  ['00 in place of +', '0044 20 7946 0958'],
  ['0011, as it is dialled in Australia', '0011 44 20 7946 0958'],
])('%s: %s is a phone number', (_what, phone) => {
  expect(isPhoneNumber(phone)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['a word', 'none'],
  ['a number without its area code', '9876 5432'],
  ['a digit too few', '0412 345 67'],
  ['a digit too many', '0412 345 6789'],
  ['an area that is none', '0912 345 678'],
  ['an Australian number that is too short from abroad', '+61 412 345'],
  ['a country code alone', '+64'],
  ['more digits than there are', '+64 1234 5678 9012 345'],
  ['a country that is none', '+0 412 345 678'],
  ['a letter among digits', '0412 345 67o'],
  ['two plus signs', '++61 412 345 678'],
  ['two numbers', '0412 345 678 / 0412 345 679'],
])('%s: %j is no phone number', (_what, phone) => {
  expect(isPhoneNumber(phone)).toBe(false);
});
