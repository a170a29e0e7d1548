import {
  blankStem,
  formatTexts,
  gapOf,
  gapStem,
  gapsIn,
  PLACE_NAMES,
  type PlaceFormat,
  parseTexts,
  placeStem,
  type QuestionFormat,
  textLabel,
  withGap,
} from '@wattle/contract/question-format';
import { capitalized, numberInWords } from '@wattle/contract/text';

export type TextsFormat = Extract<QuestionFormat, 'extracts' | 'compare'>;

export interface TypedTexts {
  title: string;
  texts: { title: string; text: string }[];
}

export const MIN_TEXTS = 2;
export const MAX_TEXTS: Record<TextsFormat, number> = { extracts: 4, compare: 2 };

export const NO_TEXTS: TypedTexts = { title: '', texts: Array(MIN_TEXTS).fill({ title: '', text: '' }) };

const FORMATS: readonly TextsFormat[] = ['extracts', 'compare'];

export function hasTexts(format: QuestionFormat | ''): format is TextsFormat {
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
  if (texts.length > MAX_TEXTS[format])
    return `${capitalized(numberInWords(MAX_TEXTS.compare))} texts are compared: remove ${texts.length - MAX_TEXTS[format]}.`;
  const passage = toPassage(typed, format);
  const readBack = parseTexts(passage, format);
  const isSame = toPassage(typedTextsOf(passage, format), format) === passage;
  if (readBack?.texts.length === texts.length && isSame) return undefined;
  return `No line of a text may begin as a label does, such as “${textLabel(format, 0)}”. Write it differently.`;
}

function withTwo({ title, texts }: TypedTexts): TypedTexts {
  return { title, texts: [...texts, ...NO_TEXTS.texts.slice(texts.length)] };
}

/** How many gaps or blanks a passage has, and what is wrong with their numbers. */
export function placesHint(passage: string, format: PlaceFormat): string {
  const name = PLACE_NAMES[format];
  const places = gapsIn(passage);
  if (places.length === 0) return `It has no ${name} yet.`;
  const wrong = places.find((place, index) => place !== index + 1);
  const count = places.length === 1 ? `It has one ${name}` : `It has ${places.length} ${name}s`;
  return wrong === undefined ? `${count}.` : `${count}, and [${wrong}] is out of order.`;
}

/** A stem that asks about another gap or blank; words of its own are kept. */
export function stemForPlace(stem: string, place: number, format: PlaceFormat): string {
  const named = gapOf(stem);
  // The format may have changed since it was offered.
  const isUsual = named !== undefined && [gapStem(named), blankStem(named)].includes(stem.trim());
  if (named !== undefined && !isUsual) return withGap(stem, place);
  return [isUsual ? '' : stem.trim(), placeStem(format, place)].filter(Boolean).join(' ');
}

/** The stem of the next question about the same passage; empty when it has no further gap or blank. */
export function nextPlaceStem(stem: string, passage: string, format: PlaceFormat): string {
  const places = gapsIn(passage);
  const next = places[places.indexOf(gapOf(stem) ?? 0) + 1];
  return next === undefined ? '' : stemForPlace(stem, next, format);
}
