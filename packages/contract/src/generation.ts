import { idSchema, momentSchema } from './primitives';
import { questionSchema, subjectSchema } from './questions';
import { z } from './zod';

/** Questions that one generation asks a model for. */
export const GENERATED_QUESTIONS = 4;

/** Gaps of a passage that is generated with its gaps; one of the seven sentences is left over. */
export const GENERATED_GAPS = 6;

/** Names one generation, so that it can be returned to and cancelled; made by the client. */
export const generationIdSchema = z.string().regex(/^[\w-]{8,64}$/, 'This is not the name of a generation.');

/** With it a generation goes on when the caller leaves; without it, it is cancelled then. */
const generationId = generationIdSchema.optional();

/** Asks a model for new questions like an original one (docs/published.md, calls). */
export const generateRequestSchema = z.object({ originalQuestionId: idSchema, subject: subjectSchema, generationId });

/** Response of a generation (docs/published.md, fields). */
export const generateResponseSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  generatedQuestions: z.array(questionSchema).optional(),
});

/** Asks a model for an extract with questions like an existing one (docs/published.md, calls). */
export const extractGenerateRequestSchema = z.object({ extractId: idSchema, subject: subjectSchema, generationId });

/** Response of an extract generation (docs/decisions/025). */
export const extractGenerateResponseSchema = generateResponseSchema.extend({
  extract_id: idSchema.optional(),
  extract_text: z.string().optional(),
});

/** What is wrong with a generated item: the check that found it, and a sentence for staff. */
export const flawSchema = z.object({ check: z.string(), reason: z.string() });

/** One of the questions that a generation asks for. */
export const generationItemSchema = z.object({
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
export const generationSchema = z.object({
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

/** Which generations a list is about; all of them where nothing is named. */
export const generationListQuerySchema = z.object({ parentId: idSchema.optional() });

/** Generations that run, and the latest that have ended, the latest first. */
export const generationListSchema = z.object({ generations: z.array(generationSchema) });

/** Whether questions can be generated, and how many generations are left today. */
export const generationStatusSchema = z.object({
  isConfigured: z.boolean(),
  /** The model is the test server, which invents its questions by rules. */
  isTestServer: z.boolean(),
  model: z.string().optional(),
  dailyCap: z.number().int(),
  usedToday: z.number().int(),
});

export type GenerateRequest = z.infer<typeof generateRequestSchema>;
export type GenerateResponse = z.infer<typeof generateResponseSchema>;
export type ExtractGenerateRequest = z.infer<typeof extractGenerateRequestSchema>;
export type ExtractGenerateResponse = z.infer<typeof extractGenerateResponseSchema>;
export type Flaw = z.infer<typeof flawSchema>;
export type Generation = z.infer<typeof generationSchema>;
export type GenerationItem = z.infer<typeof generationItemSchema>;
export type GenerationListQuery = z.infer<typeof generationListQuerySchema>;
export type GenerationList = z.infer<typeof generationListSchema>;
export type GenerationStatus = z.infer<typeof generationStatusSchema>;
