import { z } from 'zod';

/** Variables as a process has them; an empty one counts as unset. */
export type Variables = Record<string, string | undefined>;

/** Wattle cannot start with these variables; the message has a line for each that is wrong, with its name. */
export class EnvironmentError extends Error {}

/** Checks the variables that a schema names, all at once. */
export function readVariables<Schema extends z.ZodObject>(schema: Schema, source: Variables): z.output<Schema> {
  const names = Object.keys(schema.shape);
  const given = Object.fromEntries(names.map((name) => [name, source[name] || undefined]));
  const result = schema.safeParse(given);
  if (!result.success) throw new EnvironmentError(describe(result.error));
  return result.data;
}

function describe(error: z.ZodError<Record<string, unknown>>): string {
  const { fieldErrors } = z.flattenError(error);
  return Object.entries(fieldErrors)
    .map(([name, messages]) => `${name}: ${messages?.join(', ')}`)
    .join('\n');
}
