import { optionSolver, type Solver } from './solver';
import { matchWords, type Vocabulary, type Words } from './words';

/** Whether a sentence is true in a case. */
export type Claim<Case> = (one: Case) => boolean;

/** What sentences of one form say; nothing about a sentence of another form. */
export type Rule<Case> = (sentence: string, vocabulary: Vocabulary) => Claim<Case> | undefined;

export function rule<Case, const Template extends string>(
  template: Template,
  isTrue: (one: Case, words: Words<Template>) => boolean,
): Rule<Case> {
  return (sentence, vocabulary) => {
    const words = matchWords(template, sentence, vocabulary);
    return words && ((one) => isTrue(one, words));
  };
}

/** Reads a sentence by the first rule that has its form; a sentence of another form throws. */
export function readClaim<Case>(sentence: string, rules: readonly Rule<Case>[], vocabulary: Vocabulary = {}) {
  for (const read of rules) {
    const claim = read(sentence.replace(/[.!]$/, ''), vocabulary);
    if (claim) return claim;
  }
  throw new Error(`No rule reads the sentence: ${sentence}`);
}

type Verdict = 'must' | 'could' | 'cannot' | 'undecided' | 'decides';

/** Whether a claim is true in all cases, in one at least, in none, in some but not all, or in one only. */
export function judge<Case>(cases: readonly Case[], claim: Claim<Case>, verdict: Verdict = 'must'): boolean {
  if (cases.length === 0) throw new Error('No case fits the stem.');
  const count = cases.filter(claim).length;
  return {
    must: count === cases.length,
    could: count > 0,
    cannot: count === 0,
    undecided: count > 0 && count < cases.length,
    decides: count === 1,
  }[verdict];
}

const VERDICTS: Record<string, Verdict> = {
  'Which sentence must be true?': 'must',
  'Which sentence CANNOT be true?': 'cannot',
};

export interface Puzzle<Case> {
  cases: readonly Case[];
  /** How the clues are read, and the options where they are sentences. */
  rules: readonly Rule<Case>[];
  vocabulary?: Vocabulary;
  /** What an option says that is no sentence. */
  claim?: ((option: string) => Claim<Case>) | undefined;
  /** Absent: what the question asks of sentences, else that the option is true in all cases. */
  verdict?: Verdict;
}

/** The cases in which all the clues are true. */
export function casesThatFit<Case>({ cases, rules, vocabulary }: Puzzle<Case>, clues: readonly string[]): Case[] {
  const claims = clues.flatMap(sentencesOf).map((clue) => readClaim(clue, rules, vocabulary));
  return cases.filter((one) => claims.every((isTrue) => isTrue(one)));
}

/** Solves a stem whose `{clues*}` leave some of the cases; `{ask}` is a question about sentences. */
export const clueSolver = <const Stem extends string, Case>(
  stem: Stem,
  puzzleOf: (words: Words<Stem>) => Puzzle<Case>,
): Solver =>
  optionSolver(stem, (words) => {
    const { clues = [], ask = '' } = words as { clues?: string[]; ask?: string };
    const puzzle = puzzleOf(words);
    const { rules, vocabulary, claim, verdict = claim ? 'must' : VERDICTS[ask] } = puzzle;
    if (!verdict) throw new Error(`The question has other words than its solver: ${ask}`);
    const cases = casesThatFit(puzzle, clues);
    return (option) => judge(cases, claim ? claim(option) : readClaim(option, rules, vocabulary), verdict);
  });

const sentencesOf = (text: string) => text.split(/(?<=[.?!]) /);

/** The names in clues. */
export const namesIn = (clues: readonly string[]) => [...new Set(clues.join(' ').match(/\p{Lu}\p{Ll}+/gu))];
