import { choices } from '../../lists';
import { type Solver, valueSolver, wordSolver } from '../solver';
import { linesOf, listOf, numberOf, readWords, sentencesOf } from '../words';
import { factSolver, factsThatFit } from './fact-rules';
import { setSolver } from './set-rules';

const lamp = (name: string) => [`Lamp ${name} is on`, `Lamp ${name} is off`] as const;

export const setAndFactSolvers: Record<string, Solver> = {
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
  'thinking-reef-snorkel': setSolver('A school goes on an excursion to a reef.', [
    { noun: 'the children who go snorkelling', is: 'go snorkelling', isNot: 'do not go snorkelling' },
    { noun: 'the children who can swim 200 metres', is: 'can swim 200 metres', isNot: 'cannot swim 200 metres' },
    { noun: 'the children in Year 6', is: 'are in Year 6', isNot: 'are not in Year 6' },
  ]),
  'thinking-pool-friends': factSolver(
    'Four friends talk about going to the pool.',
    ['Nina', 'Omar', 'Priya', 'Quinn'].map((name) => [`${name} goes`, `${name} does not go`] as const),
  ),
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
  'thinking-camp-lunches': valueSolver(
    'A camp lunch is one roll and one fruit. The rolls are {rolls}. The fruits are {fruits}. {roll} is never served with {fruit}. {bound} is served only with {partner}.\nHow many different lunches are there?',
    (stem) => {
      const all = choices(listOf(stem.rolls), listOf(stem.fruits));
      const keepsFirst = ([roll, fruit]: string[]) => roll !== stem.roll.toLowerCase() || fruit !== stem.fruit;
      const keepsSecond = ([roll, fruit]: string[]) => fruit !== stem.bound.toLowerCase() || roll === stem.partner;
      return all.filter((lunch) => keepsFirst(lunch) && keepsSecond(lunch)).length;
    },
  ),
};
