import { range } from '../search';
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
    {
      value: ({ gap, hour, minute, nowHour, nowMinute }) => {
        const trams = range(0, 100).map((tram) => at(hour, minute) + gap * tram);
        return Math.min(...trams.filter((tram) => tram >= at(nowHour, nowMinute))) - at(nowHour, nowMinute);
      },
      wrongTurns: {
        'subtracts like decimals': ({ gap, hour, minute, nowHour, nowMinute }) =>
          gap - ((100 * nowHour + nowMinute - 100 * hour - minute) % gap),
        'counts from the last tram': ({ gap, hour, minute, nowHour, nowMinute }) =>
          (at(nowHour, nowMinute) - at(hour, minute)) % gap,
        'starts at the full hour': ({ gap, hour, nowHour, nowMinute }) =>
          gap - ((at(nowHour, nowMinute) - at(hour)) % gap),
        'waits the whole gap': ({ gap }) => gap,
      },
    },
  ),
  'maths-perth-flight': valueSolver(
    'On a winter’s day, when it is noon in Sydney, it is <perth> am in Perth. A plane leaves Sydney at <hour>:<minute> am Sydney time. The flight to Perth takes <hours> hours <minutes> minutes.\nWhat is the time in Perth when the plane lands?',
    {
      value: ({ perth, hour, minute, hours, minutes }) =>
        clockWithHalfDay(at(hour, minute) + at(hours, minutes) - (NOON - at(perth))),
      wrongTurns: {
        'takes off one hour': ({ hour, minute, hours, minutes }) =>
          clockWithHalfDay(at(hour, minute) + at(hours, minutes) - at(1)),
        'gives Sydney time': ({ hour, minute, hours, minutes }) =>
          clockWithHalfDay(at(hour, minute) + at(hours, minutes)),
        'adds one hour': ({ hour, minute, hours, minutes }) =>
          clockWithHalfDay(at(hour, minute) + at(hours, minutes) + at(1)),
        'adds the difference': ({ perth, hour, minute, hours, minutes }) =>
          clockWithHalfDay(at(hour, minute) + at(hours, minutes) + (NOON - at(perth))),
      },
    },
  ),
  'maths-anzac-day-weekday': valueSolver(
    'In a certain year, <from> March is a Tuesday.\nWhich day of the week is Anzac Day, <to> April, in that year?',
    {
      value: ({ from, to }) => after('Tuesday', 31 - from + to),
      wrongTurns: {
        'gives March 30 days': ({ from, to }) => after('Tuesday', 30 - from + to),
        'counts the first day': ({ from, to }) => after('Tuesday', 31 - from + to + 1),
        'goes a day forwards': () => after('Tuesday', 1),
        'gives March 28 days': ({ from, to }) => after('Tuesday', 28 - from + to),
      },
    },
  ),
  'maths-slow-clock': valueSolver(
    'An old clock loses <lost> minutes every hour. It is set to the right time at <from>:00 am.\nWhat is the right time when the old clock shows <shown>:00 pm that day?',
    {
      value: ({ lost, from, shown }) => clockWithHalfDay(at(from) + (60 * (NOON + at(shown) - at(from))) / (60 - lost)),
      wrongTurns: {
        'goes back': ({ lost, from, shown }) => {
          const passed = NOON + at(shown) - at(from);
          return clockWithHalfDay(NOON + at(shown) - ((60 * passed) / (60 - lost) - passed));
        },
        'takes the loss away': ({ lost, from, shown }) =>
          clockWithHalfDay(NOON + at(shown) - (lost * (NOON + at(shown) - at(from))) / 60),
        'adds one loss': ({ lost, shown }) => clockWithHalfDay(NOON + at(shown) + lost),
        'adds the loss of the hours shown': ({ lost, from, shown }) =>
          clockWithHalfDay(NOON + at(shown) + (lost * (NOON + at(shown) - at(from))) / 60),
      },
    },
  ),
  'maths-end-of-the-film': valueSolver(
    'The clock shows when a film began in the afternoon. The film lasted <hours> hour <minutes> minutes.\nAt what time did it end?',
    {
      figure: 'clock',
      value: ({ hours, minutes }, clock) => clockWithHalfDay(at(clock.hour, clock.minute) + at(hours, minutes)),
      wrongTurns: {
        'forgets the full hour': ({ hours, minutes }, clock) =>
          clockWithHalfDay(at(clock.hour + hours, (clock.minute + minutes) % 60)),
        'takes off too much': ({ hours, minutes }, clock) =>
          clockWithHalfDay(at(clock.hour + hours + 1, clock.minute) - 2 * (60 - minutes)),
        'adds whole hours': ({ hours }, clock) => clockWithHalfDay(at(clock.hour + hours + 1, clock.minute)),
        'swaps the hands': ({ hours, minutes }, clock) =>
          clockWithHalfDay(NOON + at(clock.minute / 5, 5 * (clock.hour % 12)) + at(hours, minutes)),
      },
    },
  ),
  'maths-night-bus': valueSolver(
    'A night bus leaves Canberra at <hour>:<minute> and arrives in Melbourne at <endHour>:<endMinute> the next morning. On the way it stops for <stops> minutes altogether.\nFor how long is the bus moving?',
    {
      unit: 'minutes',
      value: ({ hour, minute, endHour, endMinute, stops }) =>
        at(24) - at(hour, minute) + at(endHour, endMinute) - stops,
      wrongTurns: {
        'forgets the stops': ({ hour, minute, endHour, endMinute }) =>
          at(24) - at(hour, minute) + at(endHour, endMinute),
        'counts an hour too much': ({ hour, minute, endHour, endMinute, stops }) =>
          at(25) - at(hour, minute) + at(endHour, endMinute) - stops,
        'adds the stops': ({ hour, minute, endHour, endMinute, stops }) =>
          at(24) - at(hour, minute) + at(endHour, endMinute) + stops,
        'subtracts the times': ({ hour, minute, endHour, endMinute, stops }) =>
          at(hour, minute) - at(endHour, endMinute) - stops,
      },
    },
  ),
  'maths-leap-year-days': valueSolver(
    'February has <days> days in a leap year.\nHow many days after <from> February is <to> March in such a year?',
    {
      value: ({ days, from, to }) => days - from + to,
      wrongTurns: {
        'takes 28 days': ({ from, to }) => 28 - from + to,
        'counts the first day': ({ days, from, to }) => days - from + to + 1,
        'takes 31 days': ({ from, to }) => 31 - from + to,
        'adds the dates': ({ from, to }) => from + to,
      },
    },
  ),
  'maths-two-wrong-clocks': valueSolver(
    'One clock gains <gain> minutes every day, and another clock loses <loss> minutes every day. Both are set to the right time at noon today. Each has a round face with the numbers 1 to 12.\nAfter how many days do the two clocks show the same time as each other again?',
    {
      value: ({ gain, loss }) => range(1, 10_000).find((days) => ((gain + loss) * days) % HALF_DAY === 0) ?? 'none',
      wrongTurns: {
        'looks at the first clock': ({ gain }) => HALF_DAY / gain,
        'takes a whole day': ({ gain, loss }) => (2 * HALF_DAY) / (gain + loss),
        'looks at the second clock': ({ loss }) => HALF_DAY / loss,
        'subtracts the minutes': ({ gain, loss }) => HALF_DAY / (gain - loss),
      },
    },
  ),
  'maths-latest-ferry': valueSolver(
    'The first ferry of the day leaves a wharf at <hour>:<minute> am, and then one leaves every <gap> minutes. The ride to the city takes <ride> minutes. Noa must be in the city by <end>:00 am.\nWhat is the departure time of the latest ferry that he can take?',
    {
      value: ({ hour, minute, gap, ride, end }) => clockWithHalfDay(lastBefore(at(hour, minute), gap, at(end) - ride)),
      wrongTurns: {
        'takes one ferry earlier': ({ hour, minute, gap, ride, end }) =>
          clockWithHalfDay(lastBefore(at(hour, minute), gap, at(end) - ride) - gap),
        'gives the arrival': ({ hour, minute, gap, ride, end }) =>
          clockWithHalfDay(lastBefore(at(hour, minute), gap, at(end) - ride) + ride),
        'subtracts the ride': ({ ride, end }) => clockWithHalfDay(at(end) - ride),
        'forgets the ride': ({ hour, minute, gap, end }) =>
          clockWithHalfDay(lastBefore(at(hour, minute), gap, at(end))),
      },
    },
  ),
  'maths-flashing-lamp': valueSolver(
    'A lamp flashes again and again. The time from one flash to the next is always the same. From flash <a> to flash <b> it takes <seconds> seconds.\nHow many seconds does it take from flash <a> to flash <c>?',
    {
      value: ({ a, b, c, seconds }) => (seconds * (c - a)) / (b - a),
      wrongTurns: {
        'divides by the flashes': ({ a, b, c, seconds }) => (seconds * (c - a)) / b,
        'counts flashes for gaps': ({ b, c, seconds }) => (seconds * c) / b,
        'counts one gap too many': ({ a, b, c, seconds }) => (seconds * c) / (b - a),
        'counts two gaps too many': ({ a, b, c, seconds }) => (seconds * (c + 1)) / (b - a),
      },
    },
  ),
  'maths-decimal-hours': valueSolver('A bike ride takes <hours> hours.\nHow many minutes is that?', {
    value: ({ hours }) => Math.round(60 * hours),
    wrongTurns: {
      'drops the decimals': ({ hours }) => 60 * Math.floor(hours),
      'takes tenths for minutes': ({ hours }) => 60 * Math.floor(hours) + Math.round((10 * hours) % 10),
      'takes tenths for tens of minutes': ({ hours }) => 60 * Math.floor(hours) + 10 * Math.round((10 * hours) % 10),
      'multiplies by 100': ({ hours }) => 100 * hours,
    },
  }),
};
