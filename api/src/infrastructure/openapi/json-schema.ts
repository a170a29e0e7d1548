import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** A schema of the contract as JSON Schema 2020-12, which OpenAPI 3.1 uses. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const {
    $schema,
    '~standard': _standard,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: made }) => replaceByDocumented(made as JsonSchema),
  });
  return rest;
}

/** A schema that documents itself is described by that alone. */
function replaceByDocumented(made: JsonSchema): void {
  const { documentedAs } = made;
  if (!documentedAs) return;
  for (const key of Object.keys(made)) delete made[key];
  Object.assign(made, documentedAs);
}
