import { NUMBER_WORDS } from '@wattle/contract/text';
import { clockTime, isSameQuantity, NUMBER, quantity, quantityOf, TERM, termOf } from '@wattle/question-bank';
import Fraction from 'fraction.js';
import type { Solver } from './numbers';

const RECTANGLE = new RegExp(
  `^(?:A|The) (?:rectangle|rectangular \\w+(?: \\w+)?) (?:is|measures) (${TERM})(?: long and | by | × )(${TERM})(?: wide)?\\.\\s+What is (?:its|the) (perimeter|area)(?: of [^?]+)?\\?$`,
  'iu',
);
const RECTANGLE_ASKED = new RegExp(
  `^What is the (perimeter|area) of a rectangle (?:that is |which is |with sides of |measuring )?(${TERM})(?: long and | by | and )(${TERM})(?: wide)?\\?$`,
  'iu',
);
const SQUARE = new RegExp(
  `^A square(?: \\w+)? has sides of (${TERM})\\.\\s+What is (?:its|the) (perimeter|area)(?: of [^?]+)?\\?$`,
  'iu',
);

export const solveRectangle: Solver = (question) => {
  const text = question.trim();
  const described = RECTANGLE.exec(text);
  const asked = RECTANGLE_ASKED.exec(text);
  const square = SQUARE.exec(text);
  const [length, width, what] = described
    ? [described[1], described[2], described[3]]
    : asked
      ? [asked[2], asked[3], asked[1]]
      : [square?.[1], square?.[1], square?.[2]];
  const sides = [length, width].map((side) => (side === undefined ? undefined : termOf(side)));
  const [one, other] = sides;
  if (one?.kind !== 'length' || other?.kind !== 'length') return undefined;
  if (what?.toLowerCase() === 'perimeter') {
    const around = { stated: one.stated.add(other.stated).mul(2), amount: one.amount.add(other.amount).mul(2) };
    return (option) => isSameQuantity(option, { ...around, kind: 'length' });
  }
  const inside = { stated: one.stated.mul(other.stated), amount: one.amount.mul(other.amount) };
  return (option) => isSameQuantity(option, { ...inside, kind: 'area' });
};

const BOX = new RegExp(
  `^A (?:box|block|cuboid|rectangular prism) is (${TERM}) long, (${TERM}) wide and (${TERM}) high\\.\\s+What is (?:its volume|the volume of the \\w+)\\?$`,
  'iu',
);

export const solveBox: Solver = (question) => {
  const sides = (BOX.exec(question.trim()) ?? []).slice(1).map((side) => termOf(side));
  const [one, two, three] = sides;
  if (!one || !two || !three || sides.some((side) => side?.kind !== 'length')) return undefined;
  const amount = one.amount.mul(two.amount).mul(three.amount);
  const stated = one.stated.mul(two.stated).mul(three.stated);
  return (option) => isSameQuantity(option, { stated, amount, kind: 'volume' });
};

const TRIANGLE =
  /^Two (?:of the )?angles (?:of|in) a triangle are (\d+)° and (\d+)°\.\s+What is the size of the third angle\?$/i;
const STRAIGHT_LINE =
  /^Three angles lie on a straight line\. Two of them are (\d+)° and (\d+)°\.\s+(?:How large|What size) is the third(?: angle)?\?$/i;

/** The third angle of a triangle or on a straight line. No option is right where the other two leave nothing. */
export const solveThirdAngle: Solver = (question) => {
  const [, one, other] = TRIANGLE.exec(question.trim()) ?? STRAIGHT_LINE.exec(question.trim()) ?? [];
  if (one === undefined) return undefined;
  const third = quantity(180 - Number(one) - Number(other), 'angle');
  return (option) => third.amount.gt(0) && isSameQuantity(option, third);
};

const CLOCK = String.raw`\d{1,2}(?::\d{2})? ?[ap]m`;
const SPAN = new RegExp(
  `^[^.?]*?\\b(?:starts|begins|leaves|opens)[^.?\\d]* at (${CLOCK}) and (?:ends|finishes|arrives|closes)[^.?\\d]* at (${CLOCK})\\.\\s+How long (?:is|does|was) [^?]+\\?$`,
  'iu',
);

/** A film starts at 1:45 pm and ends at 3:20 pm. How long is it? */
export const solveTimeSpan: Solver = (question) => {
  const [, from = '', to = ''] = SPAN.exec(question.trim()) ?? [];
  const [start, end] = [clockTime(from), clockTime(to)];
  if (!start || !end) return undefined;
  const minutes = end.amount.sub(start.amount);
  const span = quantity(minutes.lt(0) ? minutes.add(1440) : minutes, 'time');
  return (option) => isSameQuantity(option, span);
};

const END = new RegExp(
  `^[^.?]*?\\b(?:starts|begins|leaves)[^.?\\d]* at (${CLOCK})(?:,| and) (?:lasts|takes|flies for|runs for)(?: for)? ([^.?]+?)(?: and (?:ends|lands|finishes|arrives)[^.?]*)?\\.\\s+(?:At what time|When|What time) does (?:it|the \\w+) (?:end|finish|land|arrive)\\?$`,
  'iu',
);

/** A lesson begins at 11:20 am and lasts 55 minutes. At what time does it end? */
export const solveEndTime: Solver = (question) => {
  const [, from = '', duration = ''] = END.exec(question.trim()) ?? [];
  const [start, length] = [clockTime(from), quantityOf(duration)];
  if (!start || length?.kind !== 'time') return undefined;
  const end = quantity(start.amount.add(length.amount).mod(1440), 'clock');
  return (option) => isSameQuantity(option, end);
};

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

const COLOUR = 'red|blue|green|yellow|white|black|purple|orange|pink|brown';
const COUNTS = `\\d+ (?:${COLOUR})(?: \\w+)?`;
const DRAW = new RegExp(
  `^A \\w+ (?:holds|has|contains) (${COUNTS}(?:(?:, | and )${COUNTS})+)\\.(?: One \\w+ is (?:taken|picked)[^.?]*\\.)?\\s+What is the (?:chance|probability) (?:that it is (${COLOUR})|of (?:taking|picking) a (${COLOUR}) \\w+)\\?$`,
  'iu',
);

/** The chance of a colour when one item is taken out of a bag. */
export const solveChance: Solver = (question) => {
  const [, contents = '', one, other] = DRAW.exec(question.trim()) ?? [];
  const colourAsked = one ?? other;
  if (colourAsked === undefined) return undefined;
  const counts = [...contents.matchAll(new RegExp(`(\\d+) (${COLOUR})`, 'giu'))];
  const total = counts.reduce((sum, [, count]) => sum + Number(count), 0);
  const ofColour = counts
    .filter(([, , colour]) => colour === colourAsked)
    .reduce((sum, [, count]) => sum + Number(count), 0);
  if (total === 0) return undefined;
  const chance = quantity(new Fraction(ofColour, total));
  return (option) => option.amount.equals(chance.amount);
};
