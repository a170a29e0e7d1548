import { SUBJECT_NAMES, YEAR_LEVELS } from '@wattle/contract/constants';
import { blueprintOf, differences, readBlueprint } from './blueprint';
import { type BankItem, readBankItems } from './items/bank-items';
import { coverageOf } from './syllabus';
import { alike } from './writing/clones';
import { keyAtLength, readingYear, wordCount } from './writing/measures';

/** What the bank as a whole is held to, with what was found. */
export interface Finding {
  about: string;
  found: string;
  bound: string;
  isWithin: boolean;
}

/** Nobody would call a coin unfair for a run that one in twenty fair ones shows. */
const UNLIKELY = 0.05;
/** Items of two subjects that are solved alike are at least so much alike in their words, from 0 to 1. */
const CLONES_ACROSS = 0.66;
const CLONES_WITHIN = 0.9;
/** So much alike are items of one skeleton, of which a child should meet only some. */
const ONE_SKELETON = 0.66;
const MOST_OF_SKELETON = 4;
/** The formula of reading ages needs some sentences. */
const FEWEST_WORDS = 25;
/** `thermometers` and `temperatures` in one sentence of a stem for Year 4. */
const STEM_MARGIN = 4;
/** The passages of the real paper are harder than what a class reads; those of other times may be as hard as they were. */
const PASSAGE_MARGIN = 3.5;
const ARGUMENT_WORDS = 55;
const LEAST_OF_SYLLABUS = 3;

/** Measures the bank. */
export async function findings(items: readonly BankItem[]): Promise<Finding[]> {
  return [
    none('Differences from the blueprint', differences(await readBlueprint(), blueprintOf(items))),
    ...syllabusFindings(items),
    ...lengthFindings(items),
    ...cloneFindings(items),
    ...readingFindings(items),
  ];
}

/** Prints the findings; `pnpm bank` alone. */
export async function report(): Promise<string> {
  const items = await readBankItems();
  const all = await findings(items);
  const lines = all.map(({ about, found, bound, isWithin }) =>
    [isWithin ? 'ok  ' : 'OVER', about.padEnd(50), found.padEnd(50), bound].join('  '),
  );
  const held = Object.entries(SUBJECT_NAMES).map(
    ([subject, name]) => `${name} ${items.filter((item) => item.subject === subject).length}`,
  );
  const passages = new Set(items.flatMap(({ text }) => text ?? [])).size;
  const over = all.filter(({ isWithin }) => !isWithin).length;
  return [
    `${held.join(', ')} items; ${passages} Reading passages.`,
    ...lines,
    over === 0 ? 'All within their bounds.' : `${over} out of their bounds.`,
  ].join('\n');
}

function syllabusFindings(items: readonly BankItem[]): Finding[] {
  const coverage = coverageOf(items);
  const terms = coverage.flatMap((outcome) => outcome.terms);
  return [
    none(
      `Outcomes with fewer than ${LEAST_OF_SYLLABUS} items`,
      coverage.filter((outcome) => outcome.items < LEAST_OF_SYLLABUS).map(({ code }) => code),
    ),
    none(
      `Terms in fewer than ${LEAST_OF_SYLLABUS} stems`,
      terms.filter(({ stems }) => stems < LEAST_OF_SYLLABUS).map(({ term }) => term),
    ),
  ];
}

function lengthFindings(items: readonly BankItem[]): Finding[] {
  const ranks = { Maths: 5, ThinkingSkills: 4, Reading: 4 } as const;
  return Object.entries(ranks).flatMap(([subject, count]) => {
    // The options of a gap are the same for all gaps of a passage.
    const own = items.filter((item) => item.subject === subject && item.format !== 'gap');
    return Array.from({ length: count }, (_, index): Finding => {
      const { hits, of, chance } = keyAtLength(own, index + 1);
      return {
        about: `${SUBJECT_NAMES[subject as keyof typeof ranks]}: keys of rank ${index + 1} in length`,
        found: `${hits} of ${of}, by chance in ${Math.round(100 * chance)} %`,
        bound: `more than ${100 * UNLIKELY} %`,
        isWithin: chance > UNLIKELY,
      };
    });
  });
}

function cloneFindings(items: readonly BankItem[]): Finding[] {
  const pairs = alike(
    items.filter(({ subject }) => subject === 'Maths' || subject === 'ThinkingSkills'),
    ONE_SKELETON,
  );
  const subjectOf = (slug: string) => slug.split('-')[0];
  const isAcross = ({ slugs: [one, other] }: (typeof pairs)[number]) => subjectOf(one) !== subjectOf(other);
  const mostAlike = (about: string, some: typeof pairs, bound: number): Finding => ({
    about,
    found: some[0] ? `${some[0].slugs.join(', ')}: ${some[0].share.toFixed(2)}` : 'none',
    bound: `below ${bound}`,
    isWithin: (some[0]?.share ?? 0) < bound,
  });
  const counts = new Map<string, number>();
  for (const slug of pairs.flatMap(({ slugs }) => slugs)) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  const [[slug, neighbours] = ['none', 0]] = [...counts].sort(([, one], [, other]) => other - one);
  return [
    mostAlike('Most alike across subjects', pairs.filter(isAcross), CLONES_ACROSS),
    mostAlike(
      'Most alike in one subject',
      pairs.filter((pair) => !isAcross(pair)),
      CLONES_WITHIN,
    ),
    {
      about: 'Items of one skeleton',
      found: `${neighbours + 1}, with ${slug}`,
      bound: `at most ${MOST_OF_SKELETON}`,
      isWithin: neighbours < MOST_OF_SKELETON,
    },
  ];
}

function readingFindings(items: readonly BankItem[]): Finding[] {
  const long = items.filter(({ question }) => wordCount(question) >= FEWEST_WORDS);
  const argued = items.filter(
    ({ subject, category }) => subject === 'ThinkingSkills' && category === 'Argument analysis',
  );
  const words = medianOf(argued.map(({ question }) => wordCount(question)));
  return [
    none(
      `Stems read more than ${STEM_MARGIN} years after their year`,
      long.filter((item) => readingYear(item.question) > item.year_level + STEM_MARGIN).map(({ slug }) => slug),
    ),
    ...YEAR_LEVELS.map((year): Finding => {
      const middle = medianOf(
        long.filter((item) => item.year_level === year).map(({ question }) => readingYear(question)),
      );
      const most = Math.max(4, year - 2);
      return {
        about: `Reading age of stems for Year ${year}`,
        found: `${middle}`,
        bound: `at most ${most}`,
        isWithin: middle <= most,
      };
    }),
    none(
      `Passages read more than ${PASSAGE_MARGIN} years after their year`,
      items
        .filter(({ text = '', format, year_level, isPeriod }) => {
          return text !== '' && format !== 'poem' && !isPeriod && readingYear(text) > year_level + PASSAGE_MARGIN;
        })
        .map(({ slug }) => slug),
    ),
    {
      about: 'Words of an argument of Thinking Skills',
      found: `${words}`,
      bound: `at least ${ARGUMENT_WORDS}`,
      isWithin: words >= ARGUMENT_WORDS,
    },
  ];
}

const none = (about: string, found: readonly string[]): Finding => ({
  about,
  found: found.length === 0 ? 'none' : found.join(', '),
  bound: 'none',
  isWithin: found.length === 0,
});

function medianOf(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
