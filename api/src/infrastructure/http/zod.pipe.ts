import { BadRequestException, type PipeTransform, UnprocessableEntityException } from '@nestjs/common';
import type { FieldError } from '@wattle/contract';
import type { z } from 'zod';

export class ZodPipe<Schema extends z.ZodType> implements PipeTransform<unknown, z.output<Schema>> {
  constructor(private readonly schema: Schema) {}

  transform(value: unknown): z.output<Schema> {
    const { data, error } = this.schema.safeParse(value, { error: sentenceOf });
    if (!error) return data;
    const errors = error.issues.map((issue): FieldError => ({ path: issue.path.join('.'), message: issue.message }));
    const body = { message: errors[0]?.message, errors };
    // A request that breaks only custom rules is well-formed (docs/published.md, calls).
    const isWellFormed = error.issues.every(({ code }) => code === 'custom');
    throw isWellFormed ? new UnprocessableEntityException(body) : new BadRequestException(body);
  }
}

function sentenceOf(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.length ? `"${issue.path.join('.')}"` : 'The request';
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${field} is missing.`;
  if (issue.code === 'invalid_value') return `${field} must be one of: ${issue.values.join(', ')}.`;
  if (issue.code === 'too_big') return `${field} is too long or too large.`;
  if (issue.code === 'too_small') return `${field} is too short or too small.`;
  return `${field} is not of the right kind.`;
}
