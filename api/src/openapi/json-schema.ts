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
    override: ({ zodSchema, jsonSchema: made }) => complete(made as JsonSchema, zodSchema),
  });
  return rest;
}

function complete(made: JsonSchema, { _zod: { def } }: { _zod: { def: { type: string } } }): void {
  const { documentedAs } = made;
  if (documentedAs) {
    for (const key of Object.keys(made)) delete made[key];
    Object.assign(made, documentedAs);
  }
  // A tuple has exactly its items: without bounds, fewer and more would be valid too.
  if (def.type === 'tuple') {
    const { length } = made.prefixItems as unknown[];
    Object.assign(made, { minItems: length, maxItems: length, items: false });
  }
}
