import { choices, only, range, total } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { mean, median, numbersOf, spread } from '../statistics';

/** Games before the one that changed the mean. */
const gamesBefore = (before: number, next: number, after: number) =>
  only(range(1, 100).filter((games) => games * before + next === after * (games + 1)));

export const averageSolvers: Record<string, Solver> = {
  'maths-median-reading-minutes': valueSolver(
    'On one evening, seven children read for <minutes*> minutes.\nWhat is the median (the middle time when all the times are in order)?',
    ({ minutes }) => median(minutes),
  ),
  'maths-mean-with-fifth-number': valueSolver(
    'The mean (average) of a list of <count> numbers is <mean>. One more number, <more>, is added to the list.\nWhat is the mean of all the numbers now?',
    ({ count, mean: before, more }) => (count * before + more) / (count + 1),
  ),
  'maths-bus-passenger-range': valueSolver(
    'Five buses left a bus station. Four of them had <others*> passengers. The fifth bus had the fewest passengers. The range of the five numbers (the largest minus the smallest) is <range>.\nHow many passengers did the fifth bus have?',
    ({ others, range: difference }) => Math.max(...others) - difference,
  ),
  'maths-five-numbers-largest': valueSolver(
    'A list has <count> different whole numbers, all greater than <low>. Their median is <median> and their mean is <mean>.\nWhat is the greatest value that the largest of these numbers can have?',
    ({ count, low, median: middleNumber, mean: average }) =>
      count * average - (low + 1) - (low + 2) - middleNumber - (middleNumber + 1),
  ),
  'maths-median-of-pets': valueSolver(
    'Fifteen families were asked how many pets they have. The graph shows their answers.\nWhat is the median number of pets?',
    (_stem, { bars }) => median(bars.flatMap(({ label, value }) => range(1, value).map(() => Number(label)))),
    { figure: 'bar-chart' },
  ),
  'maths-list-mean-and-median': optionSolver(
    'Which of these lists has a mean of <mean> and a median of <median>?',
    ({ mean: average, median: middleNumber }) =>
      (option) =>
        mean(numbersOf(option)) === average && median(numbersOf(option)) === middleNumber,
  ),
  'maths-two-teams-mean': valueSolver(
    'At a spelling bee, <first> girls score a mean of <firstMean> points and <second> boys score a mean of <secondMean> points.\nWhat is the mean score of all the children?',
    ({ first, firstMean, second, secondMean }) => (first * firstMean + second * secondMean) / (first + second),
  ),
  'maths-parcels-without-heaviest': valueSolver(
    'The parcels in a van have masses of <masses*> kg. The heaviest one is taken out. The others are put on two trolleys, so that both trolleys carry the same mass.\nHow many other parcels are on the trolley with the <mass> kg parcel?',
    ({ masses, mass }) => {
      const others = masses.filter((each) => each !== Math.max(...masses) && each !== mass);
      const groups = choices(...others.map((each) => [[each], []])).map((parts) => parts.flat());
      return only(
        groups.filter((group) => 2 * (total(group) + mass) === total(others) + mass).map(({ length }) => length),
      );
    },
  ),
  'maths-noon-temperature-range': valueSolver(
    'The graph shows the temperature at noon on five days.\nWhat is the range of these temperatures (the highest minus the lowest)?',
    (_stem, { points }) => spread(points.map(({ value }) => value)),
    { figure: 'line-graph', unit: '°C' },
  ),
  'maths-missing-number-median': valueSolver(
    'Six numbers stand in order from smallest to largest: <a>, <b>, ▢, <d>, <e>, <f>.\nTheir median is <median>. What is their mean?',
    ({ a, b, d, e, f, median: middleNumber }) => mean([a, b, 2 * middleNumber - d, d, e, f]),
  ),
  'maths-games-played-mean': valueSolver(
    'Tala’s mean score in the basketball games that she has played is <before> points. In the next game she scores <next> points, and her mean becomes <after> points.\nHow many games has she played now, with this last one?',
    ({ before, next, after }) => 1 + gamesBefore(before, next, after),
  ),
};
