import Fraction from 'fraction.js';
import type { FigureOf } from '../../figures/figure';
import { range, total } from '../../lists';
import { found } from '../figure-values';
import { type Solver, statementSolver, valueSolver } from '../solver';
import { divides, factors } from '../statistics';

type DotPlot = FigureOf<'dot-plot'>;

/** How many dots there are above the numbers that are asked for. */
const dotsAbove = ({ columns }: DotPlot, isAsked: (value: number) => boolean) =>
  total(columns.filter(({ value }) => isAsked(value)).map(({ dots }) => dots));

/** The sum of what the dots above these numbers stand for. */
const sumOfDots = ({ columns }: DotPlot, isAsked: (value: number) => boolean = () => true) =>
  total(columns.filter(({ value }) => isAsked(value)).map(({ value, dots }) => value * dots));

const all = (plot: DotPlot) => dotsAbove(plot, () => true);

export const vennAndDotPlotSolvers: Record<string, Solver> = {
  'maths-venn-swimming-and-running': valueSolver(
    'The Venn diagram shows what the <all> children of a sports camp chose. One number is missing.\nHow many of the children chose swimming?',
    ({ all: children }, { onlyRight, neither }) => children - found(onlyRight, 'right') - found(neither, 'outside'),
    { figure: 'venn' },
  ),
  'maths-venn-multiples-outside': valueSolver(
    'The whole numbers from 1 to <last> are written into a Venn diagram. One circle is for the multiples of <one>, and the other is for the multiples of <other>.\nHow many numbers are outside both circles?',
    ({ last, one, other }) =>
      range(1, last).filter((number) => !divides(one, number) && !divides(other, number)).length,
  ),
  'maths-venn-netball-twice-as-many': valueSolver(
    'A Venn diagram shows which of the <all> students of Year 6 play netball and which play soccer. <both> students are in both circles, and <outside> are outside. Twice as many students play only netball as play only soccer.\nHow many students play netball?',
    ({ all: students, both, outside }) => ((students - both - outside) / 3) * 2 + both,
  ),
  'maths-venn-statements-fruit': statementSolver(
    'The Venn diagram shows which fruit the children of a class like. Which of these statements are true?\n1. Exactly <mango> children like mango.\n2. More than half of the children like exactly one of the two.\n3. As many children like rockmelon as do not like it.',
    ({ mango }, venn) => {
      const [left, both] = [found(venn.onlyLeft, 'left'), found(venn.both, 'middle')];
      const [right, neither] = [found(venn.onlyRight, 'right'), found(venn.neither, 'outside')];
      return [left + both === mango, left + right > both + neither, right + both === left + neither];
    },
    { figure: 'venn' },
  ),
  'maths-venn-factors-of-sixty': valueSolver(
    'Yarran writes numbers into a Venn diagram. One circle is for the factors of <number>, and the other is for even numbers.\nHow many factors of <number> are NOT in the part where the circles overlap?',
    ({ number }) => factors(number).filter((factor) => !divides(2, factor)).length,
  ),
  'maths-dot-plot-missing-dot': valueSolver(
    'The dot plot shows how many goals a team scored in each of its matches. One dot is still missing. With it, there are <matches> matches with <goals> goals altogether.\nAbove which number does the missing dot belong?',
    ({ matches, goals }, plot) => (all(plot) === matches - 1 ? goals - sumOfDots(plot) : 'more than one is missing'),
    { figure: 'dot-plot' },
  ),
  'maths-dot-plot-at-least-three-books': valueSolver(
    'The dot plot shows how many books each child of a reading club read in one month.\nHow many books were read altogether by the children who read at least <least> books?',
    ({ least }, plot) => sumOfDots(plot, (books) => books >= least),
    { figure: 'dot-plot' },
  ),
  'maths-dot-plot-seedling-fraction': valueSolver(
    'The dot plot shows the heights of some wattle seedlings. Each dot stands for one seedling.\nWhat fraction of the seedlings are taller than <height> cm?',
    ({ height }, plot) => new Fraction(dotsAbove(plot, (value) => value > height)).div(all(plot)),
    { figure: 'dot-plot' },
  ),
  'maths-dot-plot-statements-names': statementSolver(
    'The dot plot shows how many letters the first names of a class have. Which of these statements are true?\n1. A quarter of the names have exactly <quarter> letters.\n2. Twice as many names have <more> letters as have <fewer> letters.\n3. Fewer than half of the names have more than <limit> letters.',
    ({ quarter, more, fewer, limit }, plot) => {
      const names = (letters: number) => dotsAbove(plot, (value) => value === letters);
      return [
        4 * names(quarter) === all(plot),
        names(more) === 2 * names(fewer),
        2 * dotsAbove(plot, (value) => value > limit) < all(plot),
      ];
    },
    { figure: 'dot-plot' },
  ),
  'maths-dot-plot-concert-tickets': valueSolver(
    'Each dot in the dot plot stands for a family that bought tickets to a school concert. Every ticket cost $<price>.\nHow much did all these families pay altogether?',
    ({ price }, plot) => sumOfDots(plot) * price,
    { figure: 'dot-plot', unit: '$' },
  ),
};
