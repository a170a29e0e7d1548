import { only, range, total } from '../search';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { isRising, mean, numbersOf, spread } from '../statistics';

const rightAnswers = (plus: number, minus: number, questions: number, score: number) =>
  only(range(0, questions).filter((right) => plus * right - minus * (questions - right) === score));

const hoursUntilBelow = (degrees: number, fall: number, limit: number) =>
  only(
    range(1, 12)
      .filter((hour) => degrees - fall * hour < limit)
      .slice(0, 1),
  );

export const negativeNumberSolvers: Record<string, Solver> = {
  'maths-two-thermometers': valueSolver(
    'The two thermometers show the lowest temperatures of one winter night in Cooma and in Darwin.\nHow many degrees warmer was it in Darwin than in Cooma?',
    {
      figure: 'thermometers',
      value: (_stem, { readings }) => spread(readings.map(({ value }) => value)),
      wrongTurns: { 'ignores the sign': (_stem, { readings }) => Math.abs(total(readings.map(({ value }) => value))) },
    },
  ),
  'maths-hospital-lift': valueSolver(
    'In a hospital, the ground floor is floor 0 and the floors below it are −1, −2, −3 and so on. Farid gets into the lift on floor <start>. He goes down <down> floors and then up <up> floors.\nOn which floor is he now?',
    {
      value: ({ start, down, up }) => start - down + up,
      wrongTurns: {
        'starts below ground': ({ start, down, up }) => -start - down + up,
        'goes down twice': ({ start, down, up }) => start - down - up,
        'leaves out the last part': ({ start, down }) => start - down,
        'counts one floor too many': ({ start, down, up }) => start - down + up - 1,
      },
    },
  ),
  'maths-halfway-on-line': valueSolver(
    'The picture shows a number line.\nWhich number is exactly halfway between P and Q?',
    {
      figure: 'number-line',
      value: (_stem, { markers }) => mean(markers.map(({ at }) => at)),
      wrongTurns: {
        'forgets to halve': (_stem, { markers }) => total(markers.map(({ at }) => at)),
        'forgets the sign': (_stem, { markers }) => -mean(markers.map(({ at }) => at)),
        'gives half the distance': (_stem, { markers }) => spread(markers.map(({ at }) => at)) / 2,
      },
    },
  ),
  'maths-five-frosty-mornings': valueSolver(
    'On five mornings, the mean (average) temperature was <mean> °C. On four of these mornings, the temperatures were <others*> °C.\nWhat was the temperature on the fifth morning?',
    {
      unit: '°C',
      value: ({ mean: average, others }) => average * (others.length + 1) - total(others),
      wrongTurns: {
        'ignores the signs': ({ mean: average, others }) => average * (others.length + 1) - total(others.map(Math.abs)),
        'adds the totals': ({ mean: average, others }) => average * (others.length + 1) + total(others),
        'gives the total': ({ mean: average, others }) => average * (others.length + 1),
        'gives the total of the four': ({ others }) => total(others),
      },
    },
  ),
  'maths-list-from-smallest': optionSolver(
    'Which of these lists is in order from the smallest number to the largest?',
    { isRight: () => (option) => isRising(numbersOf(option)) },
  ),
  'maths-falling-temperature': valueSolver(
    'At <start> pm it was <degrees> °C in the Snowy Mountains. After that, the temperature fell by <fall> degrees in each hour.\nAt which of these times was it colder than <limit> °C for the first time?',
    {
      value: ({ start, degrees, fall, limit }) => {
        const hours = hoursUntilBelow(degrees, fall, limit);
        return `${start + hours - 12} am`;
      },
      wrongTurns: {
        'stops one hour too early': ({ start, degrees, fall, limit }) =>
          `${start + hoursUntilBelow(degrees, fall, limit) - 13} am`,
        'goes one hour too far': ({ start, degrees, fall, limit }) =>
          `${start + hoursUntilBelow(degrees, fall, limit) - 11} am`,
      },
    },
  ),
  'maths-quiz-points': valueSolver(
    'In a quiz, each right answer gives <plus> points and each wrong answer takes <minus> points away. Hana answered all <questions> questions and ended with <score> points.\nHow many of her answers were right?',
    {
      value: ({ plus, minus, questions, score }) => rightAnswers(plus, minus, questions, score),
      wrongTurns: {
        'forgets the sign': ({ plus, minus, questions, score }) => rightAnswers(plus, minus, questions, -score),
        'gives the wrong answers': ({ plus, minus, questions, score }) =>
          questions - rightAnswers(plus, minus, questions, score),
      },
    },
  ),
  'maths-greatest-difference-cards': valueSolver(
    'Five cards show the numbers <cards*>. Priya takes two of the cards and subtracts one number from the other.\nWhat is the greatest result that she can get?',
    {
      value: ({ cards }) => spread(cards),
      wrongTurns: {
        'adds the largest': ({ cards }) => total(cards.toSorted((one, other) => one - other).slice(-2)),
        'adds all': ({ cards }) => total(cards.map(Math.abs)),
      },
    },
  ),
  'maths-temperature-rose-most': optionSolver(
    'The graph shows the temperature in a mountain hut on a winter day.\nBetween which two times did the temperature rise the most?',
    {
      figure: 'line-graph',
      isRight: (_stem, { points }) => {
        const rises = points.slice(1).map(({ label, value }, at) => ({
          from: points[at]?.label,
          to: label,
          rise: value - (points[at]?.value ?? value),
        }));
        const most = Math.max(...rises.map(({ rise }) => rise));
        return (option) => rises.some(({ from, to, rise }) => rise === most && option === `${from} and ${to}`);
      },
    },
  ),
};
