import { range } from '../../lists';
import { type Solver, valueSolver } from '../solver';
import { at, clockWithHalfDay } from '../times';

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const HALF_DAY = at(12);

export const timeSolvers: Record<string, Solver> = {
  'maths-tram-timetable': valueSolver(
    'Trams leave a stop in Melbourne every <gap> minutes. The first one leaves at <first:time>. Hamish comes to the stop at <now:time>.\nHow many minutes must he wait for the next tram?',
    ({ gap, first, now }) => gap * Math.ceil((now - first) / gap) - (now - first),
  ),
  'maths-perth-flight': valueSolver(
    'On a winter’s day, when it is noon in Sydney, it is <perth:time> in Perth. A plane leaves Sydney at <start:time> Sydney time. The flight to Perth takes <hours> hours <minutes> minutes.\nWhat is the time in Perth when the plane lands?',
    ({ perth, start, hours, minutes }) => clockWithHalfDay(start + at(hours, minutes) - (at(12) - perth)),
  ),
  'maths-anzac-day-weekday': valueSolver(
    'In a certain year, <from> March is a Tuesday.\nWhich day of the week is Anzac Day, <to> April, in that year?',
    ({ from, to }) => WEEK[(WEEK.indexOf('Tuesday') + 31 - from + to) % 7] ?? 'none',
  ),
  'maths-slow-clock': valueSolver(
    'An old clock loses <lost> minutes every hour. It is set to the right time at <from:time>.\nWhat is the right time when the old clock shows <shown:time> that day?',
    ({ lost, from, shown }) => clockWithHalfDay(from + (60 * (shown - from)) / (60 - lost)),
  ),
  'maths-end-of-the-film': valueSolver(
    'The clock shows when a film began in the afternoon. The film lasted <hours> hour <minutes> minutes.\nAt what time did it end?',
    ({ hours, minutes }, clock) => clockWithHalfDay(at(clock.hour, clock.minute) + at(hours, minutes)),
    { figure: 'clock' },
  ),
  'maths-night-bus': valueSolver(
    'A night bus leaves Canberra at <start:time> and arrives in Melbourne at <end:time> the next morning. On the way it stops for <stops> minutes altogether.\nFor how long is the bus moving?',
    ({ start, end, stops }) => at(24) - start + end - stops,
    { unit: 'minutes' },
  ),
  'maths-leap-year-days': valueSolver(
    'February has <days> days in a leap year. In such a year, Ivy reads <pages> pages of a long book every day. She starts on <from> February and finishes the book on <to> March.\nHow many pages does the book have?',
    ({ days, pages, from, to }) => (days - from + 1 + to) * pages,
  ),
  'maths-two-wrong-clocks': valueSolver(
    'One clock gains <gain> minutes every day, and another clock loses <loss> minutes every day. Both are set to the right time at noon today. Each has a round face with the numbers 1 to 12.\nAfter how many days do the two clocks show the same time as each other again?',
    ({ gain, loss }) => range(1, 10_000).find((days) => ((gain + loss) * days) % HALF_DAY === 0) ?? 'none',
  ),
  'maths-latest-ferry': valueSolver(
    'The first ferry of the day leaves a wharf at <first:time>, and then one leaves every <gap> minutes. The ride to the city takes <ride> minutes. Noa must be in the city by <end:time>.\nWhat is the departure time of the latest ferry that he can take?',
    ({ first, gap, ride, end }) => clockWithHalfDay(first + gap * Math.floor((end - ride - first) / gap)),
  ),
  'maths-flashing-lamp': valueSolver(
    'A lamp flashes again and again. The time from one flash to the next is always the same. From flash <a> to flash <b> it takes <seconds> seconds.\nHow many seconds does it take from flash <a> to flash <c>?',
    ({ a, b, c, seconds }) => (seconds * (c - a)) / (b - a),
  ),
  'maths-decimal-hours': valueSolver('A bike ride takes <hours> hours.\nHow many minutes is that?', ({ hours }) =>
    Math.round(60 * hours),
  ),
};
