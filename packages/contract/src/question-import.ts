import { bankQuestionSchema, XLSX } from './bank';
import { IMPORT_LIMITS } from './constants';
import { del, get, post } from './endpoint';
import { fieldErrorSchema, idSchema, momentSchema, wholeNumber } from './primitives';
import { subjectSchema } from './questions';
import { documentedAs, z } from './zod';

/** Names one import, so that its progress can be asked for and it can be cancelled; made by the client. */
const importIdSchema = z.string().regex(/^[\w-]{8,64}$/, 'This is not the name of an import.');

/**
 * What is wrong in one cell. `path` says row and column in words, as `row 214, correct_answer`; `corrections=apply` puts
 * the correction in its place.
 */
const rowErrorSchema = fieldErrorSchema.extend({
  /** Number of the row in the sheet; the header is row 1. */
  row: z.number().int(),
  column: z.string(),
  /** What stands in the cell; at most 200 characters. */
  value: z.string(),
});

/** A cell whose value was replaced by its correction. */
const correctedCellSchema = rowErrorSchema.pick({ row: true, column: true, value: true, correction: true }).required();

/** A row whose question is already in the bank, or stands in the file before. */
const duplicateRowSchema = z.object({ row: z.number().int(), question: z.string() });

/** A row that is kept as a draft only until somebody has corrected or confirmed something in it. */
const reviewRowSchema = z.object({
  row: z.number().int(),
  question: z.string(),
  /** It cannot be published as it is. */
  isBlocking: z.boolean(),
  messages: z.array(z.string()),
});

/** An item of a QTI package or of Moodle XML, and what became of it; `row` is the number of its question. */
const packageItemSchema = z.object({
  row: z.number().int(),
  /** Its title. */
  name: z.string(),
  outcome: z.enum(['taken', 'changed', 'duplicate', 'skipped']),
  /** What was changed, or why it was skipped. */
  messages: z.array(z.string()),
});

/** Response of an import: the sentence to show, and what was done (docs/published.md, calls; docs/bank.md). */
const importResponseSchema = z.object({
  message: z.string(),
  /** Name of the sheet that was read. */
  sheet: z.string(),
  /** Number of the row that names the columns. */
  headerRow: z.number().int(),
  /** Sentences about what was left out, such as a column that is not known. */
  notes: z.array(z.string()),
  /** Rows that hold a question. */
  rows: z.number().int(),
  /** Questions that could be written; of a dry run too. */
  valid: z.number().int(),
  imported: z.number().int(),
  duplicates: z.number().int(),
  duplicateRows: z.array(duplicateRowSchema),
  /** Rows that cannot be imported; the first of their errors stand in `errors`. */
  badRows: z.number().int(),
  errors: z.array(rowErrorSchema),
  /** Bad rows that their corrections make good. */
  correctable: z.number().int(),
  /** The first cells that `corrections=apply` has changed. */
  corrected: z.array(correctedCellSchema),
  /** Of `valid`: rows that are kept as drafts only, as something in them has to be corrected or confirmed. */
  toReview: z.number().int(),
  /** The first of them. */
  reviewRows: z.array(reviewRowSchema),
  /** Of `valid`: rows that change a question of the bank, which their `id` names; see `draft`. */
  changes: z.number().int(),
  /** Of `valid`: rows whose picture has an address outside Wattle, which only a browser can try. */
  outsidePictures: z.number().int(),
  /** Of a package: its first items. */
  items: z.array(packageItemSchema).optional(),
});

/**
 * What is done to the questions of an import after it: they are published or thrown away, or all of it is undone. It
 * goes on by itself, also after its process has died.
 */
const importChangeSchema = z.object({
  action: z.enum(['publish', 'throw-away', 'undo']),
  by: z.string(),
  isRunning: z.boolean(),
  total: z.number().int(),
  done: z.number().int(),
  /** Of `done`: those that stay as they are. */
  unchanged: z.number().int(),
  /** Why; the first few sentences. */
  reasons: z.array(z.string()),
});

/** How far an import has come. */
const importProgressSchema = z.object({
  state: z.enum(['waiting', 'reading', 'checking', 'writing', 'done', 'cancelled', 'failed']),
  rows: z.number().int(),
  checked: z.number().int(),
  written: z.number().int(),
  /** Of an import that is done: the response that its caller got, or has missed. */
  response: importResponseSchema.optional(),
  /** Of an import that has failed: why, in a sentence. */
  message: z.string().optional(),
  /** The latest. */
  change: importChangeSchema.optional(),
});

const ofImport = { params: { importId: importIdSchema }, refusals: [404] } as const;

/** How rows are imported: form fields beside the file (docs/decisions/058). */
export const importOptionsSchema = z.object({
  /** Rows are kept as drafts, which no test serves; otherwise they are published. */
  draft: documentedAs(z.stringbool(), { type: 'string', enum: ['true', 'false'] }).default(false),
  corrections: z.enum(['offer', 'apply']).default('offer'),
});

/**
 * How it treats bad rows: docs/bank.md. Without `mode` a workbook is imported as a whole or not at all, and of a package
 * what can be. The questions of a package are always drafts.
 */
export const importQuestions = post(
  '/addQuestions/import-questions',
  'content',
  'Import questions from an .xlsx file, a QTI package or Moodle XML',
  {
    query: z.object({
      dryRun: documentedAs(z.stringbool(), { type: 'string', enum: ['true', 'false'] }).default(false),
      mode: z.enum(['all-or-nothing', 'valid-rows']).optional(),
      importId: importIdSchema.optional(),
    }),
    form: importOptionsSchema.extend({ file: documentedAs(z.custom<Blob>(), { type: 'string', format: 'binary' }) }),
    response: importResponseSchema,
    refusals: [409, 422],
  },
);

