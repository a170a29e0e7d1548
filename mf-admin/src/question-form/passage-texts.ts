import { formatTexts, parseTexts, type QuestionFormat, textLabel } from '@wattle/contract/question-format';
import type { TypedFormat } from './options';

/** A format with several texts. */
export type TextsFormat = Extract<QuestionFormat, 'extracts' | 'compare'>;

/** The texts of a passage as they are typed one by one. */
export interface TypedTexts {
  title: string;
  texts: { title: string; text: string }[];
}

export const MIN_TEXTS = 2;
export const MAX_TEXTS: Record<TextsFormat, number> = { extracts: 4, compare: 2 };

export const NO_TEXTS: TypedTexts = { title: '', texts: Array(MIN_TEXTS).fill({ title: '', text: '' }) };

const FORMATS: readonly TextsFormat[] = ['extracts', 'compare'];

export function hasTexts(format: TypedFormat): format is TextsFormat {
  return FORMATS.some((each) => each === format);
}

/** The texts of a passage, to be typed one by one. A passage that has no labels is the first of them. */
export function typedTextsOf(passage: string, format: TextsFormat): TypedTexts {
  const parsed = parseTexts(passage, format);
  if (!parsed) return withTwo({ title: '', texts: [{ title: '', text: passage }] });
  const { title = '', texts } = parsed;
  return { title, texts: texts.map((each) => ({ title: each.title ?? '', text: each.text })) };
}

/** The texts for another format: those that were typed, as long as the passage still consists of them. */
export function textsForFormat(typed: TypedTexts, passage: string, format: TextsFormat): TypedTexts {
  const isCurrent = FORMATS.some((each) => toPassage(typed, each) === passage);
  return isCurrent ? withTwo(typed) : typedTextsOf(passage, format);
}

/** The passage that the texts are stored as; empty where none is filled in. */
export function toPassage({ title, texts }: TypedTexts, format: TextsFormat): string {
  if (!title.trim() && texts.every((each) => !each.title.trim() && !each.text.trim())) return '';
  return formatTexts({
    title: title.trim(),
    texts: texts.map((each, index) => ({
      label: textLabel(format, index),
      title: each.title.trim(),
      text: each.text.trim(),
    })),
  });
}

/** What keeps the texts from being stored, in a sentence; undefined when nothing does. */
export function typedTextsFault(typed: TypedTexts, format: TextsFormat): string | undefined {
  const { texts } = typed;
  const empty = texts.findIndex(({ text }) => !text.trim());
  if (empty >= 0) return `${textLabel(format, empty)} is empty.`;
  if (texts.length > MAX_TEXTS[format]) return `Two texts are compared: remove ${texts.length - MAX_TEXTS[format]}.`;
  const passage = toPassage(typed, format);
  const readBack = parseTexts(passage, format);
  const isSame = toPassage(typedTextsOf(passage, format), format) === passage;
  if (readBack?.texts.length === texts.length && isSame) return undefined;
  return `No line of a text may begin as a label does, such as “${textLabel(format, 0)}”. Write it differently.`;
}

function withTwo({ title, texts }: TypedTexts): TypedTexts {
  return { title, texts: [...texts, ...NO_TEXTS.texts.slice(texts.length)] };
}
