import type { BankItem } from '../items/bank-items';
import { type BlindAnswer, contentHash, explanationHash, isDisagreement } from './blind-answers';

/** Why the records of an item, in the order in which they were made, do not prove it; empty when they do. */
export function recordFlaws(item: BankItem, records: readonly BlindAnswer[] = []): string[] {
  if (item.subject === 'Writing') return [];
  if (records.length === 0) return ['Nobody has answered it without its key: pnpm bank questions.'];
  const content = contentHash(item);
  const valid = records.filter((record) => record.content === content);
  if (valid.length === 0) return ['It has changed since it was answered without its key: pnpm bank questions.'];
  const agreeing = valid.filter((record) => !isDisagreement(record, item));
  return [...disagreements(item, records, agreeing), ...(agreeing.length > 0 ? unread(item, agreeing) : [])];
}

/** Those that are not settled; one is only when another reader has found the key since. */
function disagreements(item: BankItem, records: readonly BlindAnswer[], agreeing: readonly BlindAnswer[]): string[] {
  return records.flatMap((record, at) => {
    const { answer, by, key = item.correct_answer, settled } = record;
    const isConfirmed = records.slice(at + 1).some((later) => agreeing.includes(later) && later.by !== by);
    if (!isDisagreement(record, item) || (settled && isConfirmed)) return [];
    return [`A reader answered ${answer}, the key is ${key}.`];
  });
}

function unread(item: BankItem, agreeing: readonly BlindAnswer[]): string[] {
  const read = agreeing.flatMap(({ explanation }) => explanation ?? []);
  if (read.includes(explanationHash(item))) return [];
  return [
    read.length > 0
      ? 'Its explanation or a wrong turn has changed since it was read against the key: pnpm bank questions.'
      : 'Nobody has read its explanation and wrong turns against the key: pnpm bank answers with --read.',
  ];
}

/** The records of each item, by its slug. */
export function recordsBySlug(records: readonly BlindAnswer[]): ReadonlyMap<string, BlindAnswer[]> {
  const bySlug = new Map<string, BlindAnswer[]>();
  for (const record of records) bySlug.set(record.slug, [...(bySlug.get(record.slug) ?? []), record]);
  return bySlug;
}
