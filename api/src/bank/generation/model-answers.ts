import { GAP_LETTERS, OPTION_LETTERS } from '@wattle/contract/constants';
import { z } from 'zod';

/** What a question tests, as a model is asked for it: a topic of the bank, and the skill in its own words. */
const testedShape = { topic: z.string(), skill: z.string() };

/**
 * A question with options as a model is asked for it. The explanation comes before the options, so that a model solves
 * the question before it writes wrong options. Limits of length stand where items are stored: not every server that
 * speaks the protocol accepts them here.
 */
const choiceItemSchema = z.object({
  question: z.string(),
  explanation: z.string(),
  options: z.array(z.string()),
  correct_answer: z.enum(OPTION_LETTERS),
  ...testedShape,
});

/** As {@link choiceItemSchema}, with the mistake that leads to each distractor; empty where there is none to tell. */
const choiceWithRationalesSchema = choiceItemSchema.extend({
  wrong_turns: z.array(z.object({ letter: z.enum(OPTION_LETTERS), sentence: z.string() })),
});

/** A passage with gaps as a model is asked for it; `correct_answer` names the sentence that goes into the gap. */
const clozeSchema = z.object({
  title: z.string(),
  passage: z.string(),
  sentences: z.array(z.string()),
  gaps: z.array(
    z.object({ gap: z.number(), explanation: z.string(), correct_answer: z.enum(GAP_LETTERS), ...testedShape }),
  ),
});

/** Several texts as a model is asked for them, with questions about them. */
const textSetSchema = z.object({
  title: z.string(),
  texts: z.array(z.object({ title: z.string(), text: z.string() })),
  questions: z.array(choiceItemSchema),
});

/** A poem as a model is asked for it; an empty line ends a stanza. */
const poemSchema = z.object({
  title: z.string(),
  lines: z.array(z.string()),
  questions: z.array(choiceItemSchema),
});

/** A writing task as a model is asked for it. */
const writingItemSchema = z.object({ question: z.string() });

/** What a model is asked for, by the kind of request. */
export const modelAnswerSchemas = {
  questions: z.object({ questions: z.array(choiceWithRationalesSchema) }),
  writing: z.object({ questions: z.array(writingItemSchema) }),
  extract: z.object({ extract: z.string(), questions: z.array(choiceItemSchema) }),
  gap_set: clozeSchema,
  text_set: textSetSchema,
  poem: poemSchema,
  second_solve: z.object({
    steps: z.string(),
    answer: z.enum([...GAP_LETTERS, 'none']),
    topics: z.array(z.string()),
  }),
};

export type ChoiceWithRationales = z.infer<typeof choiceWithRationalesSchema>;
export type Cloze = z.infer<typeof clozeSchema>;
export type TextSet = z.infer<typeof textSetSchema>;
export type GeneratedPoem = z.infer<typeof poemSchema>;
