import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { optionsOf } from '@wattle/contract/options';
import { randomFrom } from '@wattle/contract/testing';
import { type BankItem, readBankItems } from '../items/bank-items';
import { shuffled } from '../lists';
import { SEED_FOLDER } from '../seed/read-folder';
import { wholeNumber } from '../usage-error';
import { contentHash, readBlindAnswers } from './blind-answers';
import { recordFlaws, recordsBySlug } from './record-flaws';

/** Where questions without keys are written, and what was shown is noted; not in git. */
export const QUESTIONS_FOLDER = new URL('../../../../.cache/blind/', import.meta.url);

/** For each slug, the hash of what was shown; a reader knows a question by this hash, because a slug may tell how it is solved. */
export const SHOWN_FILE = new URL('shown.json', QUESTIONS_FOLDER);

/** Writes the items that have no valid record, without keys and explanations, in random order. */
export async function writeQuestions(args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { chunk: { type: 'string', default: '100' } } });
  const size = wholeNumber('chunk', values.chunk);
  const records = recordsBySlug(await readBlindAnswers());
  const items = (await readBankItems()).filter((item) => recordFlaws(item, records.get(item.slug)).length > 0);
  const chunks = inChunks(shuffled(blocksOf(items), randomFrom(Date.now())), size);

  await rm(QUESTIONS_FOLDER, { recursive: true, force: true });
  await mkdir(QUESTIONS_FOLDER, { recursive: true });
  await Promise.all(
    chunks.map((blocks, at) =>
      writeFile(new URL(`questions-${at + 1}.md`, QUESTIONS_FOLDER), blocks.map(questionText).join('\n')),
    ),
  );
  await Promise.all(
    items.flatMap((item) => {
      const picture = pictureOf(item);
      return picture ? [copyFile(new URL(`pictures/${item.slug}.png`, SEED_FOLDER), picture)] : [];
    }),
  );
  await writeFile(SHOWN_FILE, JSON.stringify(Object.fromEntries(items.map((item) => [item.slug, contentHash(item)]))));
  return `${items.length} questions in ${chunks.length} files: ${fileURLToPath(QUESTIONS_FOLDER)}`;
}

/** The questions of one passage stay together. */
function blocksOf(items: readonly BankItem[]): BankItem[][] {
  const blocks = new Map<string, BankItem[]>();
  for (const item of items) {
    const name = item.text ?? item.slug;
    blocks.set(name, [...(blocks.get(name) ?? []), item]);
  }
  return [...blocks.values()];
}

function inChunks(blocks: readonly BankItem[][], size: number): BankItem[][][] {
  const chunks: BankItem[][][] = [];
  for (const block of blocks) {
    const last = chunks.at(-1);
    if (last && last.flat().length < size) last.push(block);
    else chunks.push([block]);
  }
  return chunks;
}

/** A block of questions as a reader gets it: the passage once, then the questions with their options. */
function questionText(items: readonly BankItem[]): string {
  const [first] = items;
  const passage = first?.text ? `## Passage\n\n${first.text}\n\n` : '';
  return passage + items.map(oneQuestion).join('\n');
}

function oneQuestion(item: BankItem): string {
  const picture = pictureOf(item);
  const options = optionsOf(item).map(({ letter, text }) => `${letter}  ${text}`);
  return [`### ${contentHash(item)}`, item.question, ...(picture ? [`Picture: ${picture}`] : []), ...options, ''].join(
    '\n',
  );
}

function pictureOf(item: BankItem): string | undefined {
  return item.figure && fileURLToPath(new URL(`${contentHash(item)}.png`, QUESTIONS_FOLDER));
}
