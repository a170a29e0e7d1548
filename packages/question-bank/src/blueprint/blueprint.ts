import { readFile, writeFile } from 'node:fs/promises';
import { GAP_LETTERS } from '@wattle/contract';
import { z } from 'zod';
import type { BankItem } from '../items/bank-items';
import { SEED_FOLDER } from '../seed/seed-folder';

const FILE = new URL('blueprint.json', SEED_FOLDER);

/** For each topic, a line for each level and exam type: how many items have the key A, B, C … */
const blueprintSchema = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string())));

/** How many items there are: by subject, topic, and level with exam type; the last holds the keys as `A2 B1`. */
export type Blueprint = z.infer<typeof blueprintSchema>;

export const readBlueprint = async (): Promise<Blueprint> =>
  blueprintSchema.parse(JSON.parse(await readFile(FILE, 'utf8')));

export const writeBlueprint = (blueprint: Blueprint) => writeFile(FILE, `${JSON.stringify(blueprint, null, 2)}\n`);

/** The numbers of a bank. */
export function blueprintOf(items: readonly BankItem[]): Blueprint {
  return byName(
    items,
    ({ subject }) => subject,
    (inSubject) =>
      byName(inSubject, topicOf, (inTopic) =>
        byName(inTopic, ({ level, exam_type }) => `${level} ${exam_type}`, keysOf),
      ),
  );
}

/** A passage belongs to its format: what is asked about it varies. */
const topicOf = ({ subject, format, category, skill }: BankItem) =>
  subject === 'Reading' ? `${format ?? 'prose'}: ${category}` : (skill ?? category);

function keysOf(items: readonly BankItem[]): string {
  const keys = items.map(({ correct_answer }) => correct_answer);
  const letters = ['', ...GAP_LETTERS].filter((letter) => keys.includes(letter));
  return letters.map((letter) => `${letter}${keys.filter((key) => key === letter).length}`).join(' ');
}

function byName<Value>(
  items: readonly BankItem[],
  nameOf: (item: BankItem) => string,
  contentOf: (items: readonly BankItem[]) => Value,
): Record<string, Value> {
  const names = [...new Set(items.map(nameOf))].sort();
  return Object.fromEntries(names.map((name) => [name, contentOf(items.filter((item) => nameOf(item) === name))]));
}
