import { choices, only, range, total } from '../../lists';
import { clueSolver, type Puzzle, rule } from '../clue-solver';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { fewestInAll } from '../statistics';
import { listOf } from '../words';

/** The games that a team won, drew and lost. */
interface Season {
  won: number;
  drew: number;
  lost: number;
}

export const countingSolvers: Record<string, Solver> = {
  'thinking-caps-in-the-dark': clueSolver(
    'A box holds <white> white caps, <black> black caps and <yellow> yellow caps. In the dark, Milo has taken <taken> of them.\n{ask}',
    ({ white, black, yellow, taken }): Puzzle<number[]> => {
      const colours = ['white', 'black', 'yellow'];
      const capsOf = (caps: number[], colour: string) => caps[colours.indexOf(colour)] ?? 0;
      return {
        cases: choices(range(0, white), range(0, black), range(0, yellow)).filter((caps) => total(caps) === taken),
        rules: [
          rule('He has at least <count> {a:colour} {noun:cap|caps}', (caps, { a, count }) => capsOf(caps, a) >= count),
          rule('He has at least one cap of each colour', (caps) => Math.min(...caps) > 0),
          rule(
            'He has more {a:colour} caps than {b:colour} caps',
            (caps, { a, b }) => capsOf(caps, a) > capsOf(caps, b),
          ),
        ],
        vocabulary: { colour: colours },
      };
    },
  ),
  'thinking-twelve-stickers': clueSolver(
    '{names} share <all> stickers. Each gets at least <least> stickers. No two of them get the same number. {top} gets the most.\n{ask}',
    ({ names, all, least, top }): Puzzle<number[]> => {
      const children = listOf(names);
      const shareOf = (shares: number[], name: string) => shares[children.indexOf(name)] ?? 0;
      const shares = choices(...children.map(() => range(least, all))).filter((each) => total(each) === all);
      return {
        cases: shares.filter((each) => new Set(each).size === each.length && shareOf(each, top) === Math.max(...each)),
        rules: [
          rule('{a:name} gets at least <count> stickers', (one, { a, count }) => shareOf(one, a) >= count),
          rule('{a:name} gets exactly <count> stickers', (one, { a, count }) => shareOf(one, a) === count),
          rule(
            'One of the three gets exactly <count> stickers',
            (one, { count }) => one.filter((share) => share === count).length === 1,
          ),
        ],
        vocabulary: { name: children },
      };
    },
  ),
  'thinking-three-fruits': valueSolver(
    'Each child in a group likes exactly two of three fruits. <mango> children like mangoes, <kiwi> like kiwis and <plum> like plums.\nHow many children like both mangoes and kiwis?',
    ({ mango, kiwi, plum }) =>
      only(
        choices(range(0, mango), range(0, mango), range(0, kiwi))
          .filter(([mk = 0, mp = 0, kp = 0]) => mk + mp === mango && mk + kp === kiwi && mp + kp === plum)
          .map(([mk]) => mk ?? 0),
      ),
  ),
  'thinking-camp-lunches': valueSolver(
    'A camp lunch is one roll and one fruit. The rolls are {rolls}. The fruits are {fruits}. {roll} is never served with {fruit}. {bound} is served only with {partner}.\nHow many different lunches are there?',
    ({ rolls, fruits, roll, fruit, bound, partner }) =>
      choices(listOf(rolls), listOf(fruits)).filter(
        ([one, other]) =>
          (one !== roll.toLowerCase() || other !== fruit) && (other !== bound.toLowerCase() || one === partner),
      ).length,
  ),
  'thinking-netball-points': clueSolver(
    'In a netball competition, a team gets <win> points for a win, <draw> point for a draw and no points for a loss. The Kookaburras played <games> games and got <points> points.\n{ask}',
    ({ win, draw, games, points }): Puzzle<Season> => ({
      cases: choices(range(0, games), range(0, games))
        .map(([won = 0, drew = 0]) => ({ won, drew, lost: games - won - drew }))
        .filter(({ won, drew, lost }) => lost >= 0 && won * win + drew * draw === points),
      rules: [
        rule('They did not lose any game', ({ lost }) => lost === 0),
        rule(
          'They {verb:won|drew|lost} exactly <count> {noun:games|game}',
          (season, { verb, count }) => season[verb as keyof Season] === count,
        ),
      ],
    }),
  ),
  'thinking-dogs-and-bikes': clueSolver(
    'In a class of <all> students, <one> have a dog and <two> have a bike.\n{ask}',
    ({ all, one, two }): Puzzle<number> => ({
      /** How many have both. */
      cases: range(fewestInAll(all, [one, two]), Math.min(one, two)),
      rules: [
        rule('Exactly <count> students have both a dog and a bike', (both, { count }) => both === count),
        rule('At least <count> students have both a dog and a bike', (both, { count }) => both >= count),
        rule('At least one student has neither a dog nor a bike', (both) => one + two - both < all),
        rule('Every student has a dog or a bike, or both', (both) => one + two - both === all),
      ],
    }),
  ),
  'thinking-school-band': optionSolver(
    'Every member of a band plays the drums, the guitar or the keyboard. Some may play more than one of them. <drums> members play the drums, <guitar> play the guitar and <keyboard> play the keyboard. Nobody plays both the drums and the guitar.\nWhich of these CANNOT be the number of members in the band?',
    ({ drums, guitar, keyboard }) =>
      (option) =>
        !range(drums + guitar, drums + guitar + keyboard).includes(Number(option)),
  ),
  'thinking-birthday-months': valueSolver(
    'A year has <months> months. A teacher wants to be certain that <many> of the students in her class have their birthday in the same month.\nWhat is the smallest number of students for which this is certain?',
    ({ months, many }) => months * (many - 1) + 1,
  ),
};
