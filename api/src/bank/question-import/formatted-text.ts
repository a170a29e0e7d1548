import { attributeOf, isOn, type Tag } from './xml';

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
export interface TextRun {
  text: string;
  font?: FontMarks;
}

const SYMBOL_FONT = /^(?:symbol|wingdings|webdings|mt extra|marlett|zapf ?dingbats)/i;

/** Notes what a tag within a font says. */
export function readFontTag(font: FontMarks, { name, attributes }: Tag): void {
  const value = attributeOf(attributes, 'val') ?? '';
  if (name === 'vertAlign' && (value === 'superscript' || value === 'subscript')) font.raised = value;
  else if (name === 'strike' && isOn(attributes)) font.isStruck = true;
  else if ((name === 'rFont' || name === 'name') && SYMBOL_FONT.test(value)) font.symbols = value.slice(0, 30);
  else if ((name === 'b' || name === 'i' || name === 'u') && isOn(attributes)) font.standsOut = true;
}

const RAISED = pairsOf('0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺-⁻−⁻–⁻=⁼(⁽)⁾aᵃbᵇcᶜdᵈeᵉfᶠgᵍhʰiⁱjʲkᵏlˡmᵐnⁿoᵒpᵖrʳsˢtᵗuᵘvᵛwʷxˣyʸzᶻ');
const LOWERED = pairsOf('0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊-₋−₋–₋=₌(₍)₎aₐeₑhₕiᵢjⱼkₖlₗmₘnₙoₒpₚrᵣsₛtₜuᵤvᵥxₓ');
/** Looks the same on the line. */
const SAME_ON_THE_LINE = /^[\s°*′″'"]$/u;
/** Raised out of habit only: 1st, 22nd. */
const ORDINAL = /^(?:st|nd|rd|th)$/;

const STRUCK =
  'Part of this cell is struck out, which a question cannot show. Delete what does not count, or take the line away.';

/** The text of runs as Unicode can write it, or why it cannot. */
export function plainText(runs: readonly TextRun[], cellFont: FontMarks = {}) {
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

function pairsOf(letters: string): Map<string, string> {
  return new Map((letters.match(/../gu) ?? []).map(([plain = '', written = '']) => [plain, written]));
}

function shifted(text: string, raised: 'superscript' | 'subscript'): { text: string; problem?: string } {
  const letters = raised === 'superscript' ? RAISED : LOWERED;
  const written = [...text].map(
    (letter) => letters.get(letter) ?? (SAME_ON_THE_LINE.test(letter) ? letter : undefined),
  );
  if (written.every((letter) => letter !== undefined)) return { text: written.join('') };
  const where = raised === 'superscript' ? 'raised' : 'lowered';
  return {
    text,
    problem: `“${text.trim().slice(0, 30)}” is ${where} here, which plain text cannot show. Write it in another way.`,
  };
}
