import type { TextRange } from '@wattle/contract/writing-marks';

export interface TextPart extends TextRange {
  text: string;
  /** Its place among the words; absent for what stands between words. */
  word?: number;
}

const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;

/** The whole text, cut into words and what stands between them. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  const add = (start: number, end: number, word?: number) => {
    if (start < end) parts.push({ start, end, text: text.slice(start, end), ...(word !== undefined && { word }) });
  };
  let at = 0;
  let word = 0;
  for (const { index, 0: found } of text.matchAll(WORD)) {
    add(at, index);
    at = index + found.length;
    add(index, at, word);
    word += 1;
  }
  add(at, text.length);
  return parts;
}
