import { inOrdinaryCharacters } from '@wattle/contract/primitives';
import XLSX from 'xlsx';
import { shiftedText } from '../question-packages/shifted-text';
import { CELL_CHARACTERS } from '../workbooks/columns';
import { attributeOf, decodedText, eachTag, isOn, type Tag } from './workbook-parts';

/** A cell that holds something, as it is shown. */
export interface Cell {
  text: string;
  /** Why it cannot be imported. */
  problem?: string | undefined;
  /** Some of its words are bold, italic or underlined. */
  standsOut?: boolean;
  /** Names a picture that another office program keeps in the cell. */
  pictureName?: string | undefined;
}

interface ReadCell {
  kind: 'text' | 'date' | 'error' | 'picture' | 'formula';
  text: string;
  formula?: string;
  problem?: string | undefined;
  standsOut?: boolean;
}

const TOO_LONG = `This cell holds more than ${CELL_CHARACTERS.toLocaleString('en')} characters. Shorten its text.`;
const NOT_CALCULATED =
  'This cell holds a formula without a stored result. Open the file in Excel or LibreOffice, save it, and choose it again.';
export const PICTURE_IN_CELL =
  'Pictures that are placed in cells cannot be read. In Excel, choose “Place over cells”, and import the file again.';

/** The formula of WPS Office for a picture in a cell. */
export const NAMED_PICTURE = /^=?(?:_xlfn\.)?DISPIMG\("([^"]{1,100})"/i;

export function cellOf({ kind, text: read, formula, problem, standsOut = false }: ReadCell): Cell | undefined {
  const shown = inOrdinaryCharacters(read.slice(0, CELL_CHARACTERS)).trim();
  const pictureName = NAMED_PICTURE.exec(formula ?? shown)?.[1];
  if (pictureName) return { text: '', pictureName };
  if (shown === '' && kind === 'text') return undefined;
  return {
    text: shown,
    standsOut,
    problem: read.length > CELL_CHARACTERS ? TOO_LONG : (problem ?? problemOf(kind, shown)),
  };
}

function problemOf(kind: ReadCell['kind'], shown: string): string | undefined {
  if (kind === 'formula') return NOT_CALCULATED;
  if (kind === 'picture') return PICTURE_IN_CELL;
  if (kind === 'error') return `This cell holds the Excel error ${shown}. Type the value in its place.`;
  // Excel turns a typed fraction into a date, unless the cell has the format Text.
  return kind === 'date'
    ? `Excel has made the date ${shown} of this. Give the cell the format Text and type it again.`
    : undefined;
}

/** As Excel shows it in a cell that is wide enough. */
export function numberText(value: number, format: string, date1904: boolean): string {
  if (format === 'General' || format === '@') return String(Number(value.toPrecision(15)));
  try {
    return XLSX.SSF.format(format, value, { date1904 }).trim().replace(/ {2,}/g, ' ');
  } catch {
    return String(value);
  }
}

/** What the font of a cell, or of a part of it, says beside its letters. */
export interface FontMarks {
  raised?: 'superscript' | 'subscript';
  isStruck?: boolean;
  /** A font in which letters stand for other signs. */
  symbols?: string;
  /** Bold, italic or underlined. */
  standsOut?: boolean;
}

/** A piece of a cell's text. Without a font of its own it has that of the cell. */
interface TextRun {
  text: string;
  font?: FontMarks;
}

const SYMBOL_FONT = /^(?:symbol|wingdings|webdings|mt extra|marlett|zapf ?dingbats)/i;

export function readFontTag(font: FontMarks, { name, attributes }: Tag): void {
  const value = attributeOf(attributes, 'val') ?? '';
  if (name === 'vertAlign' && (value === 'superscript' || value === 'subscript')) font.raised = value;
  else if (name === 'strike' && isOn(attributes)) font.isStruck = true;
  else if ((name === 'rFont' || name === 'name') && SYMBOL_FONT.test(value)) font.symbols = value.slice(0, 30);
  else if ((name === 'b' || name === 'i' || name === 'u') && isOn(attributes)) font.standsOut = true;
}

