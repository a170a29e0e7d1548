import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc, { type Arbitrary } from 'fast-check';

/** A JSON Schema of the document, as far as the contract needs it. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema;
  propertyNames?: JsonSchema;
  maxProperties?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

// Unions of the contract name the type of an object once, beside the alternatives.
const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true });
addFormats.default(ajv);

/** Checks values against a schema of the document; throws where the schema itself is not valid. */
export function validatorOf(schema: JsonSchema): (value: unknown) => boolean {
  return ajv.compile(schema);
}

/** Values that a schema of the document says are valid. */
export function arbitraryOf(schema: JsonSchema): Arbitrary<unknown> {
  return shapeOf(schema).filter(validatorOf(schema));
}

/** A character as zod counts them: those outside the basic plane count as two there, and as one in JSON Schema. */
const character = fc
  .integer({ min: 0x20, max: 0xfffd })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCharCode(code));

/** Values of a schema's shape, some of which may break a rule that stands beside it. */
function shapeOf(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => shapeOf({ ...schema, type })));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return arrayOf(schema);
    case 'string':
      return stringOf(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000 });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true, min: schema.minimum, max: schema.maximum });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
  }
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return fc.oneof(...alternatives.map(shapeOf));
  throw new Error(`No values are known of ${JSON.stringify(schema)}`);
}

function objectOf({ properties = {}, required = [], additionalProperties, propertyNames, maxProperties }: JsonSchema) {
  const named = fc.record(Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, shapeOf(each)])), {
    requiredKeys: required,
  });
  if (!additionalProperties) return named;
  const names = propertyNames ? (shapeOf(propertyNames) as Arbitrary<string>) : fc.string();
  return fc.dictionary(names, shapeOf(additionalProperties), { maxKeys: Math.min(maxProperties ?? 3, 3) });
}

function arrayOf({ items, minItems = 0, maxItems = 3 }: JsonSchema) {
  return fc.array(shapeOf(items ?? {}), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 3)),
  });
}

function stringOf({
  format,
  pattern,
  allOf = [],
  minLength = 0,
  maxLength = LONGEST_TEXT,
}: JsonSchema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'binary') return fc.string();
  const patterns = [pattern ?? [], ...allOf.map((each) => each.pattern ?? [])].flat();
  const generable = patterns.filter(isGenerable).map((source) => fc.stringMatching(new RegExp(source)));
  const text =
    generable.length > 0
      ? fc.oneof(...generable)
      : fc.string({ unit: character, minLength, maxLength: Math.min(maxLength, LONGEST_TEXT) });
  return (format === 'email' ? fc.emailAddress() : text)
    .filter((made) => made.length >= minLength && made.length <= maxLength)
    .filter((made) => patterns.every((source) => new RegExp(source, 'u').test(made)));
}

/** Longer texts take long to make; the limits of texts have tests of their own. */
const LONGEST_TEXT = 1_000;

/** The library knows no classes of Unicode; a random text seldom breaks those, nor a pattern without anchor. */
const isGenerable = (pattern: string) => pattern.startsWith('^') && !pattern.includes('\\p{');
