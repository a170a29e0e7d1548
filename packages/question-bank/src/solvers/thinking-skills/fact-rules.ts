import { choices } from '../../lists';
import type { Solver } from '../solver';
import { wordSolver } from '../solver';
import { linesOf, numberOf, readWords, sentencesOf } from '../words';
import { type Claim, judge, type Rule, readClaim, rule, verdictOf } from './claims';

/** Which facts are true. */
export type Facts = readonly boolean[];

/** How a sentence says that a fact is true, and that it is false. */
export type FactForms = readonly (readonly [yes: string, no: string])[];

export function factRules(forms: FactForms): Rule<Facts>[] {
  const fact = (words: string): Claim<Facts> => {
    const [yes, no] = [forms.findIndex(([form]) => form === words), forms.findIndex(([, form]) => form === words)];
    return (facts) => (yes >= 0 ? facts[yes] === true : facts[no] === false);
  };
  return [
    rule('{a:fact}', (facts, { a }) => fact(a)(facts)),
    rule('If {a:fact}, {b:fact}', (facts, { a, b }) => !fact(a)(facts) || fact(b)(facts)),
    rule('{a:fact} only if {b:fact}', (facts, { a, b }) => !fact(a)(facts) || fact(b)(facts)),
    rule('{a:fact} and {b:fact}', (facts, { a, b }) => fact(a)(facts) && fact(b)(facts)),
    rule('{a:fact}, but {b:fact}', (facts, { a, b }) => fact(a)(facts) && fact(b)(facts)),
    rule('Exactly <count> of the {all} lamps are on', (facts, { count, all }) => {
      if (numberOf(all) !== facts.length) throw new Error(`There are not ${all} lamps.`);
      return facts.filter(Boolean).length === count;
    }),
    rule('At least one of {a} and {b} goes', (facts, { a, b }) => fact(`${a} goes`)(facts) || fact(`${b} goes`)(facts)),
    rule('Neither {a} nor {b} goes', (facts, { a, b }) => !fact(`${a} goes`)(facts) && !fact(`${b} goes`)(facts)),
    rule('{a} and {b} both go', (facts, { a, b }) => fact(`${a} goes`)(facts) && fact(`${b} goes`)(facts)),
    rule(
      'Exactly one of {a} and {b} is chosen',
      (facts, { a, b }) => fact(`${a} is chosen`)(facts) !== fact(`${b} is chosen`)(facts),
    ),
  ];
}

/** The mixes of true and false facts that fit the sentences. */
export function factsThatFit(forms: FactForms, sentences: readonly string[]): Facts[] {
  const claims = sentences.map((sentence) => readClaim(sentence, factRules(forms), { fact: forms.flat() }));
  return choices(...forms.map(() => [true, false])).filter((facts) => claims.every((claim) => claim(facts)));
}

/** Solves a stem of an introduction, sentences such as “If lamp P is on, lamp Q is on.” and a question. */
export function factSolver(introduction: string, forms: FactForms): Solver {
  return wordSolver((question) => {
    const [first = '', sentences = '', ask = ''] = linesOf(question);
    readWords(introduction, first);
    const cases = factsThatFit(forms, sentencesOf(sentences));
    return (option) => judge(cases, readClaim(option, factRules(forms), { fact: forms.flat() }), verdictOf(ask));
  });
}
