import type { Level, QuestionFormat, Subject, WrongTurns } from '@wattle/contract';

/** An item as the model proposes it; options are in one string, as in the bank. */
export interface GeneratedItem {
  question: string;
  mcq_options: string;
  correct_answer: string;
  explanation: string;
  /** For distractors, by letter: which mistake leads to them. */
  wrong_turns?: WrongTurns;
  /** Reading: as the passage asks for it. */
  format?: QuestionFormat;
  /** Reading: a passage of its own; without it the item is about the passage of its parent. */
  text?: string;
  category?: string;
  level?: Level;
}

/** Texts of a question that is already in the bank. */
export interface BankTexts {
  question?: string | undefined;
  mcq_options?: string | undefined;
  format?: QuestionFormat | undefined;
  text?: string | undefined;
}

export interface GateContext {
  subject: Subject;
  parent: BankTexts;
  /** Questions of the bank that may be near-duplicates. */
  nearby: readonly BankTexts[];
  /** Passages of the bank that a new one may repeat. */
  passages?: readonly string[];
  /** Maths: the letter that a second solve gave without seeing the key. */
  secondAnswer?: string;
}

/** Why an item may not be stored. */
export interface Flaw {
  /** Name of the check. */
  check: string;
  /** One sentence for staff. */
  reason: string;
}

/** Returns what is wrong, or nothing when the item passes. */
export type Check = (item: GeneratedItem, context: GateContext) => string | undefined;