/** Raised out of habit only: 1st, 22nd. */
const ORDINAL = /^(?:st|nd|rd|th)$/;

const STRUCK =
  'Part of this cell is struck out, which a question cannot show. Delete what does not count, or take the line away.';

/** The text of runs as Unicode can write it, or why it cannot. */
function plainText(runs: readonly TextRun[], cellFont: FontMarks = {}) {
  let text = '';
  let problem: string | undefined;
  for (const run of runs) {
    const { raised, isStruck, symbols } = run.font ?? cellFont;
    const isOrdinal = raised === 'superscript' && /\d$/.test(text) && ORDINAL.test(run.text);
    const written = raised && !isOrdinal ? shifted(run.text, raised) : { text: run.text };
    text += written.text;
    if (run.text.trim() === '') continue;
    problem ??= written.problem;
    if (isStruck) problem ??= STRUCK;
    if (symbols && /[!-~\uf020-\uf0ff]/.test(run.text))
      problem ??= `This cell uses the font ${symbols}, in which letters stand for other signs. Type the signs themselves in an ordinary font.`;
  }
  const parts = runs.filter((run) => run.text.trim() !== '').map(({ font = cellFont }) => font.standsOut === true);
  return { text, problem, standsOut: new Set(parts).size > 1 };
}

function shifted(text: string, raised: 'superscript' | 'subscript'): { text: string; problem?: string } {
  const written = shiftedText(text, raised);
  if (written !== undefined) return { text: written };
  const where = raised === 'superscript' ? 'raised' : 'lowered';
  return {
    text,
    problem: `“${text.trim().slice(0, 30)}” is ${where} here, which plain text cannot show. Write it in another way.`,
  };
}

/** The runs of a text, tag by tag. Readings of Asian letters are left out. */
export class TextReader {
  readonly runs: TextRun[] = [];
  private font: FontMarks | undefined;
  private isInFont = false;
  private isInReading = false;
  private textFrom = -1;

  read(tag: Tag, xml: string): void {
    const { name, kind, from, to } = tag;
    if (name === 'rPh') this.isInReading = kind === 'begin';
    else if (name === 'r' && kind === 'begin') this.font = undefined;
    else if (name === 'rPr') {
      this.isInFont = kind === 'begin';
      if (kind !== 'end') this.font = {};
    } else if (this.isInFont && this.font) readFontTag(this.font, tag);
    else if (name === 't' && kind === 'begin') this.textFrom = to;
    else if (name === 't' && kind === 'end' && this.textFrom >= 0 && !this.isInReading) {
      const text = decodedText(xml.slice(this.textFrom, from));
      this.runs.push({ text, ...(this.font && { font: this.font }) });
      this.textFrom = -1;
    }
  }
}

/** A text of any number of cells. */
export class SharedText {
  private plain: Cell | undefined;

  constructor(private readonly runs: readonly TextRun[]) {}

  /** As a cell with this font shows it. */
  in(font: FontMarks): Cell | undefined {
    if (font.raised || font.isStruck || font.symbols || font.standsOut) return this.cellIn(font);
    this.plain ??= this.cellIn(font);
    return this.plain;
  }

  private cellIn(font: FontMarks): Cell | undefined {
    const { text, problem, standsOut } = plainText(this.runs, font);
    return text === '' ? undefined : cellOf({ kind: 'text', text, problem, standsOut });
  }
}

export function readSharedTexts(xml: string): SharedText[] {
  const texts: SharedText[] = [];
  let reader = new TextReader();
  eachTag(xml, (tag) => {
    if (tag.name !== 'si') reader.read(tag, xml);
    else {
      if (tag.kind !== 'begin') texts.push(new SharedText(reader.runs));
      reader = new TextReader();
    }
  });
  return texts;
}
