import { range } from '../../lists';
import { type Solver, valueSolver } from '../solver';
import { at, clockWithHalfDay } from '../units';

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const after = (weekday: string, days: number) => WEEK[(WEEK.indexOf(weekday) + days + 7) % 7] ?? 'none';
const NOON = at(12);
const HALF_DAY = at(12);
const lastBefore = (first: number, gap: number, end: number) => first + gap * Math.floor((end - first) / gap);

export const timeSolvers: Record<string, Solver> = {
  'maths-tram-timetable': valueSolver(
    'Trams leave a stop in Melbourne every <gap> minutes. The first one leaves at <hour>:<minute> am. Hamish comes to the stop at <nowHour>:<nowMinute> am.\nHow many minutes must he wait for the next tram?',
    ({ gap, hour, minute, nowHour, nowMinute }) => {
      const trams = range(0, 100).map((tram) => at(hour, minute) + gap * tram);
      return Math.min(...trams.filter((tram) => tram >= at(nowHour, nowMinute))) - at(nowHour, nowMinute);
    },
  ),
  'maths-perth-flight': valueSolver(
    'On a winter’s day, when it is noon in Sydney, it is <perth> am in Perth. A plane leaves Sydney at <hour>:<minute> am Sydney time. The flight to Perth takes <hours> hours <minutes> minutes.\nWhat is the time in Perth when the plane lands?',
    ({ perth, hour, minute, hours, minutes }) =>
      clockWithHalfDay(at(hour, minute) + at(hours, minutes) - (NOON - at(perth))),
  ),
  'maths-anzac-day-weekday': valueSolver(
    'In a certain year, <from> March is a Tuesday.\nWhich day of the week is Anzac Day, <to> April, in that year?',
    ({ from, to }) => after('Tuesday', 31 - from + to),
  ),
  'maths-slow-clock': valueSolver(
    'An old clock loses <lost> minutes every hour. It is set to the right time at <from>:00 am.\nWhat is the right time when the old clock shows <shown>:00 pm that day?',
    ({ lost, from, shown }) => clockWithHalfDay(at(from) + (60 * (NOON + at(shown) - at(from))) / (60 - lost)),
  ),
  'maths-end-of-the-film': valueSolver(
    'The clock shows when a film began in the afternoon. The film lasted <hours> hour <minutes> minutes.\nAt what time did it end?',
    ({ hours, minutes }, clock) => clockWithHalfDay(at(clock.hour, clock.minute) + at(hours, minutes)),
    { figure: 'clock' },
  ),
  'maths-night-bus': valueSolver(
    'A night bus leaves Canberra at <hour>:<minute> and arrives in Melbourne at <endHour>:<endMinute> the next morning. On the way it stops for <stops> minutes altogether.\nFor how long is the bus moving?',
    ({ hour, minute, endHour, endMinute, stops }) => at(24) - at(hour, minute) + at(endHour, endMinute) - stops,
    { unit: 'minutes' },
  ),
  'maths-leap-year-days': valueSolver(
    'February has <days> days in a leap year.\nHow many days after <from> February is <to> March in such a year?',
    ({ days, from, to }) => days - from + to,
  ),
  'maths-two-wrong-clocks': valueSolver(
    'One clock gains <gain> minutes every day, and another clock loses <loss> minutes every day. Both are set to the right time at noon today. Each has a round face with the numbers 1 to 12.\nAfter how many days do the two clocks show the same time as each other again?',
    ({ gain, loss }) => range(1, 10_000).find((days) => ((gain + loss) * days) % HALF_DAY === 0) ?? 'none',
  ),
  'maths-latest-ferry': valueSolver(
    'The first ferry of the day leaves a wharf at <hour>:<minute> am, and then one leaves every <gap> minutes. The ride to the city takes <ride> minutes. Noa must be in the city by <end>:00 am.\nWhat is the departure time of the latest ferry that he can take?',
    ({ hour, minute, gap, ride, end }) => clockWithHalfDay(lastBefore(at(hour, minute), gap, at(end) - ride)),
  ),
  'maths-flashing-lamp': valueSolver(
    'A lamp flashes again and again. The time from one flash to the next is always the same. From flash <a> to flash <b> it takes <seconds> seconds.\nHow many seconds does it take from flash <a> to flash <c>?',
    ({ a, b, c, seconds }) => (seconds * (c - a)) / (b - a),
  ),
  'maths-decimal-hours': valueSolver('A bike ride takes <hours> hours.\nHow many minutes is that?', ({ hours }) =>
    Math.round(60 * hours),
  ),
};
