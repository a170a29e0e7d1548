import { BadRequestException, UnprocessableEntityException } from '@nestjs/common';
import type { FieldError } from '@wattle/contract/primitives';
import type { z } from 'zod';

/** A value that a schema of the contract accepts; the schema is the DTO. */
export function validated<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value, { error: sentenceOf });
  if (!error) return data;
  const errors = error.issues.map((issue): FieldError => ({ path: issue.path.join('.'), message: issue.message }));
  const body = { message: errors[0]?.message, errors };
  // A rule that the shape cannot express is broken by a well-formed request (docs/published.md, calls).
  const isWellFormed = error.issues.every(({ code }) => code === 'custom');
  throw isWellFormed ? new UnprocessableEntityException(body) : new BadRequestException(body);
}

/** The sentence for an issue that its schema has none for. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.length ? `"${issue.path.join('.')}"` : 'The request';
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${field} is missing.`;
  if (issue.code === 'invalid_value') return `${field} must be one of: ${issue.values.join(', ')}.`;
  if (issue.code === 'too_big') return `${field} is too long or too large.`;
  if (issue.code === 'too_small') return `${field} is too short or too small.`;
  return `${field} is not of the right kind.`;
}
