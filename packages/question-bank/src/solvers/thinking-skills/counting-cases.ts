import { choices, range } from '../../lists';
import { optionSolver, type Solver, wordSolver } from '../solver';
import { linesOf, numberOf, readWords } from '../words';
import { type Claim, judge, type Rule, readClaim, rule, verdictOf } from './claims';

interface Season {
  won: number;
  drew: number;
  lost: number;
}

const SEASON_RULES: Rule<Season>[] = [
  rule('They did not lose any game', ({ lost }) => lost === 0),
  rule(
    'They {verb:won|drew|lost} exactly <count> {noun:games|game}',
    (season, { verb, count }) => season[verb as keyof Season] === count,
  ),
];

/** How many have both things, and how many have neither. */
interface Owners {
  both: number;
  neither: number;
}

const OWNER_RULES: Rule<Owners>[] = [
  rule('{how:Exactly|At least} <count> students have both a dog and a bike', ({ both }, { how, count }) =>
    how === 'Exactly' ? both === count : both >= count,
  ),
  rule('At least <count> student has neither a dog nor a bike', ({ neither }, { count }) => neither >= count),
  rule('Every student has a dog or a bike, or both', ({ neither }) => neither === 0),
];

interface Child {
  clubs: string[];
  playsHockey: boolean;
}

/** Jasper, and the kinds of other children of whom there are any. */
interface School {
  jasper: Child;
  others: Child[];
}

const CLUB_RULES: Rule<School>[] = [
  rule('Jasper is in the {club}', ({ jasper }, { club }) => jasper.clubs.includes(club)),
  rule(
    'Nobody in the {club} plays hockey',
    ({ jasper, others }, { club }) =>
      ![jasper, ...others].some(({ clubs, playsHockey }) => playsHockey && clubs.includes(club)),
  ),
  rule('Jasper is the only {club} member who plays hockey', ({ jasper, others }, { club }) => {
    const isPlayer = ({ clubs, playsHockey }: Child) => playsHockey && clubs.includes(club);
    return isPlayer(jasper) && !others.some(isPlayer);
  }),
];

const subsets = <Item>(items: readonly Item[]): Item[][] =>
  choices(...items.map((item) => [[item], []])).map((parts) => parts.flat());

export const countingSolvers: Record<string, Solver> = {
  'thinking-netball-points': wordSolver((question) => {
    const [first = '', ask = ''] = linesOf(question);
    const stem = readWords(
      'In a netball competition, a team gets {win} points for a win, {draw} point for a draw and no points for a loss. The Kookaburras played {games} games and got {points} points.',
      first,
    );
    const games = numberOf(stem.games);
    const seasons = choices(range(0, games), range(0, games))
      .map(([won = 0, drew = 0]): Season => ({ won, drew, lost: games - won - drew }))
      .filter(
        ({ won, drew, lost }) =>
          lost >= 0 && won * numberOf(stem.win) + drew * numberOf(stem.draw) === numberOf(stem.points),
      );
    return (option) => judge(seasons, readClaim(option, SEASON_RULES, {}), verdictOf(ask));
  }),
  'thinking-dogs-and-bikes': wordSolver((question) => {
    const [first = '', ask = ''] = linesOf(question);
    const stem = readWords('In a class of {all} students, {one} have a dog and {two} have a bike.', first);
    const [all, one, two] = [numberOf(stem.all), numberOf(stem.one), numberOf(stem.two)];
    const classes = range(0, Math.min(one, two))
      .map((both): Owners => ({ both, neither: all - (one + two - both) }))
      .filter(({ neither }) => neither >= 0);
    return (option) => judge(classes, readClaim(option, OWNER_RULES, {}), verdictOf(ask));
  }),
  'thinking-school-band': optionSolver(
    'Every member of a band plays the drums, the guitar or the keyboard. Some may play more than one of them. <drums> members play the drums, <guitar> play the guitar and <keyboard> play the keyboard. Nobody plays both the drums and the guitar.\nWhich of these {not:CANNOT|could} be the number of members in the band?',
    ({ drums, guitar, keyboard, not }) => {
      // Each keyboard player is new to the band or is one of those who play the drums or the guitar.
      const sure = drums + guitar;
      const sizes = range(0, keyboard).map((newcomers) => sure + newcomers);
      return (option) => sizes.includes(Number(option)) === (not === 'could');
    },
  ),
  'thinking-chess-club': wordSolver((question) => {
    const [first = '', ask = ''] = linesOf(question);
    const stem = readWords(
      'At Banksia Primary, every member of the {base} is also in the {one} or the {other}, or in both. Nobody in the {apart} plays hockey. Jasper is in the {in} and plays hockey.',
      first,
    );
    const kinds = choices(subsets([stem.base, stem.one, stem.other]), [['hockey'], []])
      .map(([clubs = [], hockey = []]): Child => ({ clubs, playsHockey: hockey.length > 0 }))
      .filter(({ clubs }) => !clubs.includes(stem.base) || clubs.includes(stem.one) || clubs.includes(stem.other))
      .filter(({ clubs, playsHockey }) => !(clubs.includes(stem.apart) && playsHockey));
    const schools = kinds
      .filter(({ clubs, playsHockey }) => clubs.includes(stem.in) && playsHockey)
      .flatMap((jasper) => subsets(kinds).map((others): School => ({ jasper, others })));
    const claim = (option: string): Claim<School> => readClaim(option, CLUB_RULES, {});
    return (option) => judge(schools, claim(option), verdictOf(ask));
  }),
};
