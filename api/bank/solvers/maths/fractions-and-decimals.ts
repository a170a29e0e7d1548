import Fraction from 'fraction.js';
import { areAllOf, areaSizes, cornersOf, isRectangle, requireFigure } from '../diagram-values';
import { only, total } from '../search';
import { optionSolver, type Solver, valueSolver } from '../solver';

const fraction = (top: number, bottom: number) => new Fraction(top).div(bottom);
const rest = (top: number, bottom: number) => new Fraction(1).sub(fraction(top, bottom));
const fromLongest = (numbers: number[]) =>
  [...numbers].sort((one, other) => other - one).map((each) => new Fraction(each));
/** How much the first of a list is greater than another one. */
const ahead = (list: Fraction[], from: number, of: number) => (list[from] ?? new Fraction(0)).sub(list[of] ?? 0);
const afterPours = (full: number, left: Fraction, times: number) => left.pow(times)?.mul(full) ?? 0;

export const fractionAndDecimalSolvers: Record<string, Solver> = {
  'maths-rainwater-tank': valueSolver(
    'A rainwater tank was <a>/<b> full. After <litres> litres were used on the garden, it was <c>/<d> full.\nHow many litres does the tank hold when it is full?',
    {
      unit: 'L',
      value: ({ a, b, c, d, litres }) => new Fraction(litres).div(fraction(a, b).sub(fraction(c, d))),
      wrongTurns: {
        'takes the litres for the first part': ({ a, b, litres }) => new Fraction(litres).div(fraction(a, b)),
        'subtracts the tops': ({ a, b, c, litres }) => new Fraction(litres).div(fraction(a - c, b)),
        'takes the litres for the second part': ({ c, d, litres }) => new Fraction(litres).div(fraction(c, d)),
        'gives the start': ({ a, b, c, d, litres }) =>
          new Fraction(litres).div(fraction(a, b).sub(fraction(c, d))).mul(fraction(a, b)),
      },
    },
  ),
  'maths-quilt-fraction': valueSolver(
    'The picture shows a quilt made of <squares> equal squares. Some squares are cut into two equal triangles.\nWhat fraction of the whole quilt is green?',
    {
      figure: 'diagram',
      value: ({ squares }, quilt) => {
        const square = total(areaSizes(quilt)) / squares;
        const pieces = quilt.areas.map((_, at) => cornersOf(quilt, at));
        const uncut = pieces.filter((corners) => corners.length === 4);
        requireFigure(uncut.every(isRectangle), 'squares');
        requireFigure(areAllOf(areaSizes(quilt), [square, square / 2]), 'equal squares and halves of them');
        return fraction(total(areaSizes(quilt, 'green')) / square, squares);
      },
      wrongTurns: {
        'counts pieces': (_stem, quilt) => fraction(areaSizes(quilt, 'green').length, areaSizes(quilt).length),
        'counts the cut squares': ({ squares }, quilt) => {
          const square = total(areaSizes(quilt)) / squares;
          return fraction(areaSizes(quilt, 'green').filter((size) => size < square).length, squares);
        },
        'compares with the rest': (_stem, quilt) =>
          fraction(total(areaSizes(quilt, 'green')), total(areaSizes(quilt)) - total(areaSizes(quilt, 'green'))),
        'takes triangles for squares': ({ squares }, quilt) => fraction(areaSizes(quilt, 'green').length, squares),
      },
    },
  ),
  'maths-number-line-star': valueSolver(
    'The picture shows a number line. The marks are equally far apart.\nWhich number belongs at the star?',
    {
      figure: 'number-line',
      value: (_stem, { markers }) => only(markers.map(({ at }) => at)),
      wrongTurns: {
        'takes gaps for tenths': (_stem, { from, step, markers }) =>
          from + 0.1 * Math.round((only(markers.map(({ at }) => at)) - from) / step),
        'takes gaps for two tenths': (_stem, { from, step, markers }) =>
          from + 0.2 * Math.round((only(markers.map(({ at }) => at)) - from) / step),
        'takes the middle': (_stem, { from, to }) => (from + to) / 2,
        'divides by the marks': (_stem, { from, to, step, markers }) => {
          const marks = Math.round((to - from) / step) + 1;
          return from + (Math.round((only(markers.map(({ at }) => at)) - from) / step) * (to - from)) / marks;
        },
      },
    },
  ),
  'maths-novel-pages': valueSolver(
    'Noor read <a>/<b> of a novel on Friday. On Saturday she read <c>/<d> of the pages that were left. On Sunday she read the last <pages> pages.\nHow many pages does the novel have?',
    {
      value: ({ a, b, c, d, pages }) => new Fraction(pages).div(rest(a, b).mul(rest(c, d))),
      wrongTurns: {
        'subtracts the fractions': ({ a, b, c, d, pages }) =>
          new Fraction(pages).div(new Fraction(1).sub(fraction(c, d).sub(fraction(a, b)))),
        'adds the rest of the Sunday': ({ a, b, pages }) => new Fraction(pages).mul(rest(a, b).add(1)),
        'stops at Friday': ({ c, d, pages }) => new Fraction(pages).div(rest(c, d)),
        'takes both of the whole': ({ a, b, c, d, pages }) => new Fraction(pages).div(rest(a, b).sub(fraction(c, d))),
      },
    },
  ),
  'maths-striped-flag': valueSolver(
    'The left half of a flag is white. The right half is cut into <strips> equal strips, as the picture shows.\nWhat fraction of the whole flag is green?',
    {
      figure: 'diagram',
      value: ({ strips }, flag) => {
        const whole = total(areaSizes(flag));
        requireFigure(areaSizes(flag).length === strips + 1, 'as many strips');
        requireFigure(areAllOf(areaSizes(flag), [whole / 2, whole / (2 * strips)]), 'a half and equal strips');
        return fraction(total(areaSizes(flag, 'green')), whole);
      },
      wrongTurns: {
        'counts one strip': ({ strips }) => fraction(1, 2 * strips),
        'takes the strips for quarters': ({ strips }) => fraction(1, strips + 1),
        'counts pieces': (_stem, flag) => fraction(areaSizes(flag, 'green').length, areaSizes(flag).length),
        'looks at the right half': ({ strips }, flag) => fraction(areaSizes(flag, 'green').length, strips),
      },
    },
  ),
  'maths-long-jumps': valueSolver(
    'Five children jumped these distances, in metres: <jumps*>.\nHow much further was the longest jump than the third longest?',
    {
      unit: 'm',
      value: ({ jumps }) => ahead(fromLongest(jumps), 0, 2),
      wrongTurns: {
        'reads decimals as whole numbers': ({ jumps }) => {
          const decimals = (number: number) => Number(String(number).split('.')[1]);
          const list = [...jumps].sort((one, other) => decimals(other) - decimals(one));
          return ahead(
            list.map((each) => new Fraction(each)),
            0,
            2,
          );
        },
        'takes the second and third': ({ jumps }) => ahead(fromLongest(jumps), 1, 2),
        'takes the second longest': ({ jumps }) => ahead(fromLongest(jumps), 0, 1),
        'takes the fourth longest': ({ jumps }) => ahead(fromLongest(jumps), 0, 3),
      },
    },
  ),
  'maths-comics-in-the-box': valueSolver(
    'In a box of books, <a>/<b> are comics. Of the comics, <c>/<d> are in colour and the other <plain> are in black and white.\nHow many books are in the box?',
    {
      value: ({ a, b, c, d, plain }) => new Fraction(plain).div(fraction(a, b).mul(rest(c, d))),
      wrongTurns: {
        'takes them for all comics': ({ a, b, plain }) => new Fraction(plain).div(fraction(a, b)),
        'counts the coloured comics': ({ c, d, plain }) => new Fraction(plain).div(rest(c, d)).sub(plain),
        'takes them for the coloured comics': ({ a, b, c, d, plain }) =>
          new Fraction(plain).div(fraction(a, b).mul(fraction(c, d))),
        'counts the comics': ({ c, d, plain }) => new Fraction(plain).div(rest(c, d)),
      },
    },
  ),
  'maths-watered-juice': valueSolver(
    'A full jug holds <full> mL of juice. Meera pours out <a>/<b> of what is in the jug, fills it up with water and stirs. She does the same a second time and a third time.\nHow much juice is in the jug at the end?',
    {
      unit: 'mL',
      value: ({ full, a, b }) => afterPours(full, rest(a, b), 3),
      wrongTurns: {
        'pours the same juice each time': ({ full, a, b }) =>
          new Fraction(full).mul(new Fraction(1).sub(fraction(3 * a, b))),
        'pours twice': ({ full, a, b }) => afterPours(full, rest(a, b), 2),
        'gives the water': ({ full, a, b }) => new Fraction(full).sub(afterPours(full, rest(a, b), 3)),
        'pours once': ({ full, a, b }) => afterPours(full, rest(a, b), 1),
      },
    },
  ),
  'maths-crawling-snail': valueSolver(
    'A snail crawls <each> m in every minute.\nHow many minutes does it need for <way> m?',
    {
      value: ({ each, way }) => fraction(way, 1).div(each),
      wrongTurns: {
        multiplies: ({ each, way }) => new Fraction(way).mul(each),
        'loses a place': ({ each, way }) => fraction(way, 10).div(each),
        subtracts: ({ each, way }) => new Fraction(way).sub(each),
        adds: ({ each, way }) => new Fraction(way).add(each),
      },
    },
  ),
  'maths-most-wrap-left': optionSolver(
    'Five friends have wraps of the same size. Dee has eaten <a>/<b> of hers, Ana <c>/<d>, Bo <e>/<f>, Cal <g>/<h> and Eve <i>/<j>.\nWho has the most left?',
    {
      isRight: ({ a, b, c, d, e, f, g, h, i, j }) => {
        const left = { Dee: 1 - a / b, Ana: 1 - c / d, Bo: 1 - e / f, Cal: 1 - g / h, Eve: 1 - i / j };
        const most = Math.max(...Object.values(left));
        const names = Object.entries(left).flatMap(([name, part]) => (part === most ? [name] : []));
        return (option) => only(names) === option;
      },
    },
  ),
  'maths-fraction-with-sum': valueSolver(
    'A fraction is equal to <top>/<bottom>. Its numerator (the top number) and its denominator (the bottom number) add up to <sum>.\nWhat is its numerator?',
    {
      value: ({ top, bottom, sum }) => (top * sum) / (top + bottom),
      wrongTurns: {
        'gives the factor': ({ top, bottom, sum }) => sum / (top + bottom),
        'adds top and bottom': ({ top, bottom }) => top + bottom,
        'gives the difference': ({ top, bottom, sum }) => ((bottom - top) * sum) / (top + bottom),
        'gives the denominator': ({ top, bottom, sum }) => (bottom * sum) / (top + bottom),
      },
    },
  ),
};
