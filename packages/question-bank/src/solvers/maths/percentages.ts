import { range, total } from '../../lists';
import { found, valueNamed } from '../figure-values';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { divides, numbersOf } from '../statistics';

export const percentageSolvers: Record<string, Solver> = {
  'maths-library-chairs': valueSolver(
    'A library in Dubbo has <chairs> chairs. On Saturday morning, <percent>% of the chairs are taken.\nHow many chairs are free?',
    ({ chairs, percent }) => (chairs * (100 - percent)) / 100,
  ),
  'maths-helmet-before-sale': valueSolver(
    'In a sale, the price of a bike helmet is cut by <percent>%. The helmet now costs $<price>.\nHow much did it cost before the sale?',
    ({ percent, price }) => (price * 100) / (100 - percent),
    { unit: '$' },
  ),
  'maths-class-walkers': valueSolver(
    'There are <students> students in a class. Of these, <bus> come to school by bus, <bike> come by bicycle and the others walk.\nWhat percentage of the class walks to school?',
    ({ students, bus, bike }) => ((students - bus - bike) * 100) / students,
    { unit: '%' },
  ),
  'maths-choir-glasses': valueSolver(
    'In a choir of <singers> people, <adults>% are adults and the others are children. Of the adults, <adultGlasses>% wear glasses, and of the children, <childGlasses>%.\nWhat percentage of the whole choir wears glasses?',
    ({ adults, adultGlasses, childGlasses }) => (adults * adultGlasses + (100 - adults) * childGlasses) / 100,
    { unit: '%' },
  ),
  'maths-between-three-quarters': optionSolver(
    'Which of these numbers is greater than <a>/<b> but less than <c>/<d>?',
    ({ a, b, c, d }) =>
      (option) => {
        const [number = 0, part = 1] = numbersOf(option);
        const value = option.endsWith('%') ? number / 100 : number / part;
        return value > a / b && value < c / d;
      },
  ),
  'maths-plant-growth-percent': valueSolver(
    'At the start of spring, Kiri’s chilli plant was <before> cm high. Now it is <after> cm high.\nBy what percentage has its height increased?',
    ({ before, after }) => ((after - before) * 100) / before,
    { unit: '%' },
  ),
  'maths-ticket-price-back': valueSolver(
    'The price of a bus ticket rises by <rise>%. Later the new price is cut, and the ticket costs as much as it did at first.\nBy what percentage is the new price cut?',
    ({ rise }) => (100 * rise) / (100 + rise),
    { unit: '%' },
  ),
  'maths-savings-interest': valueSolver(
    'Dinh keeps $<savings> in a savings account for <years> years. At the end of each year, the bank pays <percent>% of the $<savings> into his pocket-money account.\nHow much does the bank pay altogether?',
    ({ savings, years, percent }) => (savings * percent * years) / 100,
    { unit: '$' },
  ),
  'maths-borrowed-books-percent': valueSolver(
    'The graph shows the books that were borrowed from a school library on Monday.\nWhat percentage of all these books were comics?',
    (_stem, { bars }) => (valueNamed(bars, 'Comics') * 100) / total(bars.map(({ value }) => value)),
    { figure: 'bar-chart', unit: '%' },
  ),
  'maths-juice-and-water': valueSolver(
    'A jug holds <drink> mL of a drink that is <percent>% juice. Noor pours <water> mL of water into the jug and stirs.\nWhat percentage of the drink in the jug is juice now?',
    ({ drink, percent, water }) => (drink * percent) / (drink + water),
    { unit: '%' },
  ),
  'maths-half-of-the-number': valueSolver(
    '<first>% of a number is <part>.\nWhat is <second>% of the same number?',
    ({ first, part, second }) => (part / first) * second,
  ),
  'maths-club-members-percent': valueSolver(
    'In a chess club, exactly <young>% of the members are under 12 years old, and exactly <left>% of the members are left-handed.\nWhat is the smallest number of members that the club can have?',
    ({ young, left }) =>
      found(
        range(1, 1000).find((members) => divides(100, members * young) && divides(1000, members * left * 10)),
        'number',
      ),
  ),
  'maths-tablet-battery': valueSolver(
    'The battery of a tablet is at <full>%. Each hour of films takes <hour>% off it: after one hour it would be at 65%.\nAfter how many hours of films is it at <low>%?',
    ({ full, hour, low }) => (full - low) / hour,
  ),
};
