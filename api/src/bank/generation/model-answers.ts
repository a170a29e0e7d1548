import { GAP_LETTERS, OPTION_LETTERS, type Subject } from '@wattle/contract/constants';
import type { OptionLetter } from '@wattle/contract/options';
import { blankStem, formatTexts, gapStem, textLabel } from '@wattle/contract/question-format';
import { SKILLS } from '@wattle/contract/skills';
import { z } from 'zod';

/** What a model is asked for about a subject, by the kind of request. */
export function answerSchemasOf(subject: Subject) {
  const skill = z.enum(SKILLS.flatMap((each) => (each.subject === subject ? each.id : [])));

  /** What a question tests: a topic of the bank, and skills. */
  const tested = { topic: z.string(), skills: z.array(skill) };

  /**
   * A question with options. The explanation comes before the options, so that a model solves the question before it
   * writes wrong options. Limits of length stand where items are stored: not every server that speaks the protocol
   * accepts them here.
   */
  const choiceItem = z.object({
    question: z.string(),
    explanation: z.string(),
    options: z.array(z.string()),
    correct_answer: z.enum(OPTION_LETTERS),
    ...tested,
  });

  /** With the mistake that leads to each distractor; empty where there is none to tell. */
  const choiceWithRationales = choiceItem.extend({
    wrong_turns: z.array(z.object({ letter: z.enum(OPTION_LETTERS), sentence: z.string() })),
  });

  return {
    questions: z.object({ questions: z.array(choiceWithRationales) }),
    writing: z.object({ questions: z.array(z.object({ question: z.string() })) }),
    extract: z.object({ extract: z.string(), questions: z.array(choiceItem) }),
    /** `correct_answer` names the sentence that goes into the gap. */
    gap_set: z.object({
      title: z.string(),
      passage: z.string(),
      sentences: z.array(z.string()),
      gaps: z.array(
        z.object({ gap: z.number(), explanation: z.string(), correct_answer: z.enum(GAP_LETTERS), ...tested }),
      ),
    }),
    /** Each blank has options of its own. */
    cloze: z.object({
      title: z.string(),
      passage: z.string(),
      blanks: z.array(choiceItem.omit({ question: true }).extend({ blank: z.number() })),
    }),
    text_set: z.object({
      title: z.string(),
      texts: z.array(z.object({ title: z.string(), text: z.string() })),
      questions: z.array(choiceItem),
    }),
    /** An empty line ends a stanza. */
    poem: z.object({ title: z.string(), lines: z.array(z.string()), questions: z.array(choiceItem) }),
    second_solve: z.object({
      steps: z.string(),
      answer: z.enum([...GAP_LETTERS, 'none']),
      topics: z.array(z.string()),
      skills: z.array(skill),
    }),
  };
}

type AnswerSchemas = ReturnType<typeof answerSchemasOf>;

export type AnswerKind = keyof AnswerSchemas;
export type ModelValue<K extends AnswerKind> = z.output<AnswerSchemas[K]>;
type ChoiceWithRationales = ModelValue<'questions'>['questions'][number];
type GapSet = ModelValue<'gap_set'>;
type Cloze = ModelValue<'cloze'>;
type TextSet = ModelValue<'text_set'>;
type GeneratedPoem = ModelValue<'poem'>;

/** An item as the model gave it. */
export type GivenItem = Pick<ChoiceWithRationales, 'question'> &
  Partial<Omit<ChoiceWithRationales, 'correct_answer'>> & { correct_answer?: OptionLetter };

interface ComposedPassage {
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