export const importTemplate = get('/addQuestions/import-template', 'content', 'An .xlsx file to fill in', {
  mediaType: XLSX,
});

export const importProgress = get('/addQuestions/imports/{importId}', 'content', 'How far an import has come', {
  ...ofImport,
  response: importProgressSchema,
});

export const cancelImport = del('/addQuestions/imports/{importId}', 'content', 'Cancel an import', {
  ...ofImport,
  response: importProgressSchema,
});

/** A call lists at most this many questions, which is half of the largest import. */
const selectedIds = z
  .array(idSchema)
  .max(IMPORT_LIMITS.rows / 2)
  .optional();

export const changeImport = post(
  '/addQuestions/imports/{importId}/changes',
  'content',
  'Publish, throw away or undo what an import wrote',
  {
    ...ofImport,
    body: z.object({
      action: importChangeSchema.shape.action,
      /** Without it all that are not published; an undoing always concerns all. */
      only: selectedIds,
      /** Of all that are not published. */
      except: selectedIds,
      /** When what is to be confirmed in them was seen (docs/decisions/058). What has changed since is not published. */
      seenAt: momentSchema.optional(),
    }),
    response: importProgressSchema,
    status: 202,
    refusals: [404, 409],
  },
);

export const badRows = get(
  '/addQuestions/imports/{importId}/bad-rows',
  'content',
  'The bad rows of an import as an .xlsx file',
  { ...ofImport, mediaType: XLSX },
);

/** Who imported which file, and when. */
const importSummarySchema = z.object({
  importId: z.string(),
  file: z.string(),
  by: z.string(),
  at: momentSchema,
  imported: z.number().int(),
  /** Of them: questions that wait to be published. */
  drafts: z.number().int(),
});

export const latestImports = get('/addQuestions/imports', 'content', 'The latest imports that wrote questions', {
  response: z.object({ imports: z.array(importSummarySchema) }),
});

/** What keeps a draft from being published, or what staff confirm by publishing it. */
const draftFaultSchema = z.object({
  field: z.string(),
  message: z.string(),
  correction: z.string().optional(),
  isBlocking: z.boolean(),
});

/** A question of an import with its row in the sheet. */
const importedQuestionSchema = z.object({
  row: z.number().int(),
  question: bankQuestionSchema,
  /** Of a draft. */
  faults: z.array(draftFaultSchema),
  /** Of a draft that changes a question: that question as it is now; absent where it was deleted. */
  current: bankQuestionSchema.optional(),
  isChange: z.boolean(),
  /** Of a new draft: questions of the bank that are nearly the same. */
  nearDuplicates: z.array(bankQuestionSchema.pick({ id: true, question: true, type: true })),
});

/**
 * Where a question of an import stands: a draft is ready, has to be confirmed (its topic is new, or its picture has an
 * address that only a browser can try), or has to be corrected.
 */
const IMPORTED_STATES = ['ready', 'confirm', 'picture', 'correct', 'published'] as const;

/** Those that need somebody, and those that somebody has to confirm or look at. */
export const IMPORT_FILTERS = { all: IMPORTED_STATES, needs: ['correct'], confirm: ['confirm', 'picture'] } as const;

export const importBatch = get('/addQuestions/imports/{importId}/questions', 'content', 'An import and its questions', {
  ...ofImport,
  query: z.object({
    page: wholeNumber(1, 10_000).default(1),
    show: z.enum(['all', 'needs', 'confirm']).default('all'),
  }),
  response: importSummarySchema.extend({
    sheet: z.string(),
    headerRow: z.number().int(),
    rows: z.number().int(),
    notes: z.array(z.string()),
    /** All that are in the bank: those that need somebody first, then in the order of the file. */
    members: z.array(z.object({ id: idSchema, subject: subjectSchema, state: z.enum(IMPORTED_STATES) })),
    /** Of these on the page. */
    questions: z.array(importedQuestionSchema),
    page: z.number().int(),
    pages: z.number().int(),
    /** Questions of the import that were deleted. */
    deleted: z.number().int(),
    /** Changes of questions that were published. */
    changesPublished: z.number().int(),
    /** How many of those in the bank were edited since, and how many tests have served. */
    edited: z.number().int(),
    served: z.number().int(),
    /** The first of them. */
    changed: z.array(
      z.object({ row: z.number().int(), question: z.string(), isEdited: z.boolean(), isServed: z.boolean() }),
    ),
    /** When this was read, for {@link changeImport}. */
    seenAt: momentSchema,
    change: importChangeSchema.optional(),
  }),
});

export type ImportQuery = z.infer<typeof importQuestions.query>;
export type ImportOptions = z.infer<typeof importOptionsSchema>;
export type ImportSummary = z.infer<typeof importSummarySchema>;
export type ImportBatch = z.infer<typeof importBatch.response>;
export type ImportedQuestion = z.infer<typeof importedQuestionSchema>;
export type ImportedState = (typeof IMPORTED_STATES)[number];
export type ImportChange = z.infer<typeof importChangeSchema>;
export type ImportChangeRequest = z.infer<typeof changeImport.body>;
export type DraftFault = z.infer<typeof draftFaultSchema>;
export type CorrectedCell = z.infer<typeof correctedCellSchema>;
export type RowError = z.infer<typeof rowErrorSchema>;
export type ReviewRow = z.infer<typeof reviewRowSchema>;
export type DuplicateRow = z.infer<typeof duplicateRowSchema>;
export type PackageItem = z.infer<typeof packageItemSchema>;
export type ImportResponse = z.infer<typeof importResponseSchema>;
export type ImportProgress = z.infer<typeof importProgressSchema>;
