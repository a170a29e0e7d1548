import type { SubjectName } from './questions';

/**
 * What went wrong behind a wrong answer: a step that the child knows and left out, a question or a fact that it read
 * past, or an idea that it has to go over.
 */
export type MistakeKind = 'careless' | 'misreading' | 'concept';

/** So that a long rationale keeps no process busy. The bank's are shorter. */
const LONGEST_READ = 600;

/** How a rationale begins, by the bank or by staff who speak to the child. */
const WHO = /^(?:This|It|You may have)\b/.source;
const within = (pattern: string) => new RegExp(`${WHO}[^.;:]*?\\b(?:${pattern})`);

const READ_PAST = new RegExp(`${WHO} (?:overlooks?|overlooked|misreads?)\\b`);

const CARELESS = [
  within('(?:forgets?|forgot|forgotten) (?!that\\b|how\\b|what\\b|why\\b|which\\b)'),
  within('(?:leaves|left) out\\b'),
  within('(?:loses|lost) (?:a|one) (?:one|ten|hundred|zero)\\b'),
  within('(?:miscounts|miscounted)\\b'),
  within('counts?(?:ed)? [^.;:]*?\\btwice\\b'),
  /\bone (?:place|step|row|day) too (?:few|many|far|early|late)\b/,
];

/** Another quantity than the one that is asked for. */
const ANSWERS_ANOTHER =
  /^This is (?:only |still )?(?:the (?:total )?(?:number|length|mass|price|cost|age|distance|height|width|share|amount|percentage|area|perimeter) (?:of|that|for|when|before|after|between)\b|how (?:many|much|old|far|long|often)\b)/;

const CONCEPT = [
  within('(?:confuses|confused)\\b'),
  within('takes? [^.;:]*?\\bto be\\b'),
  within('taken [^.;:]*?\\bto be\\b'),
  new RegExp(`${WHO}[^;:]*?\\bas if\\b`),
  within('(?:adds|added|subtracts|subtracted|multiplies|multiplied|divides|divided) [^.;:]*?\\binstead of \\w+ing\\b'),
  /\bwhich is the (?:range|mean|median|mode|perimeter|area|radius|diameter|numerator|denominator)\b/,
  /\bas for (?:a|an|the) (?:perimeter|area|mean|median)\b/,
];

const PATTERNS: Record<SubjectName, Partial<Record<MistakeKind, readonly RegExp[]>>> = {
  Maths: { careless: CARELESS, misreading: [READ_PAST, ANSWERS_ANOTHER], concept: CONCEPT },
  // What somebody in an argument takes for true is no idea of the child.
  'Thinking Skills': { careless: CARELESS, misreading: [READ_PAST, ANSWERS_ANOTHER] },
  // Most wrong turns of Reading are readings, and none of them says that it was a slip.
  Reading: { misreading: [READ_PAST] },
  Writing: {},
};

/**
 * The kind of mistake that the rationale of a distractor tells, by the words that it begins with. Undefined where it
 * tells none, or two: it is left open rather than guessed.
 */
export function mistakeKindOf(rationale: string | undefined, subject: SubjectName): MistakeKind | undefined {
  // Words of the question or the passage say nothing of the child.
  const told = rationale?.slice(0, LONGEST_READ).replace(/“[^”]*”/g, '“”') ?? '';
  const kinds = Object.entries(PATTERNS[subject]).filter(([, patterns]) =>
    patterns.some((pattern) => pattern.test(told)),
  );
  return kinds.length === 1 ? (kinds[0]?.[0] as MistakeKind) : undefined;
}
