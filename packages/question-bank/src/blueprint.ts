import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { GAP_LETTERS } from '@wattle/contract/constants';
import { z } from 'zod';
import { type BankItem, readBankItems } from './items/bank-items';
import { SEED_FOLDER } from './seed/read-folder';

const FILE = new URL('blueprint.json', SEED_FOLDER);

/** For each topic, a line for each level and exam type: how many items have the key A, B, C … */
const blueprintSchema = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string())));

/** How many items there are: by subject, topic, and level with exam type; the last holds the keys as `A2 B1`. */
type Blueprint = z.infer<typeof blueprintSchema>;

export const readBlueprint = async (): Promise<Blueprint> =>
  blueprintSchema.parse(JSON.parse(await readFile(FILE, 'utf8')));

const writeBlueprint = (blueprint: Blueprint) => writeFile(FILE, `${JSON.stringify(blueprint, null, 2)}\n`);

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
const topicOf = ({ subject, format, category }: BankItem) =>
  subject === 'Reading' ? `${format ?? 'prose'}: ${category}` : category;

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

/** A sentence for each number in which the bank is not what the blueprint says. */
export function differences(wanted: Blueprint, found: Blueprint): string[] {
  const [expected, actual] = [flat(wanted), flat(found)];
  const names = [...new Set([...expected.keys(), ...actual.keys()])].sort();
  return names.flatMap((name) => {
    const [should, is] = [expected.get(name) ?? 'none', actual.get(name) ?? 'none'];
    return should === is ? [] : [`${name}: the blueprint says ${should}, the bank has ${is}.`];
  });
}

function flat(blueprint: Blueprint): Map<string, string> {
  return new Map(
    Object.entries(blueprint).flatMap(([subject, topics]) =>
      Object.entries(topics).flatMap(([topic, cells]) =>
        Object.entries(cells).map(([cell, keys]): [string, string] => [`${subject}, ${topic}, ${cell}`, keys]),
      ),
    ),
  );
}

/** Prints where the bank and its blueprint differ; `--write` takes the bank's numbers over. */
export async function compareBlueprint(args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { write: { type: 'boolean', default: false } } });
  const found = blueprintOf(await readBankItems());
  const differing = differences(await readBlueprint(), found);
  if (values.write) await writeBlueprint(found);
  if (differing.length === 0) return 'The bank is what its blueprint says.';
  return [...differing, ...(values.write ? ['The blueprint is written.'] : [])].join('\n');
}
