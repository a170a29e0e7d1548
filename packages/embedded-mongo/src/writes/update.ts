import type { Environment } from '../aggregation/environment';
import { type Collation, parseCollation } from '../bson/collation';
import { decode } from '../bson/decode';
import type { Document, Maybe, Value } from '../bson/values';
import { need } from '../errors';
import { compileFilter } from '../query/matcher/filter';
import type { Match } from '../query/matcher/path-walk';
import type { Found } from '../query/scan';
import { compileUpdate, type Update } from '../update/compile';
import { upsertedDocument } from '../update/upsert';
import { type Located, locate } from './locate';
import type { Namespace } from './namespaces';
import { insertDocument, replaceRecord } from './records';

export interface UpdateStatement {
  filter: Document;
  update: Maybe;
  isMulti: boolean;
  isUpsert: boolean;
  sort?: Document | undefined;
  arrayFilters?: Maybe;
  collation?: Document | undefined;
  hint?: Maybe;
  /** The variables of a pipeline: `c` of an update, `let` of the command. */
  variables?: ReadonlyMap<string, Maybe>;
  bypassValidation?: boolean;
}

export interface UpdateResult {
  matched: number;
  modified: number;
  upsertedId?: Value;
  before?: Document;
  after?: Document;
}

/** How the records of a statement are found. */
export function requestOf(statement: UpdateStatement) {
  const { filter, sort, hint, isMulti, variables } = statement;
  return { filter, sort, hint, variables, collation: collationOf(statement), limit: isMulti ? 0 : 1 };
}

const collationOf = ({ collation }: UpdateStatement): Collation | undefined => parseCollation(collation);

/** Runs one statement within the transaction of its command. */
export function update(
  environment: Environment,
  namespace: Namespace,
  statement: UpdateStatement,
  ahead?: Located,
): UpdateResult {
  const { store, catalog, operation } = environment;
  const collection = catalog.find(namespace.database, namespace.name);
  const context = {
    collation: collationOf(statement) ?? collection?.collation,
    variables: statement.variables ?? new Map(),
    now: operation.now,
  };
  const change = compileUpdate(statement.update, statement.arrayFilters, context);
  need(
    !statement.isMulti || change.kind !== 'replacement',
    'FailedToParse',
    'multi update is not supported for replacement-style update',
  );
  const records = locate(store, collection, requestOf(statement), ahead);
  if (!collection || records.length === 0)
    return statement.isUpsert ? upsert(environment, namespace, statement, change) : NOTHING;
  const matches = compileFilter(statement.filter, context);
  const result: UpdateResult = { matched: records.length, modified: 0 };
  for (const found of records) {
    const match: Match = {};
    if (change.kind === 'operators') matches(found.document, match);
    result.after = changed(found, change, match);
    result.before = found.document;
    if (replaceRecord(collection, found, result.after, statement.bypassValidation)) result.modified++;
  }
  return result;
}

const NOTHING: UpdateResult = { matched: 0, modified: 0 };

/** Operators change the document in place, so they get one that nobody else has. */
const changed = (found: Found, { apply }: Update, match: Match) => apply(decode(found.bytes), match, false);

function upsert(
  { catalog }: Environment,
  { database, name }: Namespace,
  statement: UpdateStatement,
  change: Update,
): UpdateResult {
  const document = upsertedDocument(statement.filter, change);
  const collection = catalog.find(database, name) ?? catalog.create(database, name);
  insertDocument(collection, document, statement.bypassValidation);
  return { matched: 0, modified: 0, upsertedId: document.get('_id') as Value, after: document };
}
