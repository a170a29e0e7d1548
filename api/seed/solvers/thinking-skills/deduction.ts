import { choices, orders, range, total } from '../search';
import { type Claim, judge, type Rule, readClaim, rule, verdictOf } from './claims';
import { factSolver, factsThatFit } from './fact-rules';
import { ORDER_RULES, ordersThatFit, orderWords } from './order-rules';
import { setSolver } from './set-rules';
import { type ThinkingSolver, wordSolver } from './thinking-solver';
import { linesOf, listOf, numberOf, readWords, sentencesOf } from './words';

const lamp = (name: string) => [`Lamp ${name} is on`, `Lamp ${name} is off`] as const;

/** Who plays what: the thing at the place of each name. */
type Players = readonly string[];

const playRules = (names: string[]): Rule<Players>[] => {
  const plays = (players: Players, name: string, thing: string) => players[names.indexOf(name)] === thing;
  return [
    rule(
      '{a:name} plays neither {x:thing} nor {y:thing}',
      ({ a, x, y }) =>
        (all) =>
          !plays(all, a, x) && !plays(all, a, y),
    ),
    rule(
      '{a:name} plays {x:thing}',
      ({ a, x }) =>
        (all) =>
          plays(all, a, x),
    ),
    rule(
      '{a:name} does not play {x:thing}',
      ({ a, x }) =>
        (all) =>
          !plays(all, a, x),
    ),
  ];
};

const STICKER_RULES = (names: string[]): Rule<number[]>[] => [
  rule('{a:name} gets {how:at least|exactly|at most} {count} stickers', ({ a, how, count }) => (shares) => {
    const over = (shares[names.indexOf(a)] ?? 0) - numberOf(count);
    return how === 'exactly' ? over === 0 : how === 'at least' ? over >= 0 : over <= 0;
  }),
  rule('One of the three gets exactly {count} stickers', ({ count }) => (shares) => {
    return shares.filter((share) => share === numberOf(count)).length === 1;
  }),
];

const capsInBox = (question: string) => {
  const stem = readWords(
    'A box holds {white} white caps, {black} black caps and {yellow} yellow caps. Milo takes caps out of it in the dark.\nWhat is the {end:smallest} number of caps that he must take to be certain that he has at least one cap of each colour?',
    question,
  );
  const counts = [stem.white, stem.black, stem.yellow].map(numberOf);
  const mixes = choices(...counts.map((count) => range(0, count)));
  /** The smallest number of caps that have at least so many colours, however they are taken. */
  const certainOf = (colours: number) =>
    range(1, total(counts)).find((taken) =>
      mixes.filter((mix) => total(mix) === taken).every((mix) => mix.filter(Boolean).length >= colours),
    ) ?? 0;
  return { counts, certainOf };
};

const fruitLovers = (question: string) => {
  const stem = readWords(
    'In a group of {all} children, {one} like mangoes, {two} like kiwis and {three} like plums.\nWhat is the {end:smallest|largest} possible number of children who like all three fruits?',
    question,
  );
  const [all, one, two, three] = [stem.all, stem.one, stem.two, stem.three].map(numberOf) as [
    number,
    number,
    number,
    number,
  ];
  const possible = range(0, all).filter((both) =>
    choices(range(0, all), range(0, all), range(0, all)).some(([oneTwo = 0, oneThree = 0, twoThree = 0]) => {
      const alone = [
        one - both - oneTwo - oneThree,
        two - both - oneTwo - twoThree,
        three - both - oneThree - twoThree,
      ];
      const none = all - both - oneTwo - oneThree - twoThree - total(alone);
      return [...alone, none].every((count) => count >= 0);
    }),
  );
  return { all, one, two, three, possible, end: stem.end };
};

const lunches = (question: string) => {
  const stem = readWords(
    'A camp lunch is one roll and one fruit. The rolls are {rolls}. The fruits are {fruits}. {roll} is {never:never|always} served with {fruit}. {bound} is served only with {partner}.\nHow many different lunches are there?',
    question,
  );
  const all = choices(listOf(stem.rolls), listOf(stem.fruits));
  const keepsFirst = ([roll, fruit]: string[]) =>
    roll !== stem.roll.toLowerCase() || (fruit === stem.fruit) === (stem.never === 'always');
  const keepsSecond = ([roll, fruit]: string[]) => fruit !== stem.bound.toLowerCase() || roll === stem.partner;
  return { all, keepsFirst, keepsSecond };
};

