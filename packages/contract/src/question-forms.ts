import { questionSubjectQuerySchema } from './bank';
import { type ChoiceQuestion, choiceFaults, KEY } from './choice-faults';
import {
  EXAM_TYPES,
  LEVELS,
  QUESTION_FORMATS,
  QUESTION_POOLS,
  QUESTION_TYPES,
  type Subject,
  TEXT_FORMATS,
  YEAR_LEVELS,
} from './constants';
import { distractorRationalesInputSchema } from './distractor-rationales';
import { post, put } from './endpoint';
import { parseOptions } from './options';
import { confirmationSchema, content, idSchema, requiredContent, wholeNumber } from './primitives';
import { questionChangedSchema } from './question-changes';
import { skillsInputSchema } from './skills';
import { documentedAs, z } from './zod';

/** What a keyword of a package holds. */
const MAX_METHOD_CHARACTERS = 1_000;

const sharedFields = {
  question: requiredContent('Question', 20_000),
  type: z.enum(QUESTION_TYPES, 'Type is Original, Generated, Finalized or Draft.'),
  exam_type: z.enum(EXAM_TYPES, 'Exam type is Practice, Weekly or Monthly.'),
};

const CHOICES = {
  level: 'Level is Easy, Medium or Difficult.',
  year_level: `Year level is ${new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(YEAR_LEVELS.map(String))}.`,
  pool: 'Pool is Tests or Free assessment.',
  text_format: 'Text format is structured, or empty for plain text.',
  format: 'Format is gap, cloze, extracts, compare or poem.',
};

/** Fields that a form may leave empty although they are no texts. */
const choices = {
  level: z.enum(LEVELS, CHOICES.level),
  year_level: wholeNumber(YEAR_LEVELS[0], YEAR_LEVELS[3], CHOICES.year_level),
  pool: z.enum(QUESTION_POOLS, CHOICES.pool),
  text_format: z.enum(TEXT_FORMATS, CHOICES.text_format),
  format: z.enum(QUESTION_FORMATS, CHOICES.format),
};

const pictureFields = {
  image_data: z.string().optional(),
  image_description: content(5_000).optional(),
};

const choiceFields = {
  ...sharedFields,
  ...pictureFields,
  mcq_options: requiredContent('MCQ Options', 5_000).refine(
    (text) => parseOptions(text).length > 0,
    'MCQ Options must be in the correct format: A option, B option, C option, D option',
  ),
  correct_answer: requiredContent('Correct Answer', 10).regex(
    KEY,
    'Correct Answer must be in the format: A or B or C or D',
  ),
  explanation: requiredContent('Explanation', 20_000),
  faster_method: content(MAX_METHOD_CHARACTERS).optional(),
  level: choices.level,
  wrong_turns: distractorRationalesInputSchema.optional(),
  explanation_image: z.string().optional(),
  explanation_image_description: content(5_000).optional(),
};

const topic = requiredContent('Category', 100);
const optionalText = (maxLength: number) => content(maxLength).optional();

const passageFields = {
  category: topic,
  text: optionalText(50_000),
  extract_text: optionalText(50_000),
};

/** What is empty in a form is absent from a question. */
function orEmpty<Field extends keyof typeof choices>(field: Field) {
  return z.union([z.literal('').transform(() => undefined), choices[field]], CHOICES[field]).optional();
}

/** What is empty in an edit is removed from the question. */
function orRemoved<Field extends keyof typeof choices>(field: Field) {
  return z.union([z.literal(''), choices[field]], CHOICES[field]).optional();
}

/** As {@link orEmpty}. */
const skillsOrEmpty = (subject: Subject) => ({
  skills: skillsInputSchema(subject)
    .transform((ids) => (ids.length > 0 ? ids : undefined))
    .optional(),
});

/** As {@link orRemoved}. */
const skillsOrRemoved = (subject: Subject) => ({
  skills: skillsInputSchema(subject)
    .transform((ids) => (ids.length > 0 ? ids : ('' as const)))
    .optional(),
});

const inAdditions = {
  year_level: orEmpty('year_level'),
  pool: orEmpty('pool'),
  text_format: orEmpty('text_format'),
};
const inEdits = {
  year_level: orRemoved('year_level'),
  pool: orRemoved('pool'),
  text_format: orRemoved('text_format'),
};

/** Rules that more than one field has a part in. */
function requireAgreement(
  choice: Omit<ChoiceQuestion, 'correct_answer'> & { correct_answer?: string | undefined },
  context: z.RefinementCtx,
): void {
  for (const { field, message } of choiceFaults({ ...choice, correct_answer: choice.correct_answer ?? '' })) {
    context.addIssue({ code: 'custom', path: [field], message });
  }
}

