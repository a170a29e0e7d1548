import { choices, only, range, total } from '../../lists';
import { cell } from '../figure-values';
import { type Solver, valueSolver } from '../solver';
import { listOf, readWords } from '../words';

const cut = (price: number, percent: number) => price - (price * percent) / 100;

export const moneySolvers: Record<string, Solver> = {
  'maths-wildlife-park-pass': valueSolver(
    'At a wildlife park, an adult ticket costs $<adult> and a child ticket costs $<child>. A family pass for two adults and three children costs $<pass>.\nHow much do two adults and three children save by buying the pass?',
    ({ adult, child, pass }) => 2 * adult + 3 * child - pass,
    { unit: '$' },
  ),
  'maths-tent-discounts': valueSolver(
    'A tent costs $<price>. In a sale, its price is cut by <first>%. On the last day, the sale price is cut by a further <second>%.\nHow much does the tent cost on the last day?',
    ({ price, first, second }) => cut(cut(price, first), second),
    { unit: '$' },
  ),
  'maths-money-box-coins': valueSolver(
    'Tia has <coins> coins in her money box. Each is a <small>-cent coin or a <large>-cent coin. Altogether they are worth $<worth>.\nHow many <large>-cent coins does she have?',
    ({ coins, small, large, worth }) =>
      only(range(0, coins).filter((larges) => larges * large + (coins - larges) * small === Math.round(100 * worth))),
  ),
  'maths-macadamia-bags': valueSolver(
    'A shop sells macadamias in bags of five sizes: {bags}.\nWhich bag costs the least for every 100 g?',
    ({ bags }) => {
      const rates = listOf(bags).map((bag) => {
        const { size, unit, price } = readWords('<size> {unit:g|kg} for $<price>', bag);
        return { bag: `${size} ${unit}`, rate: price / (unit === 'kg' ? 1000 * size : size) };
      });
      const lowest = Math.min(...rates.map(({ rate }) => rate));
      return only(rates.filter(({ rate }) => rate === lowest)).bag;
    },
  ),
  'maths-seedling-stall': valueSolver(
    'A school stall buys <trays> trays of <each> seedlings for $<cost> a tray. Five of the seedlings die. The stall sells all the others for $<price> each.\nHow much profit does the stall make?',
    ({ trays, each, cost, price }) => (trays * each - 5) * price - trays * cost,
    { unit: '$' },
  ),
  'maths-canteen-change': valueSolver(
    'The table shows what things cost at a canteen. Bilal buys a large soup and two small juices. He pays with a $<note> note.\nHow much change does he get?',
    ({ note }, table) => note - cell(table, 'Soup', 'Large') - 2 * cell(table, 'Juice', 'Small'),
    { figure: 'two-way-table', unit: '$' },
  ),
  'maths-saver-and-spender': valueSolver(
    'Jasmine has $<hers> and saves $<saves> more every week. Her brother has $<his> and spends $<spends> of it every week.\nAfter how many weeks do they have the same amount?',
    ({ hers, his, saves, spends }) => (his - hers) / (saves + spends),
  ),
  'maths-free-muffins': valueSolver(
    'At a bakery, each muffin costs $<price>. With every <paid> muffins that you pay for, you get one more for free.\nWhat do <muffins> muffins cost?',
    ({ price, paid, muffins }) =>
      price * (muffins - range(1, muffins).filter((muffin) => muffin % (paid + 1) === 0).length),
    { unit: '$' },
  ),
  'maths-museum-shares': valueSolver(
    'Ana, Ben and Cai go to a museum. Ana pays $<tickets> for the tickets and Ben pays $<lunch> for lunch. Afterwards Cai gives some money to Ana and some to Ben, so that all three have paid the same amount.\nHow much does Cai give to Ana?',
    ({ tickets, lunch }) => tickets - (tickets + lunch) / 3,
    { unit: '$' },
  ),
  'maths-ways-to-pay-with-coins': valueSolver(
    'Theo has plenty of coins of <small> cents, <middle> cents and <large> cents. He wants to pay exactly $<dollars>. He does not have to use all three kinds.\nIn how many ways can he choose the coins?',
    ({ small, middle, large, dollars }) => {
      const rests = choices(range(0, (100 * dollars) / large), range(0, (100 * dollars) / middle)).map(
        ([larges = 0, middles = 0]) => 100 * dollars - larges * large - middles * middle,
      );
      return rests.filter((rest) => rest >= 0 && rest % small === 0).length;
    },
  ),
  'maths-cash-rounding': valueSolver(
    'When people pay with cash, the total is rounded to the nearest <step> cents. Leila buys three things for $<a>, $<b> and $<c>. She pays with a $<note> note.\nHow much change does she get?',
    ({ step, a, b, c, note }) => {
      const cents = total([a, b, c].map((price) => Math.round(100 * price)));
      return (100 * note - step * Math.round(cents / step)) / 100;
    },
    { unit: '$' },
  ),
};
