import {
  EXAM_TYPES,
  LEVELS,
  MAX_SKILLS,
  QUESTION_FORMATS,
  QUESTION_POOLS,
  QUESTION_TYPES,
  SUBJECT_NAMES,
  SUBJECTS,
  TEXT_FORMATS,
} from './constants';
import { distractorRationalesSchema } from './distractor-rationales';
import { idSchema } from './primitives';
import { documentedAs, z } from './zod';

const NO_SUCH_SUBJECT = 'Wattle has the subjects Maths, ThinkingSkills, Writing and Reading.';

/** A subject as it stands in paths, in any case: `maths` is `Maths` (docs/published.md, fields). */
export const subjectSchema = documentedAs(
  z
    .string(NO_SUCH_SUBJECT)
    .transform((text) => SUBJECTS.find((subject) => subject.toLowerCase() === text.toLowerCase()) ?? text)
    .pipe(z.enum(SUBJECTS, NO_SUCH_SUBJECT)),
  { type: 'string', enum: SUBJECTS },
);

/** A subject as the `subject` field of a question spells it (docs/published.md, fields). */
export const subjectNameSchema = z.enum(SUBJECT_NAMES);

/** A question as staff see it, with its key (docs/published.md, fields). Writing has no options, key or topic of its own. */
export const questionSchema = z.object({
  id: idSchema,
  subject: subjectNameSchema,
  question: z.string().optional(),
  /** All options in one string; see `parseOptions`. */
  mcq_options: z.string().optional(),
  /** The letter of the right option. */
  correct_answer: z.string().optional(),
  explanation: z.string().optional(),
  /** A quicker way than the explanation’s, such as an estimate. Sealed like the key. */
  faster_method: z.string().optional(),
  /** For distractors, by letter: which mistake leads to them. Sealed like the key. */
  wrong_turns: distractorRationalesSchema.optional(),
  /** A drawing of the steps, as `image_data` is given, and what it shows. Sealed like the key. */
  explanation_image: z.string().optional(),
  explanation_image_description: z.string().optional(),
  /** Address of the picture on Wattle, or an https address as it was entered. */
  image_data: z.string().optional(),
  image_description: z.string().optional(),
  type: z.enum(QUESTION_TYPES).optional(),
  level: z.enum(LEVELS).optional(),
  /** The topic, such as Fractions. */
  category: z.string().optional(),
  /** Ids of what it asks a child to be able to do. Absent: see `skillsOf`. */
  skills: z.array(z.string()).max(MAX_SKILLS).optional(),
  exam_type: z.enum(EXAM_TYPES).optional(),
  /** The school year that it is for. */
  year_level: z.number().int().optional(),
  /** Absent: Tests. */
  pool: z.enum(QUESTION_POOLS).optional(),
  /** Absent: plain text. A client that doesn't know it shows the same text with its marks. */
  text_format: z.enum(TEXT_FORMATS).optional(),
  /** Reading only; absent: one of the options about the text. */
  format: z.enum(QUESTION_FORMATS).optional(),
  /** Reading: the passage that the question is about. */
  text: z.string().optional(),
  extract_text: z.string().optional(),
  /** The question that a generated one was made from. */
  parent_question_id: idSchema.optional(),
});

/**
 * A question as a test serves it. An allow-list: key and explanation are absent unless the server runs with
 * ANSWER_KEYS=open (docs/published.md, fields).
 */
export const questionPayloadSchema = questionSchema
  .pick({
    id: true,
    subject: true,
    question: true,
    mcq_options: true,
    image_data: true,
    image_description: true,
    category: true,
    text_format: true,
    format: true,
    text: true,
    extract_text: true,
  })
  .extend({
    correct_answer: z.string().optional(),
    explanation: z.string().optional(),
    wrong_turns: distractorRationalesSchema.optional(),
  });

export type SubjectName = z.infer<typeof subjectNameSchema>;
export type Question = z.infer<typeof questionSchema>;
export type QuestionPayload = z.infer<typeof questionPayloadSchema>;
export type QuestionType = (typeof QUESTION_TYPES)[number];
export type ExamType = (typeof EXAM_TYPES)[number];
export type Level = (typeof LEVELS)[number];
