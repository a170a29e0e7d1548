import { IMPORT_LIMITS } from '@wattle/contract/constants';
import XLSX from 'xlsx';
import { type Parts, partOf, RefusedFile, textOfPart } from '../question-packages/archive';
import {
  type Cell,
  cellOf,
  type FontMarks,
  NAMED_PICTURE,
  numberText,
  readFontTag,
  readSharedTexts,
  SharedText,
  TextReader,
} from './cells';
import { attributeOf, decoded, decodedText, eachTag, NOT_A_WORKBOOK, pathOf, relationsOf } from './workbook-parts';

/** Excel allows 255 characters; a longer format would be applied to each number of a sheet. */
const FORMAT_CHARACTERS = 2_000;
/** Excel allows 31. */
const NAME_CHARACTERS = 100;
/** A small file can list one of its parts as thousands of sheets. */
const MAX_SHEETS = 20;
/** Formatted cells without a value do no harm, but take time. */
const MAX_TAGS = 15_000_000;

export interface NamedSheet {
  name: string;
  path: string | undefined;
  isHidden: boolean;
}

/** A row that holds something. */
export interface SheetCells {
  /** Its number, as Excel shows it. */
  row: number;
  isHidden: boolean;
  /** By the place of their column in {@link ParsedSheet.places}. */
  cells: (Cell | undefined)[];
}

interface MergedArea {
  firstRow: number;
  lastRow: number;
  column: number;
}

export interface ParsedSheet {
  rows: SheetCells[];
  /** Columns that hold something, by their number from 0. */
  places: Map<number, number>;
  hiddenColumns: { first: number; last: number }[];
  merged: MergedArea[];
}

interface CellStyle {
  format: string;
  font: FontMarks;
}

/** Reads sheets as they are shown. What a file declares of its size is not believed: the cells that exist count. */
export class Workbook {
  readonly sheets: NamedSheet[];
  private readonly is1904: boolean;
  private readonly isUncalculated: boolean;
  private readonly styles: CellStyle[];
  private readonly shared: SharedText[];

  constructor(private readonly parts: Parts) {
    const relations = relationsOf(parts, 'xl/workbook.xml');
    const targets = new Map(relations.map(({ id, target }) => [id, target]));
    const [sheets, properties, calculation] = [[] as NamedSheet[], [] as string[], [] as string[]];
    eachTag(textOfPart(parts, 'xl/workbook.xml'), ({ name, kind, attributes }) => {
      if (kind === 'end') return;
      if (name === 'workbookPr') properties.push(attributes);
      else if (name === 'calcPr') calculation.push(attributes);
      else if (name === 'sheet' && sheets.length < MAX_SHEETS)
        sheets.push({
          name: (attributeOf(attributes, 'name') ?? '').slice(0, NAME_CHARACTERS),
          path: targets.get(attributeOf(attributes, 'id') ?? ''),
          isHidden: (attributeOf(attributes, 'state') ?? 'visible') !== 'visible',
        });
    });
    this.sheets = sheets;
    this.is1904 = properties.some((each) => isTrue(attributeOf(each, 'date1904')));
    this.isUncalculated = calculation.some((each) => isTrue(attributeOf(each, 'fullCalcOnLoad')));
    this.styles = readStyles(textOfPart(parts, pathOf(relations, 'styles')));
    this.shared = readSharedTexts(textOfPart(parts, pathOf(relations, 'sharedStrings')));
  }

