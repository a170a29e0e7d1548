import { type BankQuestion, type Subject, subjectSchema } from '@wattle/contract';

/** The subject of a question, as paths spell it. */
export function subjectOf({ subject }: Pick<BankQuestion, 'subject'>): Subject {
  return subjectSchema.parse(subject.replace(' ', ''));
}