export const deductionBankSolvers: Record<string, ThinkingSolver> = {
  'thinking-wooden-toys': setSolver('A shop sells toys of many kinds.', [
    { noun: 'the wooden toys', is: 'are wooden', isNot: 'are not wooden' },
    { noun: 'the red toys', is: 'are red', isNot: 'are not red' },
    { noun: 'the toys on the top shelf', is: 'are on the top shelf', isNot: 'are not on the top shelf' },
  ]),
  'thinking-back-row-music': setSolver('Some children in a school band play more than one instrument.', [
    { noun: 'the drummers', is: 'play the drums', isNot: 'do not play the drums' },
    { noun: 'the children who can read music', is: 'can read music', isNot: 'cannot read music' },
    { noun: 'the children in the back row', is: 'sit in the back row', isNot: 'do not sit in the back row' },
    { noun: 'the trumpet players', is: 'play the trumpet', isNot: 'do not play the trumpet' },
  ]),
  'thinking-two-lamps-on': factSolver('Four lamps are called P, Q, R and S.', ['P', 'Q', 'R', 'S'].map(lamp)),
  'thinking-raincoat-match': factSolver('These sentences are all true.', [
    ['it rains', 'it does not rain'],
    ['Kira wears her raincoat', 'Kira does not wear her raincoat'],
    ['the match is called off', 'the match is not called off'],
  ]),
  'thinking-debate-three': wordSolver((question) => {
    const [first = '', sentences = '', ask = ''] = linesOf(question);
    const { count, names: list } = readWords('{count} of five children are chosen for a debate: {names}.', first);
    readWords('Which three children could be chosen?', ask);
    const names = listOf(list);
    const forms = names.map((name) => [`${name} is chosen`, `${name} is not chosen`] as const);
    const groups = factsThatFit(forms, sentencesOf(sentences)).filter(
      (chosen) => chosen.filter(Boolean).length === numberOf(count),
    );
    return (option) => groups.some((chosen) => String(names.filter((_, at) => chosen[at])) === String(listOf(option)));
  }),
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
  'thinking-caps-and-scarves': wordSolver((question) => {
    const stem = readWords(
      '{names} each wear a cap and a scarf. The three caps have the colours {colours}, and so have the three scarves. {rule:Nobody wears|Everybody wears} a cap and a scarf of the same colour.\n{capped}’s cap is {cap}. {scarfed}’s scarf is {scarf}.\nWhat does {asked} wear?',
      question,
    );
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
  }),
  'thinking-sports-days': wordSolver((question) => {
    const stem = readWords(
      '{names} each train on a different day: {days}. Each does a different sport: {sports}.\n{early} trains on {day}. {sporty} does {sport}. {x} trains on the day {xSide:before|after} the child who does {xSport}. The child who does {ySport} trains on the day {ySide:before|after} {y}.\nWhich sport does {asked} do?',
      question,
    );
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
  }),
  'thinking-caps-in-the-dark': wordSolver(
    (question) => (option) => capsInBox(question).certainOf(3) === Number(option),
    {
      'is certain of two colours': (question) => String(capsInBox(question).certainOf(2)),
      'stops before the last colour': (question) => String(capsInBox(question).certainOf(3) - 1),
      'takes all': (question) => String(total(capsInBox(question).counts)),
    },
  ),
  'thinking-twelve-stickers': wordSolver((question) => {
    const [first = '', ask = ''] = linesOf(question);
    const stem = readWords(
      '{names} share {all} stickers. Each gets at least {least} stickers. No two of them get the same number. {top} gets the {end:most|fewest}.',
      first,
    );
    const names = listOf(stem.names);
    const shares = choices(...names.map(() => range(numberOf(stem.least), numberOf(stem.all)))).filter((counts) => {
      const end = stem.end === 'most' ? Math.max(...counts) : Math.min(...counts);
      return (
        total(counts) === numberOf(stem.all) &&
        new Set(counts).size === counts.length &&
        counts[names.indexOf(stem.top)] === end
      );
    });
    const claim = (option: string): Claim<number[]> => readClaim(option, STICKER_RULES(names), { name: names });
    return (option) => judge(shares, claim(option), verdictOf(ask));
  }),
  'thinking-enough-to-know': wordSolver((question) => {
    const [first = '', clues = '', ask = ''] = linesOf(question);
    const names = listOf(readWords('Four children stand in a queue: {names}.', first).names);
    readWords('Which extra clue is enough to know the whole order?', ask);
    const cases = ordersThatFit(names, sentencesOf(clues));
    return (option) => judge(cases, readClaim(option, ORDER_RULES, orderWords(names)), 'decides');
  }),
  'thinking-three-fruits': wordSolver(
    (question) => {
      const { possible, end } = fruitLovers(question);
      return (option) => Number(option) === (end === 'smallest' ? Math.min(...possible) : Math.max(...possible));
    },
    {
      'looks at the first two': (question) => {
        const { one, two, all } = fruitLovers(question);
        return String(one + two - all);
      },
      'looks at the first and the third': (question) => {
        const { one, three, all } = fruitLovers(question);
        return String(one + three - all);
      },
      'takes the largest number': (question) => String(Math.max(...fruitLovers(question).possible)),
    },
  ),
  'thinking-camp-lunches': wordSolver(
    (question) => {
      const { all, keepsFirst, keepsSecond } = lunches(question);
      return (option) => Number(option) === all.filter((lunch) => keepsFirst(lunch) && keepsSecond(lunch)).length;
    },
    {
      'uses the first rule only': (question) => {
        const { all, keepsFirst } = lunches(question);
        return String(all.filter(keepsFirst).length);
      },
    },
  ),
};