  parse({ path }: NamedSheet): ParsedSheet {
    const sheet: ParsedSheet = { rows: [], places: new Map(), hiddenColumns: [], merged: [] };
    const byNumber = new Map<number, SheetCells>();
    let tags = 0;
    let row = 0;
    let column = -1;
    let isHidden = false;
    let cell: RawCell | undefined;
    let textFrom = -1;
    requireFewRows(partOf(this.parts, path));
    const xml = textOfPart(this.parts, path);

    const endCell = () => {
      const read = cell && this.cellOf(cell);
      cell = undefined;
      if (!read) return;
      const inRow = byNumber.get(row) ?? { row, isHidden, cells: [] };
      byNumber.set(row, inRow);
      const place = sheet.places.get(column) ?? sheet.places.size;
      sheet.places.set(column, place);
      inRow.cells[place] = read;
      requireSize(byNumber.size, sheet.places.size);
    };
    eachTag(xml, (tag) => {
      const { name, kind, attributes, from, to } = tag;
      tags += 1;
      if (tags > MAX_TAGS) throw new RefusedFile(NOT_A_WORKBOOK);
      if (cell) {
        if (name === 'c' && kind === 'end') endCell();
        else if (name === 'v' || name === 'f') {
          if (kind === 'begin') {
            textFrom = to;
            return;
          }
          const text = kind === 'end' && textFrom >= 0 ? xml.slice(textFrom, from) : '';
          // A hostile file ends a text a million times.
          textFrom = -1;
          if (name === 'v') cell.value = text;
          else cell.formula = decoded(text);
        } else cell.inline.read(tag, xml);
        return;
      }
      if (kind === 'end') return;
      if (name === 'row') {
        row = Number(attributeOf(attributes, 'r') ?? row + 1) || row + 1;
        column = -1;
        isHidden = isTrue(attributeOf(attributes, 'hidden')) || attributeOf(attributes, 'ht') === '0';
      } else if (name === 'c') {
        column = columnNumber(attributeOf(attributes, 'r')) ?? column + 1;
        if (kind === 'begin') cell = { attributes, inline: new TextReader() };
      } else if (name === 'col' && isTrue(attributeOf(attributes, 'hidden'))) {
        const [first, last] = [Number(attributeOf(attributes, 'min')), Number(attributeOf(attributes, 'max'))];
        sheet.hiddenColumns.push({ first: first - 1, last: last - 1 });
      } else if (name === 'mergeCell') sheet.merged.push(...mergedAreas(attributeOf(attributes, 'ref')));
    });
    sheet.rows = [...byNumber.values()].sort((one, other) => one.row - other.row);
    return sheet;
  }

  /** Undefined where there is nothing in it. */
  private cellOf({ attributes, value, formula, inline }: RawCell): Cell | undefined {
    const type = attributeOf(attributes, 't') ?? 'n';
    const { format, font } = this.styles[Number(attributeOf(attributes, 's') ?? 0)] ?? PLAIN;
    if (formula !== undefined && isStale(formula, value, type, this.isUncalculated))
      return cellOf({ kind: 'formula', text: '', formula: formula || value || '' });
    if (type === 's' && value) {
      const shared = this.shared[Number(value)];
      return shared ? shared.in(font) : cellOf({ kind: 'text', text: value, problem: LOST_TEXT });
    }
    if (type === 'inlineStr') return new SharedText(inline.runs).in(font);
    if (value === undefined || value === '') return undefined;
    if (type === 'str') return new SharedText([{ text: decodedText(value) }]).in(font);
    if (type === 'b') return cellOf({ kind: 'text', text: isTrue(value) ? 'TRUE' : 'FALSE' });
    if (type === 'e')
      return cellOf({ kind: attributeOf(attributes, 'vm') ? 'picture' : 'error', text: decoded(value) });
    if (type === 'd') return cellOf({ kind: 'date', text: decoded(value) });
    const number = Number(value);
    if (Number.isNaN(number)) return cellOf({ kind: 'text', text: decoded(value), problem: NO_NUMBER });
    const shown = numberText(number, format, this.is1904);
    if (shown === '') return cellOf({ kind: 'text', text: value, problem: HIDDEN_VALUE });
    if (XLSX.SSF.is_date(format)) return cellOf({ kind: 'date', text: shown });
    return new SharedText([{ text: shown }]).in(font);
  }
}

interface RawCell {
  attributes: string;
  value?: string;
  formula?: string;
  inline: TextReader;
}

