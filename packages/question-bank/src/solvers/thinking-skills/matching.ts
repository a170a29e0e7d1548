import { choices, orders } from '../../lists';
import { optionSolver, type Solver, wordSolver } from '../solver';
import { linesOf, listOf, readWords, sentencesOf } from '../words';
import { judge, type Rule, readClaim, rule } from './claims';

/** Who plays what: the thing at the place of each name. */
type Players = readonly string[];

const playRules = (names: string[]): Rule<Players>[] => {
  const plays = (players: Players, name: string, thing: string) => players[names.indexOf(name)] === thing;
  return [
    rule(
      '{a:name} plays neither {x:thing} nor {y:thing}',
      (all, { a, x, y }) => !plays(all, a, x) && !plays(all, a, y),
    ),
    rule('{a:name} plays {x:thing}', (all, { a, x }) => plays(all, a, x)),
    rule('{a:name} does not play {x:thing}', (all, { a, x }) => !plays(all, a, x)),
  ];
};

export const matchingSolvers: Record<string, Solver> = {
  'thinking-four-instruments': wordSolver((question) => {
    const [first = '', sentences = '', ask = ''] = linesOf(question);
    const lists = readWords('{names} each play a different instrument: {things}.', first);
    const [names, things] = [listOf(lists.names), listOf(lists.things)];
    const words = { name: names, thing: things };
    const { asked } = readWords('Who plays {asked:thing}?', ask, words);
    const claims = sentencesOf(sentences).map((sentence) => readClaim(sentence, playRules(names), words));
    const cases = orders(things).filter((players) => claims.every((claim) => claim(players)));
    return (option) => judge(cases, (players) => players[names.indexOf(option)] === asked, 'must');
  }),
  'thinking-caps-and-scarves': optionSolver(
    '{names} each wear a cap and a scarf. The three caps have the colours {colours}, and so have the three scarves. {rule:Nobody wears|Everybody wears} a cap and a scarf of the same colour.\n{capped}’s cap is {cap}. {scarfed}’s scarf is {scarf}.\nWhat does {asked} wear?',
    (stem) => {
      const names = listOf(stem.names);
      const cases = choices(orders(listOf(stem.colours)), orders(listOf(stem.colours))).filter(
        ([caps = [], scarves = []]) =>
          caps.every((colour, at) => (colour === scarves[at]) === stem.rule.startsWith('Every')) &&
          caps[names.indexOf(stem.capped)] === stem.cap &&
          scarves[names.indexOf(stem.scarfed)] === stem.scarf,
      );
      const at = names.indexOf(stem.asked);
      return (option) =>
        judge(cases, ([caps, scarves]) => option === `a ${caps?.[at]} cap and a ${scarves?.[at]} scarf`, 'must');
    },
  ),
  'thinking-sports-days': optionSolver(
    '{names} each train on a different day: {days}. Each does a different sport: {sports}.\n{early} trains on {day}. {sporty} does {sport}. {x} trains on the day {xSide:before|after} the child who does {xSport}. The child who does {ySport} trains on the day {ySide:before|after} {y}.\nWhich sport does {asked} do?',
    (stem) => {
      const list = (text: string) => text.split(/, | or | and /);
      const [names, days, sports] = [list(stem.names), list(stem.days), list(stem.sports)];
      const cases = choices(orders(days), orders(sports)).filter(([dayOf = [], sportOf = []]) => {
        const day = (name = '') => days.indexOf(dayOf[names.indexOf(name)] ?? '');
        const child = (sport: string) => names[sportOf.indexOf(sport)];
        const step = (side: string) => (side === 'before' ? 1 : -1);
        return (
          day(stem.early) === days.indexOf(stem.day) &&
          child(stem.sport) === stem.sporty &&
          day(child(stem.xSport)) - day(stem.x) === step(stem.xSide) &&
          day(stem.y) - day(child(stem.ySport)) === step(stem.ySide)
        );
      });
      return (option) => judge(cases, ([, sportOf]) => sportOf?.[names.indexOf(stem.asked)] === option, 'must');
    },
  ),
};
