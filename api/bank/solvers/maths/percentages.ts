import { found, valueNamed } from '../figure-values';
import { range, total } from '../search';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { divides, numbersOf } from '../statistics';

export const percentageSolvers: Record<string, Solver> = {
  'maths-library-chairs': valueSolver(
    'A library in Dubbo has <chairs> chairs. On Saturday morning, <percent>% of the chairs are taken.\nHow many chairs are free?',
    {
      value: ({ chairs, percent }) => (chairs * (100 - percent)) / 100,
      wrongTurns: {
        'gives the percentage': ({ percent }) => percent,
        'counts the taken chairs': ({ chairs, percent }) => (chairs * percent) / 100,
        'subtracts the percentage as a number': ({ chairs, percent }) => chairs - percent,
      },
    },
  ),
  'maths-helmet-before-sale': valueSolver(
    'In a sale, the price of a bike helmet is cut by <percent>%. The helmet now costs $<price>.\nHow much did it cost before the sale?',
    {
      unit: '$',
      value: ({ percent, price }) => (price * 100) / (100 - percent),
      wrongTurns: {
        'cuts the price again': ({ percent, price }) => (price * (100 - percent)) / 100,
        'adds the percentage of the sale price': ({ percent, price }) => price + (price * percent) / 100,
        'adds the percentage as dollars': ({ percent, price }) => price + percent,
        'takes the price for the cut': ({ percent, price }) => (price * 100) / percent,
      },
    },
  ),
  'maths-class-walkers': valueSolver(
    'There are <students> students in a class. Of these, <bus> come to school by bus, <bike> come by bicycle and the others walk.\nWhat percentage of the class walks to school?',
    {
      unit: '%',
      value: ({ students, bus, bike }) => ((students - bus - bike) * 100) / students,
      wrongTurns: {
        'gives the number': ({ students, bus, bike }) => students - bus - bike,
        'gives the size of the class': ({ students }) => students,
        'gives the bus': ({ students, bus }) => (bus * 100) / students,
        'gives the others': ({ students, bus, bike }) => ((bus + bike) * 100) / students,
      },
    },
  ),
  'maths-choir-glasses': valueSolver(
    'In a choir of <singers> people, <adults>% are adults and the others are children. Of the adults, <adultGlasses>% wear glasses, and of the children, <childGlasses>%.\nWhat percentage of the whole choir wears glasses?',
    {
      unit: '%',
      value: ({ adults, adultGlasses, childGlasses }) => (adults * adultGlasses + (100 - adults) * childGlasses) / 100,
      wrongTurns: {
        'gives the number': ({ singers, adults, adultGlasses, childGlasses }) =>
          (singers * (adults * adultGlasses + (100 - adults) * childGlasses)) / 10_000,
        'takes the middle': ({ adultGlasses, childGlasses }) => (adultGlasses + childGlasses) / 2,
        'swaps the groups': ({ adults, adultGlasses, childGlasses }) =>
          (adults * childGlasses + (100 - adults) * adultGlasses) / 100,
        'adds the percentages': ({ adultGlasses, childGlasses }) => adultGlasses + childGlasses,
      },
    },
  ),
  'maths-between-three-quarters': optionSolver(
    'Which of these numbers is greater than <a>/<b> but less than <c>/<d>?',
    {
      isRight:
        ({ a, b, c, d }) =>
        (option) => {
          const [number = 0, part = 1] = numbersOf(option);
          const value = option.endsWith('%') ? number / 100 : number / part;
          return value > a / b && value < c / d;
        },
    },
  ),
  'maths-plant-growth-percent': valueSolver(
    'At the start of spring, Kiri’s chilli plant was <before> cm high. Now it is <after> cm high.\nBy what percentage has its height increased?',
    {
      unit: '%',
      value: ({ before, after }) => ((after - before) * 100) / before,
      wrongTurns: {
        'gives the new height': ({ after }) => after,
        'gives old as a part of new': ({ before, after }) => (before * 100) / after,
        'adds the heights': ({ before, after }) => before + after,
        'gives new as a part of old': ({ before, after }) => (after * 100) / before,
      },
    },
  ),
  'maths-ticket-price-back': valueSolver(
    'The price of a bus ticket rises by <rise>%. Later the new price is cut, and the ticket costs as much as it did at first.\nBy what percentage is the new price cut?',
    {
      unit: '%',
      value: ({ rise }) => (100 * rise) / (100 + rise),
      wrongTurns: {
        'cuts by the same percentage': ({ rise }) => rise,
        'takes the rise from 100': ({ rise }) => 100 - rise,
        'gives what stays': ({ rise }) => 10_000 / (100 + rise),
        'gives the new price': ({ rise }) => 100 + rise,
      },
    },
  ),
  'maths-savings-interest': valueSolver(
    'Dinh keeps $<savings> in a savings account for <years> years. At the end of each year, the bank pays <percent>% of the $<savings> into his pocket-money account.\nHow much does the bank pay altogether?',
    {
      unit: '$',
      value: ({ savings, years, percent }) => (savings * percent * years) / 100,
      wrongTurns: {
        'counts one year': ({ savings, percent }) => (savings * percent) / 100,
        'counts one year too many': ({ savings, years, percent }) => (savings * percent * (years + 1)) / 100,
        'takes ten times the percentage': ({ savings, percent }) => (savings * percent) / 10,
        'adds the savings': ({ savings, years, percent }) => savings + (savings * percent * years) / 100,
      },
    },
  ),
  'maths-borrowed-books-percent': valueSolver(
    'The graph shows the books that were borrowed from a school library on Monday.\nWhat percentage of all these books were comics?',
    {
      figure: 'bar-chart',
      unit: '%',
      value: (_stem, { bars }) => (valueNamed(bars, 'Comics') * 100) / total(bars.map(({ value }) => value)),
      wrongTurns: {
        'reads the fact books': (_stem, { bars }) =>
          (valueNamed(bars, 'Fact books') * 100) / total(bars.map(({ value }) => value)),
        'gives the number': (_stem, { bars }) => valueNamed(bars, 'Comics'),
        'reads the novels': (_stem, { bars }) =>
          (valueNamed(bars, 'Novels') * 100) / total(bars.map(({ value }) => value)),
        'compares with the novels': (_stem, { bars }) =>
          (valueNamed(bars, 'Comics') * 100) / valueNamed(bars, 'Novels'),
      },
    },
  ),
  'maths-juice-and-water': valueSolver(
    'A jug holds <drink> mL of a drink that is <percent>% juice. Noor pours <water> mL of water into the jug and stirs.\nWhat percentage of the drink in the jug is juice now?',
    {
      unit: '%',
      value: ({ drink, percent, water }) => (drink * percent) / (drink + water),
      wrongTurns: {
        'halves the percentage': ({ drink, percent, water }) => (percent * water) / drink,
        'forgets the water': ({ percent }) => percent,
        'compares with the water': ({ drink, percent, water }) => (drink * percent) / water,
      },
    },
  ),
  'maths-half-of-the-number': valueSolver('<first>% of a number is <part>.\nWhat is <second>% of the same number?', {
    value: ({ first, part, second }) => (part / first) * second,
    wrongTurns: {
      'takes the percentage of the part': ({ part, second }) => (part * second) / 100,
      'adds the percentage of the part': ({ part, second }) => part + (part * second) / 100,
      'adds the difference': ({ first, part, second }) => part + second - first,
      'gives the whole': ({ first, part }) => (part * 100) / first,
    },
  }),
  'maths-club-members-percent': valueSolver(
    'In a chess club, exactly <young>% of the members are under 12 years old, and exactly <left>% of the members are left-handed.\nWhat is the smallest number of members that the club can have?',
    {
      value: ({ young, left }) =>
        found(
          range(1, 1000).find((members) => divides(100, members * young) && divides(1000, members * left * 10)),
          'number',
        ),
    },
  ),
  'maths-tablet-battery': valueSolver(
    'The battery of a tablet is at <full>%. Each hour of films takes <hour>% off it: after one hour it would be at 65%.\nAfter how many hours of films is it at <low>%?',
    {
      value: ({ full, hour, low }) => (full - low) / hour,
      wrongTurns: { 'empties the battery': ({ full, hour }) => Math.floor(full / hour) },
    },
  ),
};
