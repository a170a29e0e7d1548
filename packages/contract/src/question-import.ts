import { XLSX } from './bank';
import { del, get, post } from './endpoint';
import { fieldErrorSchema } from './primitives';
import { documentedAs, z } from './zod';

/** Names one import, so that its progress can be asked for and it can be cancelled; made by the client. */
const importIdSchema = z.string().regex(/^[\w-]{8,64}$/, 'This is not the name of an import.');

/** What is wrong in one cell. `path` says row and column in words, as `row 214, correct_answer`. */
const rowErrorSchema = fieldErrorSchema.extend({
  /** Number of the row in the sheet; the header is row 1. */
  row: z.number().int(),
  column: z.string(),
  /** What stands in the cell; at most 200 characters. */
  value: z.string(),
});

/** A row whose question is already in the bank, or stands in the file before. */
const duplicateRowSchema = z.object({ row: z.number().int(), question: z.string() });

/** Response of an import: the sentence to show, and what was done (docs/published.md, calls; docs/decisions/024). */
const importResponseSchema = z.object({
  message: z.string(),
  /** Name of the sheet that was read. */
  sheet: z.string(),
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
});

const ofImport = { params: { importId: importIdSchema }, refusals: [404] } as const;

/** How it treats bad rows: docs/decisions/024. */
export const importQuestions = post(
  '/addQuestions/import-questions',
  'content',
  'Import questions from an .xlsx file',
  {
    query: z.object({
      dryRun: documentedAs(z.stringbool(), { type: 'string', enum: ['true', 'false'] }).default(false),
      mode: z.enum(['all-or-nothing', 'valid-rows']).default('all-or-nothing'),
      importId: importIdSchema.optional(),
    }),
    form: z.object({ file: documentedAs(z.custom<Blob>(), { type: 'string', format: 'binary' }) }),
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

export const badRows = get(
  '/addQuestions/imports/{importId}/bad-rows',
  'content',
  'The bad rows of an import as an .xlsx file',
  { ...ofImport, mediaType: XLSX },
);

export type ImportQuery = z.infer<typeof importQuestions.query>;
export type RowError = z.infer<typeof rowErrorSchema>;
export type DuplicateRow = z.infer<typeof duplicateRowSchema>;
export type ImportResponse = z.infer<typeof importResponseSchema>;
export type ImportProgress = z.infer<typeof importProgressSchema>;
