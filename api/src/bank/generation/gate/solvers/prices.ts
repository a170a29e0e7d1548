import { NUMBER_WORDS } from '@wattle/contract/text';
import { isSameQuantity, NUMBER, quantity, termOf } from '@wattle/question-bank';
import type { Solver } from './solver';

const WORDS = NUMBER_WORDS.slice(2);
const VALUES = new Map(WORDS.map((word, index) => [word, index + 2]));
const MONEY = String.raw`\$${NUMBER}`;
const COUNT = `(${NUMBER}|${WORDS.join('|')})`;
const UNIT_PRICE = new RegExp(
  `^(?:A \\w+ sells )?${COUNT} [^.?$\\d]*?(?:costs?|for) (${MONEY})\\.\\s+(?:What does one [^?]+ cost|How much does one [^?]+ cost|What is the price of (?:1|one) [^?]+)\\?$`,
  'iu',
);

/** `Six pencils cost $9.00. What does one pencil cost?` */
export const solveUnitPrice: Solver = (question) => {
  const [, count = '', price = ''] = UNIT_PRICE.exec(question.trim()) ?? [];
  const items = VALUES.get(count.toLowerCase()) ?? Number(count.replaceAll(',', ''));
  const paid = termOf(price);
  if (!paid || !items) return undefined;
  return (option) => isSameQuantity(option, quantity(paid.amount.div(items), 'money'));
};

const OFF = String.raw`(\d+)% (?:off|less)|(?:cut|reduced) by (\d+)%`;
const SALE = new RegExp(
  `^[^?]*?(${MONEY})[^?$%\\d]*(?:${OFF})[^?$%\\d]*\\.\\s+What is the (?:new|sale) price[^?]*\\?$`,
  'iu',
);

/** A skateboard that usually costs $90 is on sale for 30% off. What is the sale price? */
export const solveDiscount: Solver = (question) => {
  const [, price = '', off, cut] = SALE.exec(question.trim()) ?? [];
  const before = termOf(price);
  if (!before) return undefined;
  const after = before.amount.mul(100 - Number(off ?? cut)).div(100);
  return (option) => isSameQuantity(option, quantity(after, 'money'));
};
