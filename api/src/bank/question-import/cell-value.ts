import { inOrdinaryCharacters } from '@wattle/contract/primitives';
import { CELL_CHARACTERS } from '../workbooks/columns';

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
