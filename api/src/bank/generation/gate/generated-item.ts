import type { Subject } from '@wattle/contract/constants';
import type { DistractorRationales } from '@wattle/contract/distractor-rationales';
import type { CheckName } from '@wattle/contract/generated-items';
import type { QuestionFormat } from '@wattle/contract/question-format';
import type { Level } from '@wattle/contract/questions';

/** An item as the model proposes it; options are in one string, as in the bank. */
export interface GeneratedItem {
  question: string;
  mcq_options: string;
  correct_answer: string;
  explanation: string;
  wrong_turns?: DistractorRationales | undefined;
  /** Reading. */
  format?: QuestionFormat | undefined;
  /** Reading: a new passage; without it the item is about the passage of its parent. */
  text?: string | undefined;
  category?: string | undefined;
  /** As the model calls it; {@link category} is that of the original question. */
  topic?: string | undefined;
  /** Ids, as the model names them. */
  skills?: readonly string[] | undefined;
  level?: Level | undefined;
}

export interface BankTexts {
  question?: string | undefined;
  mcq_options?: string | undefined;
  format?: QuestionFormat | undefined;
  text?: string | undefined;
}

export interface GateContext {
  subject: Subject;
  parent: BankTexts;
  nearby: readonly BankTexts[];
  passages?: readonly string[] | undefined;
  /** The letter of a second solve without the key. */
  secondAnswer?: string | undefined;
  secondTopics?: readonly string[] | undefined;
  secondSkills?: readonly string[] | undefined;
}

/** Returns what is wrong; undefined when the item passes. */
export type Check = (item: GeneratedItem, context: GateContext) => string | undefined;

/** Checks by name. Their labels for staff stand beside the names in the contract. */
export type Checks = Partial<Record<CheckName, CheckEntry>>;

export interface CheckEntry {
  find: Check;
  /** Whether it says something about an item that passes; always where absent. */
  isInformative?: (item: GeneratedItem, context: GateContext) => boolean;
}
