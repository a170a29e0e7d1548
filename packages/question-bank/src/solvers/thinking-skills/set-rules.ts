import { range } from '../../lists';
import type { Solver } from '../solver';
import { wordSolver } from '../solver';
import { linesOf, readWords, sentencesOf } from '../words';
import { type Claim, judge, type Rule, readClaim, rule, verdictOf } from './claims';

/** How sentences speak of the members of a set. */
interface Kind {
  noun: string;
  is: string;
  isNot: string;
}

/** A kind of member is a bit mask of the sets that it belongs to; a case is the kinds of which there are any. */
type Case = readonly number[];

function setRules(kinds: readonly Kind[]): Rule<Case>[] {
  const bit = (form: keyof Kind, words: string) => 1 << kinds.findIndex((kind) => kind[form] === words);
  const members = (one: Case, noun: string) => one.filter((member) => member & bit('noun', noun));
  return [
    rule('{all:All|Some of|None of} {a:noun} {b:is}', (one, { all, a, b }) => {
      const are = members(one, a).map((member) => (member & bit('is', b)) > 0);
      return all === 'All' ? are.every(Boolean) : are.some(Boolean) === (all === 'Some of');
    }),
    rule('Some of {a:noun} {b:isNot}', (one, { a, b }) =>
      members(one, a).some((member) => !(member & bit('isNot', b))),
    ),
  ];
}

/** Solves a stem of an introduction, sentences such as “All the drummers can read music.” and a question. */
export function setSolver(introduction: string, kinds: readonly Kind[]): Solver {
  const vocabulary = {
    noun: kinds.map(({ noun }) => noun),
    is: kinds.map(({ is }) => is),
    isNot: kinds.map(({ isNot }) => isNot),
  };
  const rules = setRules(kinds);
  const members = range(0, 2 ** kinds.length - 1);
  const isSomeOfEach = (one: Case) => kinds.every((_, bit) => one.some((member) => member & (1 << bit)));
  return wordSolver((question) => {
    const [first = '', sentences = '', ask = ''] = linesOf(question);
    readWords(introduction, first);
    const claims: Claim<Case>[] = sentencesOf(sentences).map((sentence) => readClaim(sentence, rules, vocabulary));
    const cases = range(1, 2 ** members.length - 1)
      .map((subset) => members.filter((member) => subset & (1 << member)))
      .filter((one) => isSomeOfEach(one) && claims.every((claim) => claim(one)));
    return (option) => judge(cases, readClaim(option, rules, vocabulary), verdictOf(ask));
  });
}
