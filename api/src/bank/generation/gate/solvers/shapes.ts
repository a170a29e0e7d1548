import { isSameQuantity, quantity, TERM, termOf } from '@wattle/question-bank';
import type { Solver } from './solver';

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
  const told = RECTANGLE.exec(text);
  const asked = RECTANGLE_ASKED.exec(text);
  const square = SQUARE.exec(text);
  const [length, width, what] = told
    ? [told[1], told[2], told[3]]
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
