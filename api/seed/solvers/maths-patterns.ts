import { choices, only, orders, range, total } from './search';
import { dollars, fraction } from './units';

export const dataSolvers = {
  'maths-raffle-tickets': () =>
    only(range(0, 500).filter((saturday) => total([30, 50, 20, 60, 40, saturday]) / 6 === 50)),
  'maths-camp-activities': () => only(range(0, 29).filter((both) => 34 - both + 29 - both + both + 11 === 60)),
  'maths-tree-pictograph': () => {
    const perTree = only(range(1, 100).filter((trees) => 5 * trees - 3.5 * trees === 12));
    return (5 + 3.5 + 4) * perTree;
  },
  'maths-walk-to-library': () => {
    const fromHome = [0, 600, 400, 400, 1200];
    return `${total(fromHome.slice(1).map((metres, leg) => Math.abs(metres - (fromHome[leg] ?? 0))))} m`;
  },
};

export const chanceSolvers = {
  'maths-yellow-marbles': () => only(range(1, 100).filter((more) => (4 + more) * 3 === 12 + 8 + 4 + more)),
  'maths-two-spinners': () => {
    const products = choices([1, 2, 3], [1, 3, 4, 6]).map(([first = 0, second = 0]) => first * second);
    return fraction(products.filter((product) => product % 2 === 0).length, products.length);
  },
  'maths-likely-roll': () => {
    const rolls = range(1, 6);
    const results: Record<string, number[]> = {
      'a factor of 6': rolls.filter((roll) => 6 % roll === 0),
      'a prime number': rolls.filter((roll) => range(1, roll).filter((part) => roll % part === 0).length === 2),
      'an odd number': rolls.filter((roll) => roll % 2 === 1),
      'a number greater than 4': rolls.filter((roll) => roll > 4),
      'a multiple of 3': rolls.filter((roll) => roll % 3 === 0),
    };
    const most = Math.max(...Object.values(results).map((good) => good.length));
    return only(Object.keys(results).filter((result) => results[result]?.length === most));
  },
  'maths-sock-drawer': () => {
    const draws = choices(range(0, 10), range(0, 8), range(0, 6));
    const isCertain = (socks: number) =>
      draws.filter((draw) => total(draw) === socks).every(([_black, _white, green = 0]) => green >= 2);
    return range(1, 24).find(isCertain) ?? 'none';
  },
};

export const patternSolvers = {
  'maths-stick-houses': () => {
    const sticks = range(0, 19).flatMap((house) => [
      `wall ${house}`,
      `wall ${house + 1}`,
      `floor ${house}`,
      `left roof ${house}`,
      `right roof ${house}`,
    ]);
    return new Set(sticks).size;
  },
  'maths-leos-number': () => only(range(0, 100).filter((number) => (number * 3 + 12) / 6 === 9)),
  'maths-beanies-and-scarves': () => {
    const prices = choices(range(1, 62), range(1, 70));
    const fits = ([beanie = 0, scarf = 0]: number[]) => 2 * beanie + scarf === 62 && beanie + 2 * scarf === 70;
    return dollars(100 * total(only(prices.filter(fits))));
  },
  'maths-flag-string': () => {
    const colours = ['green', 'green', 'green', 'yellow', 'yellow', 'white'];
    return range(0, 99).filter((flag) => colours[flag % colours.length] === 'green').length;
  },
  'maths-number-wall': () => {
    const rowAbove = (row: number[]) => row.slice(1).map((brick, at) => brick + (row[at] ?? 0));
    const top = (star: number) => rowAbove(rowAbove(rowAbove([3, star, 4, 6])))[0];
    return only(range(0, 51).filter((star) => top(star) === 51));
  },
};

export const logicSolvers = {
  'maths-mai-and-dad': () => only(range(0, 48).filter((mai) => 48 - mai + 4 === 3 * (mai + 4))),
  'maths-touch-footy-games': () => choices(range(1, 6), range(1, 6)).filter(([home, away]) => home !== away).length,
  'maths-number-cross': () => {
    const crosses = orders([3, 5, 7, 9, 11]).filter(
      ([left = 0, middle = 0, right = 0, up = 0, down = 0]) =>
        left + middle + right === 19 && up + middle + down === 19,
    );
    return only(crosses.map(([_left, middle]) => middle ?? 0));
  },
  'maths-reversed-digits': () => {
    const fits = ([tens = 0, ones = 0]: number[]) => tens + ones === 12 && 10 * tens + ones - (10 * ones + tens) === 36;
    return only(
      choices(range(1, 9), range(0, 9))
        .filter(fits)
        .map((digits) => digits.join('')),
    );
  },
  'maths-sticker-friends': () => {
    const starts = choices(range(0, 90), range(0, 90)).map(([aisha = 0, ben = 0]) => [aisha, ben, 90 - aisha - ben]);
    const areEqual = ([aisha = 0, ben = 0, chloe = 0]: number[]) =>
      aisha - 12 === ben + 12 - 8 && aisha - 12 === chloe + 8;
    return only(starts.filter(areEqual).map(([_aisha, ben]) => ben ?? 0));
  },
  'maths-digits-that-make-five': () =>
    range(100, 999).filter((number) => total([...String(number)].map(Number)) === 5).length,
};
