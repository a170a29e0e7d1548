import { only, range } from '../search';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { mean, median, numbersOf, spread } from '../statistics';

/** Games before the one that changed the mean. */
const gamesBefore = (before: number, next: number, after: number) =>
  only(range(1, 100).filter((games) => games * before + next === after * (games + 1)));

export const averageSolvers: Record<string, Solver> = {
  'maths-median-reading-minutes': valueSolver(
    'On one evening, seven children read for <minutes*> minutes.\nWhat is the median (the middle time when all the times are in order)?',
    {
      value: ({ minutes }) => median(minutes),
      wrongTurns: {
        'takes the middle of the ends': ({ minutes }) => (Math.min(...minutes) + Math.max(...minutes)) / 2,
        'gives the range': ({ minutes }) => spread(minutes),
        'gives the largest': ({ minutes }) => Math.max(...minutes),
      },
    },
  ),
  'maths-mean-with-fifth-number': valueSolver(
    'The mean (average) of <count> numbers is <mean>. One more number, <more>, is written beside them.\nWhat is the mean of all the numbers now?',
    {
      value: ({ count, mean: before, more }) => (count * before + more) / (count + 1),
      wrongTurns: {
        'takes the mean for the total': ({ count, mean: before, more }) => (before + more) / (count + 1),
        'takes the middle': ({ mean: before, more }) => (before + more) / 2,
        'divides by the old count': ({ count, mean: before, more }) => (count * before + more) / count,
        adds: ({ mean: before, more }) => before + more,
      },
    },
  ),
  'maths-bus-passenger-range': valueSolver(
    'Five buses left a bus station. Four of them had <others*> passengers. The fifth bus had the fewest passengers. The range of the five numbers (the largest minus the smallest) is <range>.\nHow many passengers did the fifth bus have?',
    {
      value: ({ others, range: difference }) => Math.max(...others) - difference,
      wrongTurns: {
        'subtracts from the smallest': ({ others, range: difference }) => Math.min(...others) - difference,
        'gives the range of the others': ({ others }) => spread(others),
        'gives the range': ({ range: difference }) => difference,
        'adds to the smallest': ({ others, range: difference }) => Math.min(...others) + difference,
      },
    },
  ),
  'maths-five-numbers-largest': valueSolver(
    'A list has <count> different whole numbers, all greater than <low>. Their median is <median> and their mean is <mean>.\nWhat is the greatest value that the largest of these numbers can have?',
    {
      value: ({ count, low, median: middleNumber, mean: average }) =>
        count * average - (low + 1) - (low + 2) - middleNumber - (middleNumber + 1),
      wrongTurns: {
        'uses the median twice': ({ count, low, median: middleNumber, mean: average }) =>
          count * average - (low + 1) - (low + 2) - 2 * middleNumber,
        'uses equal numbers': ({ count, low, median: middleNumber, mean: average }) =>
          count * average - 2 * (low + 1) - 2 * middleNumber,
        'leaves out the fourth number': ({ count, low, median: middleNumber, mean: average }) =>
          count * average - (low + 1) - (low + 2) - middleNumber,
        'leaves out the others': ({ count, median: middleNumber, mean: average }) => count * average - middleNumber,
      },
    },
  ),
  'maths-median-of-pets': valueSolver(
    'Fifteen families were asked how many pets they have. The graph shows their answers.\nWhat is the median number of pets?',
    {
      figure: 'bar-chart',
      value: (_stem, { bars }) => median(bars.flatMap(({ label, value }) => range(1, value).map(() => Number(label)))),
      wrongTurns: {
        'gives the most common': (_stem, { bars }) =>
          Number(bars.toSorted((one, other) => other.value - one.value)[0]?.label),
        'takes the middle label': (_stem, { bars }) => median(bars.map(({ label }) => Number(label))),
        'takes the middle height': (_stem, { bars }) => median(bars.map(({ value }) => value)),
        'takes the range': (_stem, { bars }) => spread(bars.map(({ label }) => Number(label))),
      },
    },
  ),
  'maths-list-mean-and-median': optionSolver('Which of these lists has a mean of <mean> and a median of <median>?', {
    isRight:
      ({ mean: average, median: middleNumber }) =>
      (option) =>
        mean(numbersOf(option)) === average && median(numbersOf(option)) === middleNumber,
  }),
  'maths-two-teams-mean': valueSolver(
    'At a spelling bee, <first> girls score a mean of <firstMean> points and <second> boys score a mean of <secondMean> points.\nWhat is the mean score of all the children?',
    {
      value: ({ first, firstMean, second, secondMean }) => (first * firstMean + second * secondMean) / (first + second),
      wrongTurns: {
        'takes the middle': ({ firstMean, secondMean }) => (firstMean + secondMean) / 2,
        'swaps the groups': ({ first, firstMean, second, secondMean }) =>
          (first * secondMean + second * firstMean) / (first + second),
        'divides by the second group': ({ first, firstMean, second, secondMean }) =>
          (first * firstMean + second * secondMean) / second,
        'adds the means': ({ firstMean, secondMean }) => firstMean + secondMean,
      },
    },
  ),
  'maths-parcels-without-heaviest': valueSolver(
    'The <count> parcels in a van have a mean mass of <mean> kg. The heaviest parcel, with a mass of <heaviest> kg, is taken away.\nWhat is the mean mass of the other parcels?',
    {
      unit: 'kg',
      value: ({ count, mean: before, heaviest }) => (count * before - heaviest) / (count - 1),
      wrongTurns: {
        'shares the heaviest': ({ count, heaviest }) => heaviest / (count - 1),
        'keeps the mean': ({ mean: before }) => before,
        'keeps the total': ({ count, mean: before }) => (count * before) / (count - 1),
        'gives the total': ({ count, mean: before, heaviest }) => count * before - heaviest,
      },
    },
  ),
  'maths-noon-temperature-range': valueSolver(
    'The graph shows the temperature at noon on five days.\nWhat is the range of these temperatures (the highest minus the lowest)?',
    {
      figure: 'line-graph',
      unit: '°C',
      value: (_stem, { points }) => spread(points.map(({ value }) => value)),
      wrongTurns: {
        'takes first and last': (_stem, { points }) => Math.abs((points[0]?.value ?? 0) - (points.at(-1)?.value ?? 0)),
        'gives the lowest': (_stem, { points }) => Math.min(...points.map(({ value }) => value)),
        'gives the highest': (_stem, { points }) => Math.max(...points.map(({ value }) => value)),
      },
    },
  ),
  'maths-missing-number-median': valueSolver(
    'Six numbers stand in order from smallest to largest: <a>, <b>, ▢, <d>, <e>, <f>.\nTheir median is <median>. What is their mean?',
    {
      value: ({ a, b, d, e, f, median: middleNumber }) => mean([a, b, 2 * middleNumber - d, d, e, f]),
      wrongTurns: {
        'gives the missing number': ({ d, median: middleNumber }) => 2 * middleNumber - d,
        'leaves out the missing number': ({ a, b, d, e, f }) => (a + b + d + e + f) / 6,
        'gives the median': ({ median: middleNumber }) => middleNumber,
        'divides by five': ({ a, b, d, e, f, median: middleNumber }) => (a + b + d + e + f + 2 * middleNumber - d) / 5,
      },
    },
  ),
  'maths-games-played-mean': valueSolver(
    'Tala’s mean score in the basketball games that she has played is <before> points. In the next game she scores <next> points, and her mean becomes <after> points.\nHow many games has she played now, with this last one?',
    {
      value: ({ before, next, after }) => 1 + gamesBefore(before, next, after),
      wrongTurns: {
        'gives the rise': ({ before, after }) => after - before,
        'leaves out the last game': ({ before, next, after }) => gamesBefore(before, next, after),
        'subtracts the first mean': ({ before, next }) => next - before,
      },
    },
  ),
};
