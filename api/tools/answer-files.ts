import { readFileSync } from 'node:fs';
import XLSX from 'xlsx';
import type { AnswerTable } from '../src/statistics/figures/analyse-answers';

/** What is wrong with files, a line for each fault. */
class FaultyFilesError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/**
 * Reads the answers and keys of a test.
 *
 * @param answersFile - .csv with columns `child` and one for each item; a cell is a letter or empty.
 *
 * @param keysFile - .csv with columns `item` and `key`.
 */
export function readAnswerFiles(answersFile: string, keysFile: string): AnswerTable {
  const [answers, keys] = [new CsvFile(answersFile, 'child,<item>,...'), new CsvFile(keysFile, 'item,key')];
  const keyOf = keysIn(keys);
  const [first, ...items] = answers.header;
  if (first !== 'child' || items.length === 0) answers.addFault('begins with the line child,<item>,...');
  for (const item of repeated(items)) answers.addFault(`has two columns ${item}.`);
  const without = items.filter((item) => !keyOf.has(item));
  for (const item of without) answers.addFault(`has the item ${item}, which has no key in ${keysFile}.`);
  for (const item of keyOf.keys()) {
    if (!items.includes(item)) keys.addFault(`has the item ${item}, which is not in ${answersFile}.`);
  }
  const children = answers.rows.map(({ line, cells }) => childIn(answers, line, cells, items));
  for (const child of repeated(children.map((each) => each.child))) answers.addFault(`has two rows of ${child}.`);
  if (children.length === 0) answers.addFault('has no answers.');
  const faults = [...answers.faults, ...keys.faults];
  if (faults.length > 0) throw new FaultyFilesError(faults);
  return { items: items.map((item) => ({ item, key: keyOf.get(item) ?? '' })), children };
}

/** A letter, or a digit where options are numbered. */
const OPTION = /^[a-z\d]$/i;

function keysIn(keys: CsvFile): Map<string, string> {
  const [item, key] = ['item', 'key'].map((name) => keys.header.indexOf(name));
  if (item !== 0 || key !== 1) keys.addFault('begins with the line item,key.');
  const found = keys.rows.flatMap(({ line, cells: [name = '', letter = ''] }) => {
    if (name === '' || !OPTION.test(letter)) keys.addFault(`names no item or no letter in line ${line}.`);
    return name === '' ? [] : [[name, letter.toUpperCase()] as const];
  });
  for (const name of repeated(found.map(([each]) => each))) keys.addFault(`has two keys of ${name}.`);
  return new Map(found);
}

function childIn(file: CsvFile, line: number, [child = '', ...cells]: readonly string[], items: readonly string[]) {
  if (child === '') file.addFault(`names no child in line ${line}.`);
  if (cells.slice(items.length).some((cell) => cell !== '')) file.addFault(`has too many cells in line ${line}.`);
  const answers = items.map((item, index) => {
    const cell = cells[index] ?? '';
    if (cell !== '' && !OPTION.test(cell))
      file.addFault(`has ${cell} for ${item} in line ${line}: a cell is a letter.`);
    return cell === '' ? null : cell.toUpperCase();
  });
  return { child, answers };
}

function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(names.filter((name) => seen.has(name) || !seen.add(name)))];
}

class CsvFile {
  readonly header: readonly string[];
  readonly rows: readonly { line: number; cells: readonly string[] }[];
  readonly faults: string[] = [];

  constructor(
    private readonly name: string,
    columns: string,
  ) {
    // `raw` leaves cells as they are written: 007 is a name, too.
    const { Sheets, SheetNames } = XLSX.read(textOf(name, columns), { type: 'string', raw: true });
    const sheet = Sheets[SheetNames[0] ?? ''] ?? {};
    const lines = XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '', blankrows: true });
    const trimmed = lines.map((cells, index) => ({
      line: index + 1,
      cells: cells.map((cell) => String(cell).trim()),
    }));
    const [{ cells: header } = { cells: [] }, ...rows] = trimmed;
    this.header = withoutEmptyEnd(header);
    this.rows = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  }

  addFault(fault: string): void {
    this.faults.push(`${this.name} ${fault}`);
  }
}

function withoutEmptyEnd(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function textOf(file: string, columns: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    throw new FaultyFilesError([`${file} cannot be read. Name a .csv file with columns ${columns}.`]);
  }
}
