import { fileURLToPath } from 'node:url';
import { COMMON_FIELDS } from '../src/commands/arguments';

export const RECORDED_FILE = fileURLToPath(new URL('../../../.cache/recorded-commands.jsonl', import.meta.url));

export type Features = Map<string, Set<string>>;

type Fields = Record<string, unknown>;

/** The arguments that the engine takes with every command; any other one is recorded as a field of its command. */
const GENERIC_FIELDS = Object.keys(COMMON_FIELDS);

/** Reads from commands, as a driver sends them, which features of MongoDB they ask for. */
export class FeatureReader {
  readonly features: Features = new Map();

  command(name: string, command: Fields) {
    this.add('commands', name);
    for (const [field, value] of Object.entries(command)) {
      if (field === name) continue;
      if (GENERIC_FIELDS.includes(field)) this.add('generic fields', field);
      else this.add(`fields of ${name}`, field);
      COMMAND_FIELDS[field]?.(this, value);
    }
    if (name === 'explain') this.explained(command.explain);
  }

  add(kind: string, feature: string) {
    const known = this.features.get(kind) ?? new Set();
    this.features.set(kind, known.add(feature));
  }

  fieldsOf(kind: string, value: unknown) {
    for (const name of Object.keys(asFields(value))) this.add(kind, name);
  }

  filter(filter: unknown) {
    for (const [name, value] of Object.entries(asFields(filter))) {
      if (!name.startsWith('$')) {
        this.condition(value);
        continue;
      }
      this.add('filter operators', name);
      if (name === '$expr') this.expression(value);
      else if (Array.isArray(value)) for (const each of value) this.filter(each);
    }
  }

  condition(condition: unknown) {
    if (isRegex(condition)) this.add('filter operators', '$regex');
    if (!isOperatorDocument(condition)) return;
    for (const [operator, argument] of Object.entries(condition)) {
      this.add('filter operators', operator);
      if (operator === '$not') this.condition(argument);
      else if (operator === '$elemMatch') this.element(argument);
      else if (Array.isArray(argument)) for (const each of argument) this.condition(each);
      else if (isRegex(argument)) this.condition(argument);
    }
  }

  element(condition: unknown) {
    const [first = ''] = Object.keys(asFields(condition));
    if (isOperatorDocument(condition) && !LOGICAL.has(first)) this.condition(condition);
    else this.filter(condition);
  }

  update(update: unknown) {
    if (Array.isArray(update)) {
      for (const stage of update) this.stage(stage, 'stages of an update');
      return;
    }
    for (const [operator, fields] of Object.entries(asFields(update))) {
      if (!operator.startsWith('$')) continue;
      this.add('update operators', operator);
      for (const [path, argument] of Object.entries(asFields(fields))) this.updateField(operator, path, argument);
    }
  }

  private updateField(operator: string, path: string, argument: unknown) {
    for (const part of path.split('.'))
      if (/^\$(\[.*\])?$/.test(part)) this.add('update paths', part.replace(/\[\w+\]/, '[identifier]'));
    if (operator === '$pull') this.element(argument);
    else if (isOperatorDocument(argument))
      for (const modifier of Object.keys(argument)) this.add(`modifiers of ${operator}`, modifier);
  }

  stage(stage: unknown, kind = 'stages') {
    for (const [name, argument] of Object.entries(asFields(stage))) {
      this.add(kind, name);
      if (name === '$match') this.filter(argument);
      else if (name === '$group') this.group(argument);
      else if (name === '$unionWith') this.unionWith(asFields(argument));
      else if (name === '$unwind') this.fieldsOf('fields of $unwind', argument);
      else if (name !== '$sort') this.expression(argument);
    }
  }

  private unionWith(fields: Fields) {
    this.fieldsOf('fields of $unionWith', fields);
    each(fields.pipeline, (stage) => this.stage(stage));
  }

  private group(fields: unknown) {
    for (const [name, definition] of Object.entries(asFields(fields))) {
      if (name === '_id') this.expression(definition);
      else
        for (const [accumulator, argument] of Object.entries(asFields(definition))) {
          this.add('accumulators', accumulator);
          this.expression(argument);
        }
    }
  }

  expression(expression: unknown) {
    if (Array.isArray(expression)) for (const each of expression) this.expression(each);
    for (const [name, argument] of Object.entries(asFields(expression))) {
      if (name.startsWith('$')) this.add('expression operators', name);
      if (name !== '$literal') this.expression(argument);
    }
  }

  projection(projection: unknown) {
    for (const value of Object.values(asFields(projection))) if (isOperatorDocument(value)) this.expression(value);
  }

  private explained(command: unknown) {
    const [name = ''] = Object.keys(asFields(command));
    this.add('explained commands', name);
    this.command(name, asFields(command));
  }
}

const LOGICAL = new Set(['$and', '$or', '$nor']);

const each = (list: unknown, read: (item: Fields) => void) => {
  if (Array.isArray(list)) for (const item of list) read(asFields(item));
};

const COMMAND_FIELDS: Record<string, (reader: FeatureReader, value: unknown) => void> = {
  filter: (reader, value) => reader.filter(value),
  query: (reader, value) => reader.filter(value),
  projection: (reader, value) => reader.projection(value),
  fields: (reader, value) => reader.projection(value),
  update: (reader, value) => reader.update(value),
  pipeline: (reader, value) => each(value, (stage) => reader.stage(stage)),
  updates: (reader, value) =>
    each(value, (statement) => {
      reader.fieldsOf('fields of updates', statement);
      reader.filter(statement.q);
      reader.update(statement.u);
      each(statement.arrayFilters, (filter) => reader.filter(filter));
    }),
  deletes: (reader, value) =>
    each(value, (statement) => {
      reader.fieldsOf('fields of deletes', statement);
      reader.filter(statement.q);
    }),
  arrayFilters: (reader, value) => each(value, (filter) => reader.filter(filter)),
  indexes: (reader, value) =>
    each(value, (spec) => {
      reader.fieldsOf('index options', spec);
      reader.filter(spec.partialFilterExpression);
    }),
  cursor: (reader, value) => reader.fieldsOf('fields of cursor', value),
  writeConcern: (reader, value) => reader.fieldsOf('fields of writeConcern', value),
};

/** The fields of a document; a value of another BSON type has none. */
function asFields(value: unknown): Fields {
  if (value instanceof Map) return Object.fromEntries(value);
  const isDocument = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isDocument && !('_bsontype' in value) && !(value instanceof Date) ? (value as Fields) : {};
}

const isOperatorDocument = (value: unknown): value is Fields =>
  Object.keys(asFields(value))[0]?.startsWith('$') === true;

const isRegex = (value: unknown) =>
  value instanceof RegExp || (value as { _bsontype?: string } | null)?._bsontype === 'BSONRegExp';
