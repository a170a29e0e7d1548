import { parseArgs } from 'node:util';
import { readBlindAnswers } from '../blind/blind-answers';
import { COMPUTED_GUARDS } from '../guards/computed-guards';
import { readBankItems } from '../items/bank-items';
import { solvers } from '../solvers/solvers';
import { wholeNumber } from '../usage-error';
import { type PlantedFault, plantFaults } from './planted-faults';

/** Plants faults of each kind into copies of the bank, and prints how many of them computing and the records catch. */
export async function mutate(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { faults: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
  });
  const size = { count: wholeNumber('faults', values.faults), seed: wholeNumber('seed', values.seed) };
  const [items, records] = await Promise.all([readBankItems(), readBlindAnswers()]);
  const choices = items.filter(({ subject }) => subject !== 'Writing');
  const defence = { guards: COMPUTED_GUARDS, records };
  return [
    tableOf('In all items', plantFaults(choices, defence, size)),
    tableOf(
      'In items with a solver',
      plantFaults(
        choices.filter(({ slug }) => solvers[slug]),
        defence,
        size,
      ),
    ),
  ].join('\n\n');
}

function tableOf(title: string, planted: readonly PlantedFault[]): string {
  const kinds = [...new Set(planted.map(({ kind }) => kind))];
  const missed = planted.filter(({ isComputed, isRecorded }) => !isComputed && !isRecorded);
  return [
    [title, 'planted', 'computing', 'records', 'either'].map(cell).join(''),
    ...kinds.map((kind) =>
      rowOf(
        kind,
        planted.filter((fault) => fault.kind === kind),
      ),
    ),
    rowOf('all', planted),
    ...missed.map(({ kind, slug }) => `Missed: ${slug}: ${kind}`),
  ].join('\n');
}

function rowOf(name: string, faults: readonly PlantedFault[]): string {
  const share = (isCaught: (fault: PlantedFault) => boolean) => {
    const caught = faults.filter(isCaught).length;
    return `${caught} (${Math.floor((100 * caught) / faults.length)} %)`;
  };
  return [
    name,
    faults.length,
    share(({ isComputed }) => isComputed),
    share(({ isRecorded }) => isRecorded),
    share(({ isComputed, isRecorded }) => isComputed || isRecorded),
  ]
    .map(cell)
    .join('');
}

const cell = (value: string | number, column: number) =>
  column === 0 ? String(value).padEnd(28) : String(value).padStart(14);
