import { matchWords, type Vocabulary, type Words } from '../words';

/** Whether a sentence is true in a case. */
export type Claim<Case> = (one: Case) => boolean;

export interface Rule<Case> {
  read(sentence: string, vocabulary: Vocabulary): Claim<Case> | undefined;
}

/** What sentences of this form say. */
export function rule<Case, const Template extends string>(
  template: Template,
  isTrue: (one: Case, words: Words<Template>) => boolean,
): Rule<Case> {
  return {
    read: (sentence, vocabulary) => {
      const words = matchWords(template, sentence, vocabulary);
      return words && ((one) => isTrue(one, words));
    },
  };
}

/** Reads a sentence by the first rule that has its form; a sentence of another form throws. */
export function readClaim<Case>(sentence: string, rules: readonly Rule<Case>[], vocabulary: Vocabulary): Claim<Case> {
  const text = sentence.replace(/[.!]$/, '');
  for (const each of rules) {
    const claim = each.read(text, vocabulary);
    if (claim) return claim;
  }
  throw new Error(`No rule reads the sentence: ${sentence}`);
}

export type Verdict = 'must' | 'could' | 'cannot' | 'undecided' | 'decides';

/** Whether a claim is true in all cases, in one at least, in none, in some but not all, or in one only. */
export function judge<Case>(cases: readonly Case[], claim: Claim<Case>, verdict: Verdict): boolean {
  if (cases.length === 0) throw new Error('No case fits the stem.');
  const holding = cases.filter(claim).length;
  switch (verdict) {
    case 'must':
      return holding === cases.length;
    case 'could':
      return holding > 0;
    case 'cannot':
      return holding === 0;
    case 'undecided':
      return holding > 0 && holding < cases.length;
    case 'decides':
      return holding === 1;
  }
}

const QUESTIONS: Record<string, Verdict> = {
  'Which sentence must be true?': 'must',
  'Which of these must be true?': 'must',
  'Which sentence could be true?': 'could',
  'Which of these could be true?': 'could',
  'Which sentence CANNOT be true?': 'cannot',
  'Which of these CANNOT be true?': 'cannot',
};

/** What a question asks of its options; a question in other words throws. */
export function verdictOf(question: string): Verdict {
  const verdict = QUESTIONS[question];
  if (!verdict) throw new Error(`The question has other words than its solver: ${question}`);
  return verdict;
}
