import { config, z } from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    documentedAs?: Readonly<Record<string, unknown>>;
  }
}

// A page whose security policy forbids evaluation reports zod's attempt to compile its schemas.
if ('document' in globalThis) config({ jitless: true });

/** Names the JSON Schema of what a schema accepts, where it cannot be derived: no wider than the schema itself. */
export function documentedAs<Schema extends z.ZodType>(schema: Schema, json: Record<string, unknown>): Schema {
  return schema.meta({ documentedAs: json });
}

export { z };
