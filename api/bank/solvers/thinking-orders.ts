import { choices, only, onlyTrue, orders, range } from './search';
import { at, clock, clockWithHalfDay } from './units';

const ordersWhere = (names: string[], fits: (place: (name: string) => number) => boolean) =>
  orders(names).filter((order) => fits((name) => order.indexOf(name)));

export const orderSolvers = {
  'thinking-canteen-queue': () => {
    const queues = ordersWhere(['Iris', 'Lily', 'Kofi', 'Jack', 'Max'], (place) =>
      [
        place('Iris') === 4,
        place('Lily') === place('Kofi') + 1,
        place('Jack') < place('Kofi'),
        place('Max') !== 0,
      ].every(Boolean),
    );
    return only(queues.map(([first]) => first ?? ''));
  },
  'thinking-camp-week': () => {
    const weeks = ordersWhere(['archery', 'bushwalk', 'canoeing', 'drama', 'orienteering'], (day) =>
      [
        day('canoeing') === day('archery') + 2,
        day('drama') > day('bushwalk'),
        Math.abs(day('drama') - day('orienteering')) === 1,
        day('orienteering') !== 4,
        day('bushwalk') !== 0,
      ].every(Boolean),
    );
    return only(weeks.map((week) => week[3] ?? ''));
  },
  'thinking-dog-weights': () => {
    const rankings = orders(['Biscuit', 'Duke', 'Coco', 'Rex'])
      .map((order) => (heavy: string, light: string) => order.indexOf(heavy) < order.indexOf(light))
      .filter((isHeavier) => isHeavier('Biscuit', 'Duke') && isHeavier('Duke', 'Coco'))
      .filter((isHeavier) => isHeavier('Biscuit', 'Rex') && isHeavier('Rex', 'Coco'));
    const isOpen = (sentence: (isHeavier: (heavy: string, light: string) => boolean) => boolean) =>
      new Set(rankings.map(sentence)).size === 2;
    return onlyTrue({
      'Biscuit is the heaviest of the four dogs.': isOpen((is) =>
        ['Duke', 'Coco', 'Rex'].every((dog) => is('Biscuit', dog)),
      ),
      'Coco is heavier than Biscuit.': isOpen((is) => is('Coco', 'Biscuit')),
      'Rex is heavier than Duke.': isOpen((is) => is('Rex', 'Duke')),
      'Coco is the lightest of the four dogs.': isOpen((is) =>
        ['Biscuit', 'Duke', 'Rex'].every((dog) => is(dog, 'Coco')),
      ),
    });
  },
  'thinking-round-table': () => {
    const tables = ordersWhere(['Amir', 'Bella', 'Caleb', 'Dina', 'Eli', 'Fatima'], (chair) => {
      const apart = (one: string, other: string) => {
        const steps = Math.abs(chair(one) - chair(other));
        return Math.min(steps, 6 - steps);
      };
      return [
        apart('Bella', 'Eli') === 3,
        apart('Caleb', 'Amir') === 1,
        apart('Caleb', 'Eli') !== 1,
        apart('Fatima', 'Bella') !== 1,
      ].every(Boolean);
    });
    return only(tables.map((table) => table[(table.indexOf('Amir') + 3) % 6] ?? ''));
  },
  'thinking-pavlova': () => {
    // Every start of whipping and cutting, minute by minute, while the pavlova bakes or cools or waits.
    const cool = 10 + 90 + 60;
    const ready = choices(range(10, 200), range(10, 200))
      .filter(([whip = 0, cut = 0]) => whip + 10 <= cut || cut + 15 <= whip)
      .map(([whip = 0, cut = 0]) => Math.max(cool, whip + 10, cut + 15) + 5);
    return clockWithHalfDay(at(13) + Math.min(...new Set(ready)));
  },
  'thinking-band-rehearsal': () => {
    const isIn = (from: number, to: number, minute: number) => minute >= from && minute < to;
    const areAllFree = (minute: number) =>
      isIn(at(9), at(11, 30), minute) &&
      !isIn(at(9, 40) - 15, at(10, 20) + 15, minute) &&
      isIn(at(9, 10), at(11, 20), minute);
    return clock(only(range(at(9), at(12)).filter((start) => range(start, start + 44).every(areAllFree))));
  },
};
