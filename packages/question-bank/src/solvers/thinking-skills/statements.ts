import { choices } from '../../lists';
import type { Solver } from '../solver';
import { wordSolver } from '../solver';
import { linesOf, matchWords, numberOf, placeOf, readWords } from '../words';
import { type Claim, judge } from './claims';

const trueAmong = <Case>(claims: readonly Claim<Case>[], one: Case) => claims.filter((claim) => claim(one)).length;

/** What a child says about who ate the lamington; the case is the name of that child. */
function eaterClaim(speaker: string, speeches: ReadonlyMap<string, string>): Claim<string> {
  const said = speeches.get(speaker) ?? '';
  const names = { name: [...speeches.keys()] };
  const ate = matchWords('{who:name} ate it.', said, names);
  if (ate) return (eater) => eater === ate.who;
  const about = matchWords('What {who:name} says about me is not true.', said, names);
  if (about) {
    if (!speeches.get(about.who)?.includes(speaker)) throw new Error(`${about.who} does not speak of ${speaker}.`);
    return (eater) => !eaterClaim(about.who, speeches)(eater);
  }
  readWords('I did not eat it.', said);
  return (eater) => eater !== speaker;
}

/** What the label of a tin says about where the key is; the case is the colour of that tin. */
function labelClaim(tin: string, label: string): Claim<string> {
  const isIn = matchWords('The key is in the {one} tin or the {other} tin.', label);
  if (isIn) return (place) => place === isIn.one || place === isIn.other;
  const notThere = matchWords('The key is not in the {other} tin.', label);
  if (notThere) return (place) => place !== notThere.other;
  const here = readWords('The key is {not:not |}in this tin.', label);
  return (place) => (place === tin) === (here.not === '');
}

const PLACES = ['first', 'second', 'third'];

/** What an animal says; the case tells of each animal whether it is a lyrebird. */
function animalClaim(speaker: number, said: string): Claim<readonly boolean[]> {
  const others = matchWords('Exactly {count} of the other two is a lyrebird.', said);
  if (others)
    return (kinds) => kinds.filter((isLyrebird, at) => isLyrebird && at !== speaker).length === numberOf(others.count);
  const same = matchWords('The {place} animal and I are the {how:same kind|not the same kind}.', said);
  if (same) return (kinds) => (kinds[placeOf(same.place) - 1] === kinds[speaker]) === (same.how === 'same kind');
  const { place, kind } = readWords('The {place} animal is a {kind:lyrebird|possum}.', said);
  return (kinds) => kinds[placeOf(place) - 1] === (kind === 'lyrebird');
}

export const statementSolvers: Record<string, Solver> = {
  'thinking-last-lamington': wordSolver((question) => {
    const [first = '', ...others] = linesOf(question);
    const { all } = readWords('One of {all} children ate the last lamington.', first);
    const { count } = readWords(
      'Exactly {count} of the {all} is telling the truth. Who ate the lamington?',
      others.at(-1) ?? '',
    );
    const speeches = new Map(
      others.slice(0, -1).map((line) => {
        const { who, said } = readWords('{who}: “{said}”', line);
        return [who, said];
      }),
    );
    const names = [...speeches.keys()];
    if (names.length !== numberOf(all)) throw new Error(`There are not ${all} children.`);
    const claims = names.map((name) => eaterClaim(name, speeches));
    const eaters = names.filter((eater) => trueAmong(claims, eater) === numberOf(count));
    return (option) => judge(eaters, (eater) => eater === option, 'must');
  }),
  'thinking-four-tins': wordSolver((question) => {
    const [first = '', ...others] = linesOf(question);
    const { all } = readWords('A key is hidden in one of {all} tins. Each tin has a label.', first);
    const { count } = readWords('Exactly {count} of the {all} labels is true. Where is the key?', others.at(-1) ?? '');
    const labels = others.slice(0, -1).map((line) => readWords('{colour} tin: “{said}”', line));
    const tins = labels.map(({ colour }) => colour.toLowerCase());
    if (tins.length !== numberOf(all)) throw new Error(`There are not ${all} tins.`);
    const claims = labels.map(({ said }, at) => labelClaim(tins[at] ?? '', said));
    const places = tins.filter((tin) => trueAmong(claims, tin) === numberOf(count));
    return (option) => judge(places, (place) => option === `in the ${place} tin`, 'must');
  }),
  'thinking-possum-lyrebird': wordSolver((question) => {
    const [first = '', ...others] = linesOf(question);
    readWords(
      'In a story, possums always tell the truth and lyrebirds always say something false. Three animals sit behind a bush. Each is a possum or a lyrebird.',
      first,
    );
    readWords('Which of the three are lyrebirds?', others.at(-1) ?? '');
    const claims = others.slice(0, -1).map((line, speaker) => {
      const { place, said } = readWords('{place} animal: “{said}”', line);
      if (PLACES[speaker] !== place.toLowerCase()) throw new Error('The animals do not speak in turn.');
      return animalClaim(speaker, said);
    });
    const groups = choices(...PLACES.map(() => [true, false])).filter((kinds) =>
      claims.every((claim, speaker) => claim(kinds) === !kinds[speaker]),
    );
    const named = (option: string) => PLACES.map((place) => new RegExp(`\\b${place}\\b`).test(option));
    return (option) => judge(groups, (kinds) => String(kinds) === String(named(option)), 'must');
  }),
};
