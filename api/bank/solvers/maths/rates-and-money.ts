import { type Solver, valueSolver } from '../solver';

/** Hours from the time of the clock until a time in the afternoon. */
const hoursBetween = (clock: { hour: number; minute: number }, hour: number, minute: number) =>
  hour + 12 - clock.hour + (minute - clock.minute) / 60;

export const rateSolvers: Record<string, Solver> = {
  'maths-apples-on-scales': valueSolver(
    'At a market, apples cost $<price> per kilogram. Mei puts a bag of apples on the scales. The picture shows the dial.\nHow much do these apples cost?',
    {
      figure: 'dial',
      unit: '$',
      value: ({ price }, { value }) => price * value,
      wrongTurns: {
        'counts whole kilograms': ({ price }, { value }) => price * Math.floor(value),
        'takes small marks for tenths': ({ price }) => price * 2.2,
        'takes a half': ({ price }, { value }) => price * (Math.floor(value) + 0.5),
        'rounds up': ({ price }, { value }) => price * Math.ceil(value),
      },
    },
  ),
  'maths-yen-left': valueSolver(
    'Hana’s family flies to Japan. For each dollar, they get <rate> yen. They change $<dollars> and then spend <spent> yen.\nHow many yen are left?',
    {
      value: ({ rate, dollars, spent }) => rate * dollars - spent,
      wrongTurns: {
        'does not change': ({ dollars, spent }) => spent - dollars,
        'forgets the spending': ({ rate, dollars }) => rate * dollars,
        'adds the spending': ({ rate, dollars, spent }) => rate * dollars + spent,
      },
    },
  ),
  'maths-two-taps': valueSolver(
    'One tap fills a tub in <a> minutes, and another tap fills it in <b> minutes. Through the open drain, the full tub empties in <drain> minutes. Water always flows in and out at a steady rate.\nBoth taps are turned on while the drain is open. After how many minutes is the empty tub full?',
    {
      value: ({ a, b, drain }) => 1 / (1 / a + 1 / b - 1 / drain),
      wrongTurns: {
        'takes the faster tap': ({ b }) => b,
        'takes the middle': ({ a, b }) => (a + b) / 2,
        'takes the slower tap': ({ a }) => a,
        'adds the times': ({ a, b }) => a + b,
      },
    },
  ),
  'maths-bus-same-speed': valueSolver(
    'A coach travels <km> km in <minutes> minutes. It goes on at the same speed.\nHow far does it travel in <hours> hours?',
    {
      unit: 'km',
      value: ({ km, minutes, hours }) => (km * hours * 60) / minutes,
      wrongTurns: {
        'counts one hour': ({ km, minutes }) => (km * 60) / minutes,
        'multiplies by the hours': ({ km, hours }) => km * hours,
        'gives the minutes': ({ hours }) => hours * 60,
        'multiplies by 4': ({ km }) => km * 4,
      },
    },
  ),
  'maths-gym-plans': valueSolver(
    'A climbing hall has two plans. Plan 1 costs $<fixed> a month and $<visit> for each visit. Plan 2 costs $<flat> a month with as many visits as you like.\nFor how many visits a month do both plans cost the same?',
    {
      value: ({ fixed, visit, flat }) => (flat - fixed) / visit,
      wrongTurns: {
        'divides the prices': ({ fixed, flat }) => Math.floor(flat / fixed),
        'forgets the fixed price': ({ visit, flat }) => Math.floor(flat / visit),
        'forgets the fixed price and rounds up': ({ visit, flat }) => Math.ceil(flat / visit),
        'gives the difference': ({ fixed, flat }) => flat - fixed,
      },
    },
  ),
  'maths-parking-clock': valueSolver(
    'Luca’s dad parked his car in the afternoon at the time on the clock. He came back at <hour>:<minute> pm. Parking costs $<first> for the first hour and $<next> for each further hour or part of an hour.\nHow much did he pay?',
    {
      figure: 'clock',
      unit: '$',
      value: ({ hour, minute, first, next }, clock) =>
        first + next * (Math.ceil(hoursBetween(clock, hour, minute)) - 1),
      wrongTurns: {
        'drops the part': ({ hour, minute, first, next }, clock) =>
          first + next * (Math.floor(hoursBetween(clock, hour, minute)) - 1),
        'pays the lower price for all': ({ hour, minute, next }, clock) =>
          next * Math.ceil(hoursBetween(clock, hour, minute)),
        'pays one hour too much': ({ hour, minute, first, next }, clock) =>
          first + next * Math.ceil(hoursBetween(clock, hour, minute)),
        'pays the first price for all': ({ hour, minute, first }, clock) =>
          first * Math.ceil(hoursBetween(clock, hour, minute)),
      },
    },
  ),
  'maths-weekend-wages': valueSolver(
    'Arjun’s aunt earns $<wage> an hour on Saturdays. On Sundays she earns one and a half times as much. Last weekend she worked <saturday> hours on Saturday and <sunday> hours on Sunday.\nHow much did she earn?',
    {
      unit: '$',
      value: ({ wage, saturday, sunday }) => wage * saturday + wage * 1.5 * sunday,
      wrongTurns: {
        'counts one day': ({ wage, saturday }) => wage * saturday,
        'forgets the Sunday rate': ({ wage, saturday, sunday }) => wage * (saturday + sunday),
        'swaps the hours': ({ wage, saturday, sunday }) => wage * sunday + wage * 1.5 * saturday,
        'uses the Sunday rate for all': ({ wage, saturday, sunday }) => wage * 1.5 * (saturday + sunday),
      },
    },
  ),
  'maths-pens-and-change': valueSolver(
    'A pen costs $<price>. Tala has a $<note> note and buys as many pens as she can.\nHow much money is left?',
    {
      unit: '$',
      value: ({ price, note }) => (note * 100 - Math.floor(note / price) * price * 100) / 100,
      wrongTurns: {
        'buys one pen too many': ({ price, note }) => (Math.ceil(note / price) * price * 100 - note * 100) / 100,
        'buys one pen too few': ({ price, note }) => (note * 100 - (Math.floor(note / price) - 1) * price * 100) / 100,
        'buys one pen': ({ price, note }) => note - price,
      },
    },
  ),
  'maths-two-trains-apart': valueSolver(
    'Two towns are <distance> km apart. At the same moment, a train leaves each town for the other one. One travels at <a> km/h and the other at <b> km/h, on tracks side by side.\nAfter how many minutes are the trains <apart> km apart for the first time?',
    {
      value: ({ distance, a, b, apart }) => ((distance - apart) * 60) / (a + b),
      wrongTurns: {
        'uses the distance left': ({ a, b, apart }) => (apart * 60) / (a + b),
        'lets them meet': ({ distance, a, b }) => (distance * 60) / (a + b),
        'takes the second time': ({ distance, a, b, apart }) => ((distance + apart) * 60) / (a + b),
        'gives the kilometres': ({ distance, apart }) => distance - apart,
      },
    },
  ),
};
