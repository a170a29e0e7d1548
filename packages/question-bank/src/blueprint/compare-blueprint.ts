import { parseArgs } from 'node:util';
import { readBankItems } from '../items/bank-items';
import { blueprintOf, readBlueprint, writeBlueprint } from './blueprint';
import { differences } from './differences';

/** Prints where the bank and its blueprint differ; `--write` takes the bank's numbers over. */
export async function compareBlueprint(args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { write: { type: 'boolean', default: false } } });
  const found = blueprintOf(await readBankItems());
  const differing = differences(await readBlueprint(), found);
  if (values.write) await writeBlueprint(found);
  if (differing.length === 0) return 'The bank is what its blueprint says.';
  return [...differing, ...(values.write ? ['The blueprint is written.'] : [])].join('\n');
}
