import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import XLSX from 'xlsx';
import { type Comparison, type ComparisonScale, scaleOf } from '../src/writing/scale/comparison-scale';

const USAGE = `pnpm writing-scale --pairs FILE [--json]
  FILE: .csv with columns winner, loser and, if it is known, judge`;

/** Prints the scale of texts that were compared in pairs. */
const { values } = parseArgs({ options: { pairs: { type: 'string' }, json: { type: 'boolean' } } });
try {
  if (!values.pairs) throw new Error(USAGE);
  printScale(values.pairs, values.json);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

function printScale(file: string, isJson = false): void {
  const scale = scaleOf(comparisonsIn(file));
  if (!scale) throw new Error('No scale holds all texts: compare those of one group with those of another first.');
  process.stdout.write(isJson ? `${JSON.stringify(withoutEmpty(scale))}\n` : tableOf(scale));
}

function comparisonsIn(file: string): Comparison[] {
  // `raw` leaves cells as they are written: 007 is a text, too.
  const { Sheets, SheetNames } = XLSX.read(contentOf(file).replace(/^\uFEFF/, ''), { type: 'string', raw: true });
  const rows = XLSX.utils.sheet_to_json<Record<string, string>>(Sheets[SheetNames[0] ?? ''] ?? {}, { defval: '' });
  if (rows.length === 0) throw new Error(`${file} has no comparisons: columns are winner and loser.`);
  return rows.map((row, index) => {
    const [winner = '', loser = '', judge = ''] = ['winner', 'loser', 'judge'].map((name) => row[name]?.trim());
    const place = `Line ${index + 2} of ${file}`;
    if (!winner || !loser) throw new Error(`${place} names no winner or no loser.`);
    if (winner === loser) throw new Error(`${place} compares ${winner} with itself.`);
    return { winner, loser, judge };
  });
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} cannot be read. Name a .csv file with columns winner and loser.`);
  }
}

function withoutEmpty({ judges, ...scale }: ComparisonScale) {
  return judges.length > 0 ? { ...scale, judges } : scale;
}

function tableOf({ scale, reliability, judges }: ComparisonScale): string {
  const fit = ({ comparisons, infit, outfit, isMisfit, id }: ComparisonScale['judges'][number]) =>
    `${String(comparisons).padStart(6)}${fixed(infit)}${fixed(outfit)}  ${id}${isMisfit ? '  MISFIT' : ''}\n`;
  return [
    'estimate      se compared  infit  outfit  text\n',
    ...scale.map((text) => `${fixed(text.estimate)}${fixed(text.se)}   ${fit(text)}`),
    `reliability ${reliability?.toFixed(3) ?? 'unknown'}\n`,
    ...(judges.length > 0 ? ['judged   infit  outfit  judge\n', ...judges.map(fit)] : []),
  ].join('');
}

function fixed(number: number): string {
  return number.toFixed(3).padStart(8);
}
