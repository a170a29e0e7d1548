import { choices, only, orders, range, total } from '../../lists';
import { type Claim, clueSolver, judge, type Puzzle, type Rule, rule } from '../clue-solver';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { fewestInAll } from '../statistics';
import { listOf } from '../words';

/** How a sentence says that something is so, and that it is not. */
type Fact = readonly string[];

/** The sentences that are true, one of each fact. */
type Facts = readonly string[];

const bothOf = (one: Facts, first: string, second: string) => [first, second].filter((each) => one.includes(each));

const RULES: Rule<Facts>[] = [
  rule('{a:fact}', (one, { a }) => one.includes(a)),
  rule('If {a:fact}, {b:fact}', (one, { a, b }) => !one.includes(a) || one.includes(b)),
  rule('{a:fact} only if {b:fact}', (one, { a, b }) => !one.includes(a) || one.includes(b)),
  rule('{a:fact}{and: and |, but }{b:fact}', (one, { a, b }) => one.includes(a) && one.includes(b)),
  rule(
    'Exactly <count> of the four lamps are on',
    (one, { count }) => one.filter((each) => each.endsWith(' on')).length === count,
  ),
  rule('At least one of {a} and {b} goes', (one, { a, b }) => bothOf(one, `${a} goes`, `${b} goes`).length > 0),
  rule('Neither {a} nor {b} goes', (one, { a, b }) => bothOf(one, `${a} goes`, `${b} goes`).length === 0),
  rule('{a} and {b} both go', (one, { a, b }) => bothOf(one, `${a} goes`, `${b} goes`).length === 2),
  rule(
    'Exactly one of {a} and {b} is chosen',
    (one, { a, b }) => bothOf(one, `${a} is chosen`, `${b} is chosen`).length === 1,
  ),
];

/** How sentences about these facts are read. */
const factRules = (facts: readonly Fact[]) => ({ rules: RULES, vocabulary: { fact: facts.flat() } });

/** Solves a stem of an introduction, sentences such as “If lamp P is on, lamp Q is on.” and a question. */
const factSolver = (introduction: string, facts: readonly Fact[]) =>
  clueSolver(`${introduction}\n{clues*}\n{ask}`, () => ({
    cases: choices(...facts.map((fact) => [...fact])),
    ...factRules(facts),
  }));

/** The kinds of members that there are; a kind is a bit mask of the sets that it belongs to. */
type Members = readonly number[];

/** `are wooden` becomes `are not wooden`, and `go` becomes `do not go`. */
const negated = (verb: string) =>
  /^(?:are|can) /.test(verb) ? verb.replace(/^are/, 'are not').replace(/^can/, 'cannot') : `do not ${verb}`;

/** Solves a stem of an introduction, sentences such as “All the drummers can read music.” and a question. */
function setSolver(introduction: string, sets: Readonly<Record<string, string>>) {
  const nouns = Object.keys(sets);
  const verbs = Object.values(sets);
  const negatives = verbs.map(negated);
  const those = (one: Members, noun: string) => one.filter((kind) => kind & (1 << nouns.indexOf(noun)));
  const rules = [
    rule('{all:All|Some of|None of} {a:noun} {b:verb}', (one: Members, { all, a, b }) => {
      const are = those(one, a).map((kind) => (kind & (1 << verbs.indexOf(b))) > 0);
      return all === 'All' ? are.every(Boolean) : are.some(Boolean) === (all === 'Some of');
    }),
    rule('Some of {a:noun} {b:negative}', (one: Members, { a, b }) =>
      those(one, a).some((kind) => !(kind & (1 << negatives.indexOf(b)))),
    ),
  ];
  const kinds = range(0, 2 ** nouns.length - 1);
  const isSomeOfEach: Claim<Members> = (one) => nouns.every((noun) => those(one, noun).length > 0);
  return clueSolver(`${introduction}\n{clues*}\n{ask}`, () => ({
    cases: range(1, 2 ** kinds.length - 1)
      .map((subset) => kinds.filter((kind) => subset & (1 << kind)))
      .filter(isSomeOfEach),
    rules,
    vocabulary: { noun: nouns, verb: verbs, negative: negatives },
  }));
}

const lamp = (name: string) => [`Lamp ${name} is on`, `Lamp ${name} is off`] as const;

/** The games that a team won, drew and lost. */
interface Season {
  won: number;
  drew: number;
  lost: number;
}

