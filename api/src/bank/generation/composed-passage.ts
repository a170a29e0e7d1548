import { blankStem, formatTexts, gapStem, textLabel } from '@wattle/contract/question-format';
import type { GivenItem } from './item-checks.service';
import type { Cloze, GapSet, GeneratedPoem, TextSet } from './model-answers';

export interface ComposedPassage {
  extract: string;
  given: readonly GivenItem[];
}

/** The sentences are the options of each question. */
export function composedGapSet({ title, passage, sentences, gaps }: GapSet): ComposedPassage {
  const given = gaps.map(({ gap, ...item }) => ({ ...item, question: gapStem(gap), options: sentences }));
  return { extract: titled(title, passage), given };
}

export function composedCloze({ title, passage, blanks }: Cloze): ComposedPassage {
  const given = blanks.map(({ blank, ...item }) => ({ ...item, question: blankStem(blank) }));
  return { extract: titled(title, passage), given };
}

const titled = (title: string, passage: string) => `${title.trim()}\n\n${passage.trim()}`;

export function composedTexts(format: 'extracts' | 'compare', { title, texts, questions }: TextSet): ComposedPassage {
  const parts = texts.map((each, index) => ({
    label: textLabel(format, index),
    title: each.title.trim() || undefined,
    text: each.text.trim(),
  }));
  return { extract: formatTexts({ title: title.trim() || undefined, texts: parts }), given: questions };
}

export function composedPoem({ title, lines, questions }: GeneratedPoem): ComposedPassage {
  return { extract: [title.trim(), '', ...lines.map((line) => line.trimEnd())].join('\n').trim(), given: questions };
}
