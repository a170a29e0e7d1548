import type { BankItem } from '../items/bank-items';
import { type BlindAnswer, contentHash, explanationHash } from './blind-answers';

/** Why the record of an item does not prove it; empty when it does. */
export function recordFlaws(item: BankItem, record: BlindAnswer | undefined): string[] {
  if (item.subject === 'Writing') return [];
  if (!record) return ['Nobody has answered it without its key: pnpm bank questions.'];
  if (record.content !== contentHash(item)) {
    return ['It has changed since it was answered without its key: pnpm bank questions.'];
  }
  return [
    ...(record.answer === item.correct_answer
      ? []
      : [`A reader answered ${record.answer}, the key is ${item.correct_answer}.`]),
    ...(record.explanation === explanationHash(item)
      ? []
      : ['Its explanation or a wrong turn has changed since it was read against the key: pnpm bank questions.']),
  ];
}