export const deductionSolvers: Record<string, Solver> = {
  'thinking-wooden-toys': setSolver('A shop sells toys of many kinds.', {
    'the wooden toys': 'are wooden',
    'the red toys': 'are red',
    'the toys on the top shelf': 'are on the top shelf',
  }),
  'thinking-back-row-music': setSolver('Some children in a school band play more than one instrument.', {
    'the drummers': 'play the drums',
    'the children who can read music': 'can read music',
    'the children in the back row': 'sit in the back row',
    'the trumpet players': 'play the trumpet',
  }),
  'thinking-reef-snorkel': setSolver('A school goes on an excursion to a reef.', {
    'the children who go snorkelling': 'go snorkelling',
    'the children who can swim 200 metres': 'can swim 200 metres',
    'the children in Year 6': 'are in Year 6',
  }),
  'thinking-pool-friends': factSolver(
    'Four friends talk about going to the pool.',
    ['Nina', 'Omar', 'Priya', 'Quinn'].map((name) => [`${name} goes`, `${name} does not go`]),
  ),
  'thinking-two-lamps-on': factSolver('Four lamps are called P, Q, R and S.', ['P', 'Q', 'R', 'S'].map(lamp)),
  'thinking-raincoat-match': factSolver('These sentences are all true.', [
    ['it rains', 'it does not rain'],
    ['Kira wears her raincoat', 'Kira does not wear her raincoat'],
    ['the match is called off', 'the match is not called off'],
  ]),
  'thinking-debate-three': clueSolver(
    'Three of five children are chosen for a debate: {names}.\n{clues*}\nWhich three children could be chosen?',
    ({ names }): Puzzle<Facts> => {
      const facts = listOf(names).map((name) => [`${name} is chosen`, `${name} is not chosen`]);
      const chosen = facts.map(([yes = '']) => yes);
      return {
        ...factRules(facts),
        cases: choices(...facts).filter((one) => one.filter((fact) => chosen.includes(fact)).length === 3),
        claim: (option) => (one) => listOf(option).every((name) => one.includes(`${name} is chosen`)),
        verdict: 'could',
      };
    },
  ),
  'thinking-four-instruments': clueSolver(
    '{names} each play a different instrument: {things}.\n{clues*}\nWho plays {asked}?',
    ({ names, things, asked }): Puzzle<string[]> => {
      const [players, instruments] = [listOf(names), listOf(things)];
      const plays = (one: string[], name: string, thing: string) => one[players.indexOf(name)] === thing;
      return {
        cases: orders(instruments),
        rules: [
          rule(
            '{a:name} plays neither {x:thing} nor {y:thing}',
            (one, { a, x, y }) => !plays(one, a, x) && !plays(one, a, y),
          ),
          rule('{a:name} does not play {x:thing}', (one, { a, x }) => !plays(one, a, x)),
        ],
        vocabulary: { name: players, thing: instruments },
        claim: (option) => (one) => plays(one, option, asked),
      };
    },
  ),
  'thinking-caps-and-scarves': optionSolver(
    '{names} each wear a cap and a scarf. The three caps have the colours {colours}, and so have the three scarves. Nobody wears a cap and a scarf of the same colour.\n{capped}’s cap is {cap}. {scarfed}’s scarf is {scarf}.\nWhat does {asked} wear?',
    ({ names, colours, capped, cap, scarfed, scarf, asked }) => {
      const placeOf = (name: string) => listOf(names).indexOf(name);
      const cases = choices(orders(listOf(colours)), orders(listOf(colours))).filter(
        ([caps = [], scarves = []]) =>
          caps.every((colour, at) => colour !== scarves[at]) &&
          caps[placeOf(capped)] === cap &&
          scarves[placeOf(scarfed)] === scarf,
      );
      const at = placeOf(asked);
      return (option) =>
        judge(cases, ([caps, scarves]) => option === `a ${caps?.[at]} cap and a ${scarves?.[at]} scarf`);
    },
  ),
  'thinking-sports-days': valueSolver(
    '{names} each train on a different day: {days}. Each does a different sport: {sports}.\n{early} trains on {day}. {sporty} does {sport}. {x} trains on the day before the child who does {xSport}. The child who does {ySport} trains on the day before {y}.\nWhich sport does {asked} do?',
    (stem) => {
      const [names, days] = [listOf(stem.names), listOf(stem.days)];
      const cases = choices(orders(days), orders(listOf(stem.sports))).filter(([dayOf = [], sportOf = []]) => {
        const day = (name = '') => days.indexOf(dayOf[names.indexOf(name)] ?? '');
        const child = (sport: string) => names[sportOf.indexOf(sport)];
        return (
          day(stem.early) === days.indexOf(stem.day) &&
          child(stem.sport) === stem.sporty &&
          day(stem.x) + 1 === day(child(stem.xSport)) &&
          day(child(stem.ySport)) + 1 === day(stem.y)
        );
      });
      return only(cases.map(([, sportOf]) => sportOf?.[names.indexOf(stem.asked)] ?? 'none'));
    },
  ),
  'thinking-farm-machines': setSolver('A museum shows machines from old farms.', {
    'the machines in the barn': 'are in the barn',
    'the red machines': 'are red',
    'the machines that can be started': 'can be started',
    'the steam engines': 'are steam engines',
  }),
  'thinking-kite-and-sail': factSolver('Here is what is known about a morning at the lake.', [
    ['the wind is strong', 'the wind is not strong'],
    ['Ada flies her kite', 'Ada does not fly her kite'],
    ['the flag is up', 'the flag is not up'],
    ['Ben sails', 'Ben does not sail'],
  ]),
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
