import { LATER_YEARS } from '@wattle/contract/skills';
import escapeStringRegexp from 'escape-string-regexp';
import { type BankItem, readBankItems } from './items/bank-items';
import syllabus from './syllabus.json' with { type: 'json' };

export const OUTCOMES: readonly SyllabusOutcome[] = syllabus.outcomes;

interface SyllabusOutcome {
  code: string;
  /** In our own words. */
  about: string;
  /** Items that test one of these skills belong to the outcome. */
  skills: string[];
  /** Words that stems use; `vertex|vertices` are forms of one word, and all may have an `s` at the end. */
  terms: string[];
}

interface Coverage extends Omit<SyllabusOutcome, 'terms'> {
  items: number;
  terms: { term: string; stems: number }[];
}

/** How many items there are of each outcome, and in how many stems of Maths each term stands. */
export function coverageOf(items: readonly BankItem[]): Coverage[] {
  const maths = items.filter(({ subject }) => subject === 'Maths');
  return OUTCOMES.map(({ terms, ...outcome }) => ({
    ...outcome,
    items: maths.filter(
      (item) => !item.skills?.includes(LATER_YEARS) && item.skills?.some((skill) => outcome.skills.includes(skill)),
    ).length,
    terms: terms.map((term) => {
      const word = formsOf(term);
      return { term, stems: maths.filter(({ question }) => word.test(question)).length };
    }),
  }));
}

/** A term as whole words, in each of its forms; units such as `%` and `cm²` may follow a number. */
function formsOf(term: string): RegExp {
  const forms = term.split('|').map((form) => (/^\p{Ll}{3,}/u.test(form) ? `${form}s?` : escapeStringRegexp(form)));
  return new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?![\\p{L}²³])`, 'u');
}

/** Prints how much of the syllabus the Maths items cover. */
export async function printCoverage(): Promise<string> {
  const lines = coverageOf(await readBankItems()).flatMap(({ code, about, items, terms }) => [
    `${code}  ${about}: ${items} items`,
    ...terms.map(({ term, stems }) => `  ${term.replaceAll('|', ', ')}: ${stems} stems`),
  ]);
  return [syllabus.name, ...lines].join('\n');
}
