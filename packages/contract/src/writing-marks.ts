import { momentSchema, requiredContent, wholeNumber } from './primitives';
import { CRITERION_IDS, type CriterionId, WRITING_RUBRIC } from './writing-rubric';
import { z } from './zod';

/** The most comments on one text, and characters of one and of the message to the child. */
export const MAX_COMMENTS = 30;
export const MAX_COMMENT_TEXT = 300;
export const MAX_MESSAGE_TEXT = 600;

export const criterionIdSchema = z.enum(CRITERION_IDS);

const markOf = ({ name, marks }: { name: string; marks: number }) =>
  wholeNumber(0, marks, `${name} has 0 to ${marks} marks.`);

/** Marks by criterion: each is the index of a level of the practice rubric. */
export const writingMarksSchema = z.strictObject(
  Object.fromEntries(WRITING_RUBRIC.map((criterion) => [criterion.id, markOf(criterion)])) as Record<
    CriterionId,
    ReturnType<typeof markOf>
  >,
);

/** A stretch of a text, counted as JavaScript counts. */
export const textRangeSchema = z.object({ start: z.number().int().min(0), end: z.number().int().min(1) });

/** What a person says of the words from `start` to `end`. */
export const writingCommentSchema = textRangeSchema.extend({
  criterion: criterionIdSchema,
  text: requiredContent('A comment', MAX_COMMENT_TEXT),
});

/** What the child reads of a marking. */
export const returnedMarkingSchema = z.object({
  /** The draft that it is about; 1 is the text that was submitted. */
  draft: z.number().int(),
  comments: z.array(writingCommentSchema),
  /** About the whole text. */
  message: z.string().optional(),
  /** Absent where the marker gave comments only. */
  marks: writingMarksSchema.optional(),
  returnedAt: momentSchema,
  /** When it was changed after that. */
  changedAt: momentSchema.optional(),
});

/** In the order of a text. */
export function byPlace(one: TextRange, other: TextRange): number {
  return one.start - other.start || one.end - other.end;
}

export function overlaps(one: TextRange, other: TextRange): boolean {
  return one.start < other.end && other.start < one.end;
}

export type WritingMarks = z.infer<typeof writingMarksSchema>;
export type WritingComment = z.infer<typeof writingCommentSchema>;
export type ReturnedMarking = z.infer<typeof returnedMarkingSchema>;
export type TextRange = z.infer<typeof textRangeSchema>;

export function sumOfMarks(marks: Partial<WritingMarks>): number {
  return Object.values(marks).reduce((sum, mark) => sum + mark, 0);
}
