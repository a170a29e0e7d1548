import { choices, range } from '../../lists';
import { type Claim, clueSolver, type Rule, rule } from '../clue-solver';

/** How a sentence says that something is so, and that it is not. */
type Fact = readonly string[];

/** The sentences that are true, one of each fact. */
export type Facts = readonly string[];

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
export const factRules = (facts: readonly Fact[]) => ({ rules: RULES, vocabulary: { fact: facts.flat() } });

/** Solves a stem of an introduction, sentences such as “If lamp P is on, lamp Q is on.” and a question. */
export const factSolver = (introduction: string, facts: readonly Fact[]) =>
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
export function setSolver(introduction: string, sets: Readonly<Record<string, string>>) {
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
