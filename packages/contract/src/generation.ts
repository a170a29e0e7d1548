import { del, get, post } from './endpoint';
import { idSchema, momentSchema } from './primitives';
import { questionSchema, subjectSchema } from './questions';
import { z } from './zod';

/** Questions that one generation asks a model for. */
export const GENERATED_QUESTIONS = 4;

/** Gaps of a passage that is generated with its gaps; one of the seven sentences is left over. */
export const GENERATED_GAPS = 6;

/** Blanks of a cloze that is generated, each with four words or phrases of its own. */
export const GENERATED_BLANKS = 8;

/** Names one generation, so that it can be returned to and cancelled; made by the client. */
export const generationIdSchema = z.string().regex(/^[\w-]{8,64}$/, 'This is not the name of a generation.');

/** What is wrong with a generated item: the check that found it, and a sentence for staff. */
export const flawSchema = z.object({ check: z.string(), reason: z.string() });

/** One of the questions that a generation asks for. */
const generationItemSchema = z.object({
  /**
   * `asked` until the model has answered, `checking` until it has passed the checks, `checked` until it is stored;
   * `dropped` where the generation ended before.
   */
  state: z.enum(['asked', 'checking', 'checked', 'stored', 'refused', 'dropped']),
  /** How often it was asked for: 1 to 3. */
  round: z.number().int(),
  /** The question in the bank, once it is stored. */
  questionId: idSchema.optional(),
  /** Why it was refused the last time. */
  flaws: z.array(flawSchema),
});

/** How far a generation has come. */
const generationSchema = z.object({
  id: generationIdSchema,
  kind: z.enum(['questions', 'extract']),
  subject: subjectSchema,
  /** The question that it was started from. */
  parentId: idSchema,
  /** The beginning of that question. */
  parentText: z.string().optional(),
  startedBy: z.string(),
  startedAt: momentSchema,
  endedAt: momentSchema.optional(),
  state: z.enum(['running', 'storing', 'done', 'failed', 'cancelled']),
  /** The sentence that the response of the call has, once it has ended. */
  message: z.string().optional(),
  items: z.array(generationItemSchema),
  /** Items that the checks refused in all rounds. */
  refused: z.number().int(),
  /** Of a generation of the kind `extract`. */
  extractId: idSchema.optional(),
});

/** Asks for questions like an existing one. */
const requestShape = {
  subject: subjectSchema,
  /** With it a generation goes on when the caller leaves; without it, it is cancelled then. */
  generationId: generationIdSchema.optional(),
};

/** Response of a generation (docs/published.md, fields). */
const generateResponseSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  generatedQuestions: z.array(questionSchema).optional(),
});

/** Published (docs/published.md, calls). */
export const generateQuestions = post('/generate-questions', 'content', 'Generate questions from an original one', {
  body: z.object({ originalQuestionId: idSchema, ...requestShape }),
  response: generateResponseSchema,
  refusals: [404, 409, 422, 429],
});

/** Published (docs/published.md, calls); its response is that of docs/decisions/025. */
export const generateExtract = post('/extract-generate-questions', 'content', 'Generate an extract with questions', {
  body: z.object({ extractId: idSchema, ...requestShape }),
  response: generateResponseSchema.extend({ extract_id: idSchema.optional(), extract_text: z.string().optional() }),
  refusals: [404, 409, 429],
});

export const generationStatus = get('/generation/status', 'content', 'Whether questions can be generated', {
  response: z.object({
    isConfigured: z.boolean(),
    /** The model is the test server, which invents its questions by rules. */
    isTestServer: z.boolean(),
    model: z.string().optional(),
    dailyCap: z.number().int(),
    usedToday: z.number().int(),
  }),
});

/** The latest first. */
export const generationRuns = get(
  '/generation/runs',
  'content',
  'Generations that run, and the latest that have ended',
  {
    /** Of one question; of all where none is named. */
    query: z.object({ parentId: idSchema.optional() }),
    response: z.object({ generations: z.array(generationSchema) }),
  },
);

const run = { params: { generationId: generationIdSchema }, response: generationSchema, refusals: [404] } as const;

export const generationRun = get('/generation/runs/{generationId}', 'content', 'How far a generation has come', run);
export const cancelGeneration = del('/generation/runs/{generationId}', 'content', 'Cancel a generation', run);

export type GenerateRequest = z.infer<typeof generateQuestions.body>;
export type GenerateResponse = z.infer<typeof generateResponseSchema>;
export type ExtractGenerateRequest = z.infer<typeof generateExtract.body>;
export type ExtractGenerateResponse = z.infer<typeof generateExtract.response>;
export type Flaw = z.infer<typeof flawSchema>;
export type Generation = z.infer<typeof generationSchema>;
export type GenerationItem = z.infer<typeof generationItemSchema>;
export type GenerationListQuery = z.infer<typeof generationRuns.query>;
export type GenerationStatus = z.infer<typeof generationStatus.response>;
