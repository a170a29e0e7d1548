import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type BankItem, readBankItems } from '../items/bank-items';
import { usageError } from '../usage-error';
import {
  type BlindAnswer,
  contentHash,
  explanationHash,
  isDisagreement,
  readBlindAnswers,
  writeBlindAnswers,
} from './blind-answers';
import { SHOWN_FILE } from './write-questions';

const answersSchema = z.record(z.string(), z.object({ answer: z.string(), doubt: z.string().optional() }));

/**
 * Records what a reader answered who was shown the questions without their keys. With `--read` the reader has read the
 * explanations and wrong turns against the keys since. Items that have changed in between and doubts are listed.
 */
export async function recordAnswers(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    options: { by: { type: 'string' }, read: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  const { by, read } = values;
  if (!file || !by) throw usageError('A file and --by are needed.');
  const answers = Object.entries(answersSchema.parse(await readJson(file)));
  const shown = z.record(z.string(), z.string()).parse(await readJson(SHOWN_FILE));
  const items = new Map((await readBankItems()).map((item) => [item.slug, item]));

  const slugs = new Map(Object.entries(shown).map(([slug, hash]) => [hash, slug]));

  const judged = answers.map(([name, { answer, doubt }]) => {
    const slug = slugs.get(name) ?? name;
    const item = items.get(slug);
    return { slug, doubt, refusal: refusalOf(item, shown[slug]), record: item && recordOf(item, { answer, by, read }) };
  });
  const recorded = judged.flatMap(({ record, refusal }) => (record && !refusal ? [record] : []));
  await writeBlindAnswers([...remainingRecords(await readBlindAnswers(), recorded, items), ...recorded]);
  return [
    `${recorded.length} answers recorded.`,
    ...recorded.flatMap(({ slug, answer, key }) => (key ? [`Differs: ${slug}: ${answer}, the key is ${key}.`] : [])),
    ...judged.flatMap(({ slug, refusal }) => (refusal ? [`Not recorded: ${slug}: ${refusal}`] : [])),
    ...judged.flatMap(({ slug, doubt }) => (doubt ? [`Doubt: ${slug}: ${doubt}`] : [])),
  ].join('\n');
}

function recordOf(item: BankItem, { answer, by, read }: { answer: string; by: string; read: boolean }): BlindAnswer {
  return {
    slug: item.slug,
    answer,
    by,
    on: new Date().toISOString().slice(0, 10),
    content: contentHash(item),
    ...(read ? { explanation: explanationHash(item) } : {}),
    ...(answer === item.correct_answer ? {} : { key: item.correct_answer }),
  };
}

/** A new record takes the place of the item's others, but no disagreement is lost. */
export function remainingRecords(
  records: readonly BlindAnswer[],
  recorded: readonly BlindAnswer[],
  items: ReadonlyMap<string, BankItem>,
): BlindAnswer[] {
  const renewed = new Set(recorded.map(({ slug }) => slug));
  return records.flatMap((record) => {
    const item = items.get(record.slug);
    if (!item) return [];
    if (isDisagreement(record, item)) return [{ key: item.correct_answer, ...record }];
    return renewed.has(record.slug) ? [] : [record];
  });
}

function refusalOf(item: BankItem | undefined, shown: string | undefined): string | undefined {
  if (!item) return 'The bank has no such item.';
  return contentHash(item) === shown ? undefined : 'It is not what was shown.';
}

const readJson = async (file: string | URL): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
