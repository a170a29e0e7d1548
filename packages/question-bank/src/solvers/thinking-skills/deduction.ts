import { choices, only, orders } from '../../lists';
import { clueSolver, judge, type Puzzle, rule } from '../clue-solver';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { listOf } from '../words';
import { type Facts, factRules, factSolver, setSolver } from './facts-and-sets';

const lamp = (name: string) => [`Lamp ${name} is on`, `Lamp ${name} is off`] as const;

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
};
