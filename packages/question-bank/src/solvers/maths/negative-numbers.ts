import { differences, only, range, total } from '../../lists';
import { found } from '../figure-values';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { isRising, mean, numbersOf, spread } from '../statistics';

export const negativeNumberSolvers: Record<string, Solver> = {
  'maths-two-thermometers': valueSolver(
    'The two thermometers show the lowest temperatures of one winter night in Cooma and in Darwin.\nHow many degrees warmer was it in Darwin than in Cooma?',
    (_stem, { readings }) => spread(readings.map(({ value }) => value)),
    { figure: 'thermometers' },
  ),
  'maths-hospital-lift': valueSolver(
    'In a hospital, the ground floor is floor 0 and the floors below it are −1, −2, −3 and so on. Farid gets into the lift on floor <start>. He goes down <down> floors and then up <up> floors.\nOn which floor is he now?',
    ({ start, down, up }) => start - down + up,
  ),
  'maths-halfway-on-line': valueSolver(
    'The picture shows a number line.\nWhich number is exactly halfway between P and Q?',
    (_stem, { markers }) => mean(markers.map(({ at }) => at)),
    { figure: 'number-line' },
  ),
  'maths-five-frosty-mornings': valueSolver(
    'On five mornings, the mean (average) temperature was <mean> °C. On four of these mornings, the temperatures were <others*> °C.\nWhat was the temperature on the fifth morning?',
    ({ mean: average, others }) => average * (others.length + 1) - total(others),
    { unit: '°C' },
  ),
  'maths-list-from-smallest': optionSolver(
    'Which of these lists is in order from the smallest number to the largest?',
    () => (option) => isRising(numbersOf(option)),
  ),
  'maths-falling-temperature': valueSolver(
    'At <start> pm it was <degrees> °C in the Snowy Mountains. After that, the temperature fell by <fall> degrees in each hour.\nAt which of these times was it colder than <limit> °C for the first time?',
    ({ start, degrees, fall, limit }) => {
      const hours = range(1, 12).find((hour) => degrees - fall * hour < limit);
      return `${start + found(hours, 'hour') - 12} am`;
    },
  ),
  'maths-quiz-points': valueSolver(
    'In a quiz, each right answer gives <plus> points and each wrong answer takes <minus> points away. Hana answered all <questions> questions and ended with <score> points.\nHow many of her answers were right?',
    ({ plus, minus, questions, score }) =>
      only(range(0, questions).filter((right) => plus * right - minus * (questions - right) === score)),
  ),
  'maths-greatest-difference-cards': valueSolver(
    'Five cards show the numbers <cards*>. Priya takes two of the cards and subtracts one number from the other.\nWhat is the greatest result that she can get?',
    ({ cards }) => spread(cards),
  ),
  'maths-temperature-rose-most': optionSolver(
    'The graph shows the temperature in a mountain hut on a winter day.\nBetween which two times did the temperature rise the most?',
    (_stem, { points }) => {
      const rises = differences(points.map(({ value }) => value));
      const steepest = rises.flatMap((rise, at) =>
        rise === Math.max(...rises) ? [`${points[at]?.label} and ${points[at + 1]?.label}`] : [],
      );
      return (option) => steepest.includes(option);
    },
    { figure: 'line-graph' },
  ),
};
