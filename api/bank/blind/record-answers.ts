import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type BankItem, readBankItems } from '../items/bank-items';
import { contentHash, explanationHash, readBlindAnswers, shownHash, writeBlindAnswers } from './blind-answers';
import { SHOWN_FILE } from './questions-folder';

const answersSchema = z.record(z.string(), z.object({ answer: z.string(), doubt: z.string().optional() }));

/**
 * Records what a reader answered who was shown the questions without their keys, and who has since read the
 * explanations. Items that have changed in between, doubts and answers other than the key are listed instead.
 */
export async function recordAnswers(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, options: { by: { type: 'string' } }, allowPositionals: true });
  const [file] = positionals;
  if (!file || !values.by) throw usageError('A file and --by are needed.');
  const answers = Object.entries(answersSchema.parse(await readJson(file)));
  const shown = z.record(z.string(), z.string()).parse(await readJson(SHOWN_FILE));
  const items = new Map((await readBankItems()).map((item) => [item.slug, item]));
  const on = new Date().toISOString().slice(0, 10);

  const judged = answers.map(([slug, { answer, doubt }]) => {
    const item = items.get(slug);
    return { slug, answer, doubt, item, refusal: refusalOf(item, answer, shown[slug]) };
  });
  const recorded = judged.flatMap(({ slug, answer, item, refusal }) =>
    item && !refusal
      ? [{ slug, answer, by: values.by ?? '', on, content: contentHash(item), explanation: explanationHash(item) }]
      : [],
  );
  const renewed = new Set(recorded.map(({ slug }) => slug));
  const kept = (await readBlindAnswers()).filter(({ slug }) => !renewed.has(slug) && items.has(slug));
  await writeBlindAnswers([...kept, ...recorded]);
  return [
    `${recorded.length} answers recorded.`,
    ...judged.flatMap(({ slug, refusal }) => (refusal ? [`Not recorded: ${slug}: ${refusal}`] : [])),
    ...judged.flatMap(({ slug, doubt }) => (doubt ? [`Doubt: ${slug}: ${doubt}`] : [])),
  ].join('\n');
}

function refusalOf(item: BankItem | undefined, answer: string, shown: string | undefined): string | undefined {
  if (!item) return 'The bank has no such item.';
  if (shownHash(item) !== shown) return 'It is not what was shown.';
  return answer === item.correct_answer
    ? undefined
    : `The reader answered ${answer}, the key is ${item.correct_answer}.`;
}

const readJson = async (file: string | URL): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

const usageError = (message: string) => Object.assign(new Error(message), { code: 'ERR_PARSE_ARGS_MISSING' });
