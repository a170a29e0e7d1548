import Fraction from 'fraction.js';
import { only, total } from '../../lists';
import { areAllOf, areaOf, isRectangle, requireFigure, shapesOf } from '../diagram-values';
import { type Solver, valueSolver } from '../solver';

const fraction = (top: number, bottom: number) => new Fraction(top).div(bottom);
const rest = (top: number, bottom: number) => new Fraction(1).sub(fraction(top, bottom));

export const fractionAndDecimalSolvers: Record<string, Solver> = {
  'maths-rainwater-tank': valueSolver(
    'Two rainwater tanks hold <litres> L each. One is <a>/<b> full and the other is <c>/<d> full. Water is pumped from one to the other until there is the same amount in both.\nHow much water is in each tank then?',
    ({ a, b, c, d, litres }) => fraction(a, b).add(fraction(c, d)).div(2).mul(litres),
    { unit: 'L' },
  ),
  'maths-quilt-fraction': valueSolver(
    'The picture shows a quilt made of <squares> equal squares. Some squares are cut into two equal triangles.\nWhat fraction of the whole quilt is green?',
    ({ squares }, quilt) => {
      const pieces = shapesOf(quilt);
      const square = total(pieces.map(areaOf)) / squares;
      requireFigure(pieces.filter(({ length }) => length === 4).every(isRectangle), 'squares');
      requireFigure(areAllOf(pieces.map(areaOf), [square, square / 2]), 'equal squares and halves of them');
      return fraction(total(shapesOf(quilt, 'green').map(areaOf)) / square, squares);
    },
    { figure: 'diagram' },
  ),
  'maths-number-line-star': valueSolver(
    'The picture shows a number line. The marks are equally far apart.\nWhich number belongs at the star?',
    (_stem, { markers }) => only(markers.map(({ at }) => at)),
    { figure: 'number-line' },
  ),
  'maths-novel-pages': valueSolver(
    'Noor read <a>/<b> of a novel on Friday. On Saturday she read <c>/<d> of the pages that were left. On Sunday she read the last <pages> pages.\nHow many pages does the novel have?',
    ({ a, b, c, d, pages }) => new Fraction(pages).div(rest(a, b).mul(rest(c, d))),
  ),
  'maths-striped-flag': valueSolver(
    'The left half of a flag is white. The right half is cut into <strips> equal strips, as the picture shows.\nWhat fraction of the whole flag is green?',
    ({ strips }, flag) => {
      const sizes = shapesOf(flag).map(areaOf);
      const whole = total(sizes);
      requireFigure(sizes.length === strips + 1, 'as many strips');
      requireFigure(areAllOf(sizes, [whole / 2, whole / (2 * strips)]), 'a half and equal strips');
      return fraction(total(shapesOf(flag, 'green').map(areaOf)), whole);
    },
    { figure: 'diagram' },
  ),
  'maths-long-jumps': valueSolver(
    'Five children jumped these distances, in metres: <jumps*>.\nHow much further was the longest jump than the third longest?',
    ({ jumps }) => {
      const [longest = 0, , third = 0] = jumps.toSorted((one, other) => other - one);
      return new Fraction(longest).sub(third);
    },
    { unit: 'm' },
  ),
  'maths-comics-in-the-box': valueSolver(
    'In a box of books, <a>/<b> are comics. Of the comics, <c>/<d> are in colour and the other <plain> are in black and white.\nHow many books are in the box?',
    ({ a, b, c, d, plain }) => new Fraction(plain).div(fraction(a, b).mul(rest(c, d))),
  ),
  'maths-watered-juice': valueSolver(
    'A full jug holds <full> mL of juice. Meera pours out <a>/<b> of what is in the jug, fills it up with water and stirs. She does the same a second time and a third time.\nHow much juice is in the jug at the end?',
    ({ full, a, b }) => full * rest(a, b).valueOf() ** 3,
    { unit: 'mL' },
  ),
  'maths-crawling-snail': valueSolver(
    'A snail crawls <each> m in every minute.\nHow many minutes does it need for <way> m?',
    ({ each, way }) => fraction(way, 1).div(each),
  ),
  'maths-most-wrap-left': valueSolver(
    'Five friends have wraps of the same size. Dee has eaten <a>/<b> of hers, Ana <c>/<d>, Bo <e>/<f>, Cal <g>/<h> and Eve <i>/<j>.\nWho has the most left?',
    ({ a, b, c, d, e, f, g, h, i, j }) => {
      const eaten = { Dee: a / b, Ana: c / d, Bo: e / f, Cal: g / h, Eve: i / j };
      const least = Math.min(...Object.values(eaten));
      return only(Object.entries(eaten).flatMap(([name, part]) => (part === least ? [name] : [])));
    },
  ),
  'maths-fraction-with-sum': valueSolver(
    'A fraction is equal to <top>/<bottom>. Its numerator and its denominator add up to <sum>.\nWhat is its numerator?',
    ({ top, bottom, sum }) => (top * sum) / (top + bottom),
  ),
};
