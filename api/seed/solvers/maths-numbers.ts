import { only, orders, range, total } from './search';
import { dollars, fraction } from './units';

export const numberSolvers = {
  'maths-crowd-rounding': () => {
    const crowds = range(7000, 8000).filter((crowd) => Math.round(crowd / 100) * 100 === 7500);
    return Math.max(...crowds) - Math.min(...crowds);
  },
  'maths-closest-to-forty-thousand': () => {
    const numbers = orders([1, 3, 4, 6, 9]).map((digits) => Number(digits.join('')));
    const distance = (number: number) => Math.abs(number - 40_000);
    const nearest = Math.min(...numbers.map(distance));
    return only(numbers.filter((number) => distance(number) === nearest));
  },
  'maths-lemon-bags': () => only(range(61, 89).filter((lemons) => lemons % 6 === 4 && lemons % 8 === 4)) % 7,
  'maths-odometer-palindrome': () => {
    const isSameBothWays = (km: number) => String(km) === [...String(km)].reverse().join('');
    return range(1, 2000).find((more) => isSameBothWays(27_972 + more)) ?? 'none';
  },
};

export const fractionSolvers = {
  'maths-rainwater-tank': () => `${only(range(1, 1000).filter((litres) => (litres * 5) / 6 - 60 === litres / 2))} L`,
  'maths-quilt-fraction': () => {
    const squares = [...'whhw', ...'hgyh', ...'hygh', ...'whhw'];
    const green: Record<string, number> = { g: 2, h: 1 };
    return fraction(total(squares.map((square) => green[square] ?? 0)), 2 * squares.length);
  },
  'maths-number-line-star': () => {
    const marks = range(0, 6).map((gaps) => (3.2 * (6 - gaps) + 5.3 * gaps) / 6);
    return Number(marks[4]?.toFixed(2));
  },
  'maths-novel-pages': () =>
    only(
      range(1, 2000).filter((pages) => {
        const leftForSaturday = pages - pages / 4;
        return leftForSaturday - (leftForSaturday * 2) / 3 === 56;
      }),
    ),
};

export const ratioSolvers = {
  'maths-anzac-biscuits': () => only(range(1, 100).filter((cups) => cups * 24 === 56 * 3)),
  'maths-native-soil-mix': () => 3 * only(range(1, 100).filter((part) => 5 * part - 3 * part === 12)),
  'maths-oval-walk': () => {
    const halfMinutes = range(1, 40).filter((time) => ((70 + 90) * time) % (2 * 400) === 0);
    return `${((halfMinutes[1] ?? 0) / 2) * 70} m`;
  },
  'maths-pie-machines': () => only(range(1, 500).filter((minutes) => (180 / 3 / 30) * 6 * minutes === 720)),
};

export const moneySolvers = {
  'maths-wildlife-park-pass': () => dollars(100 * (2 * 14 + 3 * 9 - 48)),
  'maths-tent-discounts': () => {
    const cut = (cents: number, percent: number) => cents - (cents * percent) / 100;
    return dollars(cut(cut(15_000, 20), 10));
  },
  'maths-money-box-coins': () => only(range(0, 16).filter((fifties) => 50 * fifties + 20 * (16 - fifties) === 530)),
  'maths-macadamia-bags': () => {
    const bags = {
      '150 g for $3.90': 390 / 150,
      '250 g for $6.00': 600 / 250,
      '400 g for $10.00': 1000 / 400,
      '600 g for $14.70': 1470 / 600,
      '1 kg for $24.60': 2460 / 1000,
    };
    const lowest = Math.min(...Object.values(bags));
    return only(Object.entries(bags).flatMap(([bag, price]) => (price === lowest ? [bag] : [])));
  },
  'maths-seedling-stall': () => dollars((5 * 12 - 5) * 220 - 5 * 1800),
};
