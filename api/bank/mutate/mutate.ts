import { parseArgs } from 'node:util';
import { type PlantedFault, plantFaults } from './planted-faults';

/** Plants faults into copies of the bank, and prints what share of each kind the guards catch. */
export async function mutate(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { faults: { type: 'string', default: '600' }, seed: { type: 'string', default: '1' } },
  });
  const planted = await plantFaults(Number(values.faults), Number(values.seed));
  const kinds = [...new Set(planted.map(({ kind }) => kind))];
  const missed = planted.filter(({ isComputed, isRecorded }) => !isComputed && !isRecorded);
  return [
    ['fault', 'planted', 'computing', 'records', 'either', 'share'].map(cell).join(''),
    ...kinds.map((kind) =>
      rowOf(
        kind,
        planted.filter((fault) => fault.kind === kind),
      ),
    ),
    rowOf('all', planted),
    ...(missed.length > 0 ? ['Missed:', ...missed.map(({ kind, slug }) => `  ${slug}: ${kind}`)] : []),
  ].join('\n');
}

function rowOf(name: string, faults: readonly PlantedFault[]): string {
  const computed = faults.filter(({ isComputed }) => isComputed).length;
  const recorded = faults.filter(({ isRecorded }) => isRecorded).length;
  const either = faults.filter(({ isComputed, isRecorded }) => isComputed || isRecorded).length;
  const share = `${((100 * either) / faults.length).toFixed(1)} %`;
  return [name, faults.length, computed, recorded, either, share].map(cell).join('');
}

const cell = (value: string | number, column: number) =>
  column === 0 ? String(value).padEnd(28) : String(value).padStart(11);