const LOST_TEXT = 'The text of this cell is not in the file. Type it again.';
const NO_NUMBER = 'This cell says that it holds a number, and holds none. Type its value again.';
const HIDDEN_VALUE = 'The number format of this cell hides its value. Give the cell the format General, or clear it.';

const PLAIN: CellStyle = { format: 'General', font: {} };

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** Whether a formula has no result that is shown. Writers that work none out may store 0 for each. */
function isStale(formula: string, value: string | undefined, type: string, isUncalculated: boolean): boolean {
  if (NAMED_PICTURE.test(formula)) return true;
  if (type === 'str') return decoded(value ?? '').startsWith('=') && formula !== '';
  return value === undefined || value === '' || (isUncalculated && type === 'n' && value === '0');
}

function readStyles(xml: string): CellStyle[] {
  const formats = new Map(Object.entries(XLSX.SSF.get_table() as Record<string, string>));
  const fonts: FontMarks[] = [];
  const styles: CellStyle[] = [];
  let list = '';
  eachTag(xml, (tag) => {
    const { name, kind, attributes } = tag;
    if (name === 'fonts' || name === 'cellXfs') list = kind === 'begin' ? name : '';
    else if (kind === 'end') return;
    else if (name === 'numFmt') {
      const code = attributeOf(attributes, 'formatCode') ?? '';
      if (code.length > FORMAT_CHARACTERS) throw new RefusedFile(NOT_A_WORKBOOK);
      formats.set(attributeOf(attributes, 'numFmtId') ?? '', code);
    } else if (list === 'fonts' && name === 'font') fonts.push({});
    else if (list === 'fonts') readFontTag(fonts.at(-1) ?? {}, tag);
    else if (list === 'cellXfs' && name === 'xf') {
      const format = formats.get(attributeOf(attributes, 'numFmtId') ?? '0') ?? 'General';
      styles.push({ format, font: fonts[Number(attributeOf(attributes, 'fontId') ?? 0)] ?? {} });
    }
  });
  return styles;
}

/** Counts rows with values before they are read, so that a million of them is refused at once. */
function requireFewRows(part: Buffer | undefined): void {
  let rows = 0;
  for (let from = 0, end = part?.indexOf(ROW_END) ?? -1; part && end >= 0; end = part.indexOf(ROW_END, from)) {
    const row = part.subarray(from, end);
    if (holdsText(row, '</v>') || holdsText(row, '</t>')) rows += 1;
    requireSize(rows, 0);
    from = end + ROW_END.length;
  }
}

const ROW_END = '</row>';
const [SPACE, TAG_END] = [32, 62];

/** Whether a letter stands before one of these ends: a formatted cell can have a value that is empty. */
function holdsText(row: Buffer, end: string): boolean {
  for (let at = row.indexOf(end); at >= 0; at = row.indexOf(end, at + end.length)) {
    const before = row[at - 1] ?? SPACE;
    if (before > SPACE && before !== TAG_END) return true;
  }
  return false;
}

function requireSize(rows: number, columns: number): void {
  // One row names the columns.
  if (rows <= IMPORT_LIMITS.rows + 1 && columns <= IMPORT_LIMITS.columns) return;
  const what = columns > IMPORT_LIMITS.columns ? 'more columns' : 'more rows';
  throw new RefusedFile(
    `This sheet has ${what} than can be imported: at most ${IMPORT_LIMITS.rows.toLocaleString('en')} rows and ${IMPORT_LIMITS.columns} columns that hold something. Divide the file.`,
  );
}

/** 0 for A. */
function columnNumber(reference = ''): number | undefined {
  const [letters] = /^[A-Z]{1,3}(?![A-Z])/.exec(reference) ?? [];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;
}

function mergedAreas(reference = ''): MergedArea[] {
  const [, first, firstRow, last, lastRow] = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  const column = columnNumber(first);
  if (column === undefined || last === undefined) return [];
  return [{ firstRow: Number(firstRow), lastRow: Number(lastRow), column }];
}
