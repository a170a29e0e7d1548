import { cell } from '../figure-values';
import { only, range, total } from '../search';
import { type Solver, valueSolver } from '../solver';

const cut = (price: number, percent: number) => price - (price * percent) / 100;
const soupAndJuices = (soup: number, juice: number) => soup + 2 * juice;
/** Cents to pay when cash is rounded to a multiple of `step`. */
const rounded = (cents: number, step: number) => step * Math.round(cents / step);
const cents = (dollars: number[]) => dollars.map((each) => Math.round(100 * each));
const waysToPay = (amount: number, [large = 0, middle = 0, small = 0]: number[], fits = (_large: number) => true) =>
  range(0, amount / large)
    .filter(fits)
    .flatMap((larges) =>
      range(0, (amount - larges * large) / middle).map((middles) => larges * large + middles * middle),
    )
    .filter((paid) => (amount - paid) % small === 0).length;

export const moneySolvers: Record<string, Solver> = {
  'maths-wildlife-park-pass': valueSolver(
    'At a wildlife park, an adult ticket costs $<adult> and a child ticket costs $<child>. A family pass for two adults and three children costs $<pass>.\nHow much do two adults and three children save by buying the pass?',
    {
      unit: '$',
      value: ({ adult, child, pass }) => 2 * adult + 3 * child - pass,
      wrongTurns: {
        'counts two children': ({ adult, child, pass }) => Math.abs(2 * adult + 2 * child - pass),
        'takes the middle price': ({ adult, child, pass }) => (5 * (adult + child)) / 2 - pass,
        'swaps the numbers': ({ adult, child, pass }) => 3 * adult + 2 * child - pass,
        'gives the price of the tickets': ({ adult, child }) => 2 * adult + 3 * child,
      },
    },
  ),
  'maths-tent-discounts': valueSolver(
    'A tent costs $<price>. In a sale, its price is cut by <first>%. On the last day, the sale price is cut by a further <second>%.\nHow much does the tent cost on the last day?',
    {
      unit: '$',
      value: ({ price, first, second }) => cut(cut(price, first), second),
      wrongTurns: {
        'gives the saving': ({ price, first, second }) => price - cut(cut(price, first), second),
        'adds the percentages': ({ price, first, second }) => cut(price, first + second),
        'forgets the second cut': ({ price, first }) => cut(price, first),
        'forgets the first cut': ({ price, second }) => cut(price, second),
      },
    },
  ),
  'maths-money-box-coins': valueSolver(
    'Tia has <coins> coins in her money box. Each is a <small>-cent coin or a <large>-cent coin. Altogether they are worth $<worth>.\nHow many <large>-cent coins does she have?',
    {
      value: ({ coins, small, large, worth }) =>
        only(range(0, coins).filter((larges) => larges * large + (coins - larges) * small === Math.round(100 * worth))),
      wrongTurns: {
        'divides by both': ({ coins, small, large, worth }) => (100 * worth - coins * small) / (small + large),
        'divides by the large coin': ({ coins, small, large, worth }) =>
          Math.ceil((100 * worth - coins * small) / large),
        'takes half of the coins': ({ coins }) => coins / 2,
        'gives the other coins': ({ coins, small, large, worth }) =>
          coins - (100 * worth - coins * small) / (large - small),
      },
    },
  ),
  'maths-macadamia-bags': valueSolver(
    'A shop sells macadamias in bags of five sizes: <a> g for $<priceA>, <b> g for $<priceB>, <c> g for $<priceC>, <d> g for $<priceD> and <e> kg for $<priceE>.\nWhich bag costs the least for every 100 g?',
    {
      unit: 'g',
      value: ({ a, b, c, d, e, priceA, priceB, priceC, priceD, priceE }) => {
        const bags = [
          { grams: a, price: priceA / a },
          { grams: b, price: priceB / b },
          { grams: c, price: priceC / c },
          { grams: d, price: priceD / d },
          { grams: 1000 * e, price: priceE / (1000 * e) },
        ];
        const lowest = Math.min(...bags.map(({ price }) => price));
        return only(bags.filter(({ price }) => price === lowest).map(({ grams }) => grams));
      },
      wrongTurns: {
        'takes the lowest price': ({ a, b, c, d, e, priceA, priceB, priceC, priceD, priceE }) => {
          const prices = [priceA, priceB, priceC, priceD, priceE];
          return [a, b, c, d, 1000 * e][prices.indexOf(Math.min(...prices))] ?? 0;
        },
        'takes the largest bag': ({ a, b, c, d, e }) => Math.max(a, b, c, d, 1000 * e),
      },
    },
  ),
  'maths-seedling-stall': valueSolver(
    'A school stall buys <trays> trays of <each> seedlings for $<cost> a tray. Five of the seedlings die. The stall sells all the others for $<price> each.\nHow much profit does the stall make?',
    {
      unit: '$',
      value: ({ trays, each, cost, price }) => (trays * each - 5) * price - trays * cost,
      wrongTurns: {
        'takes off the dead ones twice': ({ trays, each, cost, price }) =>
          (trays * each - 2 * 5) * price - trays * cost,
        'forgets the dead ones': ({ trays, each, cost, price }) => trays * each * price - trays * cost,
        'pays for one tray': ({ trays, each, cost, price }) => (trays * each - 5) * price - cost,
        'forgets the cost': ({ trays, each, price }) => (trays * each - 5) * price,
      },
    },
  ),
  'maths-canteen-change': valueSolver(
    'The table shows what things cost at a canteen. Bilal buys a large soup and two small juices. He pays with a $<note> note.\nHow much change does he get?',
    {
      figure: 'two-way-table',
      unit: '$',
      value: ({ note }, table) => note - soupAndJuices(cell(table, 'Soup', 'Large'), cell(table, 'Juice', 'Small')),
      wrongTurns: {
        'buys one juice': ({ note }, table) => note - cell(table, 'Soup', 'Large') - cell(table, 'Juice', 'Small'),
        'buys a small soup': ({ note }, table) =>
          note - soupAndJuices(cell(table, 'Soup', 'Small'), cell(table, 'Juice', 'Small')),
        'buys only the soup': ({ note }, table) => note - cell(table, 'Soup', 'Large'),
        'gives the price': (_stem, table) => soupAndJuices(cell(table, 'Soup', 'Large'), cell(table, 'Juice', 'Small')),
      },
    },
  ),
  'maths-saver-and-spender': valueSolver(
    'Jasmine has $<hers> and saves $<saves> more every week. Her brother has $<his> and spends $<spends> of it every week.\nAfter how many weeks do they have the same amount?',
    {
      value: ({ hers, his, saves, spends }) => (his - hers) / (saves + spends),
      wrongTurns: {
        'adds what they have': ({ hers, his, saves, spends }) => (his + hers) / (saves + spends),
        'forgets the spending': ({ hers, his, saves }) => (his - hers) / saves,
        'forgets the saving': ({ hers, his, spends }) => (his - hers) / spends,
        'subtracts the weekly amounts': ({ hers, his, saves, spends }) => (his - hers) / Math.abs(saves - spends),
      },
    },
  ),
  'maths-free-muffins': valueSolver(
    'At a bakery, each muffin costs $<price>. With every <paid> muffins that you pay for, you get one more for free.\nWhat do <muffins> muffins cost?',
    {
      unit: '$',
      value: ({ price, paid, muffins }) =>
        price * (muffins - range(1, muffins).filter((muffin) => muffin % (paid + 1) === 0).length),
      wrongTurns: {
        'gets every third for free': ({ price, paid, muffins }) => price * (muffins - muffins / paid),
        'pays for whole groups only': ({ price, paid, muffins }) => price * paid * Math.floor(muffins / (paid + 1)),
        'forgets a muffin': ({ price, paid, muffins }) => price * Math.floor((muffins * paid) / (paid + 1)),
        'pays a part of the full price': ({ price, paid, muffins }) => (price * muffins * paid) / (paid + 1),
      },
    },
  ),
  'maths-museum-shares': valueSolver(
    'Ana, Ben and Cai go to a museum. Ana pays $<tickets> for the tickets and Ben pays $<lunch> for lunch. Afterwards Cai gives some money to Ana and some to Ben, so that all three have paid the same amount.\nHow much does Cai give to Ana?',
    {
      unit: '$',
      value: ({ tickets, lunch }) => tickets - (tickets + lunch) / 3,
      wrongTurns: {
        'gives Ben’s money': ({ tickets, lunch }) => lunch - (tickets + lunch) / 3,
        'shares the tickets only': ({ tickets }) => tickets / 3,
        'gives the share': ({ tickets, lunch }) => (tickets + lunch) / 3,
        'shares between two': ({ tickets, lunch }) => (tickets + lunch) / 2,
      },
    },
  ),
  'maths-ways-to-pay-with-coins': valueSolver(
    'Theo has plenty of coins of <small> cents, <middle> cents and <large> cents. He wants to pay exactly $<dollars>. He does not have to use all three kinds.\nIn how many ways can he choose the coins?',
    {
      value: ({ small, middle, large, dollars }) => waysToPay(100 * dollars, [large, middle, small]),
      wrongTurns: {
        'uses a large coin each time': ({ small, middle, large, dollars }) =>
          waysToPay(100 * dollars, [large, middle, small], (larges) => larges > 0),
        'uses no large coin': ({ small, middle, large, dollars }) =>
          waysToPay(100 * dollars, [large, middle, small], (larges) => larges === 0),
        'forgets one large coin': ({ small, middle, large, dollars }) =>
          waysToPay(100 * dollars, [large, middle, small], (larges) => larges !== 1),
        'forgets two large coins': ({ small, middle, large, dollars }) =>
          waysToPay(100 * dollars, [large, middle, small], (larges) => larges !== 2),
      },
    },
  ),
  'maths-cash-rounding': valueSolver(
    'When people pay with cash, the total is rounded to the nearest <step> cents. Leila buys three things for $<a>, $<b> and $<c>. She pays with a $<note> note.\nHow much change does she get?',
    {
      unit: '$',
      value: ({ step, a, b, c, note }) => (100 * note - rounded(total(cents([a, b, c])), step)) / 100,
      wrongTurns: {
        'gives the cents of the total': ({ step, a, b, c }) => (rounded(total(cents([a, b, c])), step) % 100) / 100,
        'rounds each price': ({ step, a, b, c, note }) =>
          (100 * note - total(cents([a, b, c]).map((each) => rounded(each, step)))) / 100,
        'does not round': ({ a, b, c, note }) => (100 * note - total(cents([a, b, c]))) / 100,
        'forgets a dollar': ({ step, a, b, c, note }) =>
          (100 * note - rounded(total(cents([a, b, c])), step)) / 100 + 1,
      },
    },
  ),
};
