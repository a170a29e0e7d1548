import { type Solver, valueSolver } from '../solver';

/** Hours from the time of the clock until a time in the afternoon. */
const hoursBetween = (clock: { hour: number; minute: number }, hour: number, minute: number) =>
  hour + 12 - clock.hour + (minute - clock.minute) / 60;

export const rateSolvers: Record<string, Solver> = {
  'maths-apples-on-scales': valueSolver(
    'At a market, apples cost $<price> per kilogram. Mei puts a bag of apples on the scales. The picture shows the dial.\nHow much do these apples cost?',
    ({ price }, { value }) => price * value,
    { figure: 'dial', unit: '$' },
  ),
  'maths-yen-left': valueSolver(
    'Hana’s family flies to Japan. For each dollar, they get <rate> yen. They change $<dollars> and then spend <spent> yen.\nHow many yen are left?',
    ({ rate, dollars, spent }) => rate * dollars - spent,
  ),
  'maths-two-taps': valueSolver(
    'One tap fills a tub in <a> minutes, and another tap fills it in <b> minutes. Through the open drain, the full tub empties in <drain> minutes. Water always flows in and out at a steady rate.\nBoth taps are turned on while the drain is open. After how many minutes is the empty tub full?',
    ({ a, b, drain }) => 1 / (1 / a + 1 / b - 1 / drain),
  ),
  'maths-bus-same-speed': valueSolver(
    'A coach travels <km> km in <minutes> minutes. It goes on at the same speed.\nHow far does it travel in <hours> hours?',
    ({ km, minutes, hours }) => (km * hours * 60) / minutes,
    { unit: 'km' },
  ),
  'maths-gym-plans': valueSolver(
    'A climbing hall has two plans. Plan 1 costs $<fixed> a month and $<visit> for each visit. Plan 2 costs $<flat> a month with as many visits as you like.\nFor how many visits a month do both plans cost the same?',
    ({ fixed, visit, flat }) => (flat - fixed) / visit,
  ),
  'maths-parking-clock': valueSolver(
    'Luca’s dad parked his car in the afternoon at the time on the clock. He came back at <hour>:<minute> pm. Parking costs $<first> for the first hour and $<next> for each further hour or part of an hour.\nHow much did he pay?',
    ({ hour, minute, first, next }, clock) => first + next * (Math.ceil(hoursBetween(clock, hour, minute)) - 1),
    { figure: 'clock', unit: '$' },
  ),
  'maths-weekend-wages': valueSolver(
    'Arjun’s aunt earns $<wage> an hour on Saturdays. On Sundays she earns one and a half times as much. Last weekend she worked <saturday> hours on Saturday and <sunday> hours on Sunday.\nHow much did she earn?',
    ({ wage, saturday, sunday }) => wage * saturday + wage * 1.5 * sunday,
    { unit: '$' },
  ),
  'maths-pens-and-change': valueSolver(
    'A pen costs $<price>. Tala has a $<note> note and buys as many pens as she can.\nHow much money is left?',
    ({ price, note }) => (note * 100 - Math.floor(note / price) * price * 100) / 100,
    { unit: '$' },
  ),
  'maths-two-trains-apart': valueSolver(
    'Two towns are <distance> km apart. At the same moment, a train leaves each town for the other one. One travels at <a> km/h and the other at <b> km/h, on tracks side by side.\nAfter how many minutes are the trains <apart> km apart for the first time?',
    ({ distance, a, b, apart }) => ((distance - apart) * 60) / (a + b),
  ),
};