/** What the add forms of each subject send (docs/published.md, rules). */
export const questionFieldsSchemas = {
  Maths: z
    .object({ ...choiceFields, ...inAdditions, ...skillsOrEmpty('Maths'), category: topic })
    .superRefine(requireAgreement),
  ThinkingSkills: z
    .object({ ...choiceFields, ...inAdditions, ...skillsOrEmpty('ThinkingSkills'), category: topic.optional() })
    .superRefine(requireAgreement),
  Reading: z
    .object({
      ...choiceFields,
      ...inAdditions,
      ...skillsOrEmpty('Reading'),
      ...passageFields,
      format: orEmpty('format'),
    })
    .superRefine(requireAgreement),
  Writing: z.object({
    ...sharedFields,
    ...pictureFields,
    ...inAdditions,
    explanation: optionalText(20_000),
    level: orEmpty('level'),
    category: optionalText(100),
  }),
};

/** What systems that export questions often leave out; it is added before the draft is published. */
const openChoiceFields = {
  ...choiceFields,
  ...inAdditions,
  correct_answer: choiceFields.correct_answer.optional(),
  explanation: optionalText(20_000),
  level: orEmpty('level'),
  category: optionalText(100),
};

/** What a draft from a package of another system may hold: as {@link questionFieldsSchemas}, with gaps to fill in. */
export const openQuestionFieldsSchemas = {
  Maths: z.object({ ...openChoiceFields, ...skillsOrEmpty('Maths') }).superRefine(requireAgreement),
  ThinkingSkills: z.object({ ...openChoiceFields, ...skillsOrEmpty('ThinkingSkills') }).superRefine(requireAgreement),
  Reading: z
    .object({
      ...openChoiceFields,
      ...skillsOrEmpty('Reading'),
      text: passageFields.text,
      extract_text: passageFields.extract_text,
      format: orEmpty('format'),
    })
    .superRefine(requireAgreement),
  Writing: questionFieldsSchemas.Writing,
};

const editedChoiceFields = { ...choiceFields, ...inEdits, explanation: optionalText(20_000) };

/** What the edit forms send (docs/published.md, rules). What is absent stays as it is; an empty text removes what was there. */
export const questionEditFieldsSchemas = {
  Maths: z
    .object({ ...editedChoiceFields, ...skillsOrRemoved('Maths'), category: topic })
    .superRefine(requireAgreement),
  ThinkingSkills: z
    .object({ ...editedChoiceFields, ...skillsOrRemoved('ThinkingSkills'), category: optionalText(100) })
    .superRefine(requireAgreement),
  Reading: z
    .object({ ...editedChoiceFields, ...skillsOrRemoved('Reading'), ...passageFields, format: orRemoved('format') })
    .superRefine(requireAgreement),
  Writing: z.object({
    ...sharedFields,
    ...pictureFields,
    ...inEdits,
    explanation: optionalText(20_000),
    level: orRemoved('level'),
    category: optionalText(100),
  }),
};

/** What an edit says beside the fields of its subject. */
export const questionEditSchema = confirmationSchema.extend({
  /** The version that was edited; without it the edit overwrites whatever is there. */
  version: wholeNumber(1, 1_000_000_000).optional(),
  /** Reading: whether all questions about the same passage get the changed passage. */
  isPassageShared: documentedAs(z.union([z.boolean(), z.stringbool()]), { type: 'boolean' }).default(false),
});

const added = { status: 201, response: questionChangedSchema, refusals: [422] } as const;

export const addQuestion = {
  Maths: post('/addQuestions/addMathQuestions', 'content', 'Add a Maths question', {
    ...added,
    form: questionFieldsSchemas.Maths.and(confirmationSchema),
  }),
  ThinkingSkills: post('/addQuestions/addThinkingSkillQuestions', 'content', 'Add a Thinking Skills question', {
    ...added,
    form: questionFieldsSchemas.ThinkingSkills.and(confirmationSchema),
  }),
  Reading: post('/addQuestions/addReadingQuestions', 'content', 'Add a Reading question', {
    ...added,
    form: questionFieldsSchemas.Reading.and(confirmationSchema),
  }),
  Writing: post('/addQuestions/addWritingQuestions', 'content', 'Add a Writing question', {
    ...added,
    form: questionFieldsSchemas.Writing.and(confirmationSchema),
  }),
};

/** The fields are those of the subject. */
export const editQuestion = put('/questions/update-questions/{id}', 'content', 'Change a question', {
  params: { id: idSchema },
  query: questionSubjectQuerySchema,
  form: questionEditFieldsSchemas.Reading.and(questionEditSchema),
  response: questionChangedSchema,
  refusals: [404, 409, 422],
});

export type QuestionEdit = z.infer<typeof questionEditSchema>;
