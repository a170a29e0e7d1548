import { parsePipeline, splitQuery } from '../aggregation/pipeline';
import { parseCollation } from '../bson/collation';
import { doc, isDocument } from '../bson/values';
import { fail, need } from '../errors';
import { explainSearch } from '../query/explain';
import type { FindRequest } from '../query/find';
import { requestOf } from '../writes/update';
import { AGGREGATE_FIELDS } from './aggregate';
import { readVariables } from './arguments';
import { type Call, type Command, command, namespaceOf, readCommand } from './command';
import { COUNT_FIELDS, DISTINCT_FIELDS, requestOfCount, requestOfDistinct } from './count';
import { FIND_FIELDS, readFind } from './find';
import { FIND_AND_MODIFY_FIELDS, statementOf } from './find-and-modify';
import { MONGODB_VERSION } from './handshake';

type Explained = (call: Call) => FindRequest;

/** Of an update or delete only its first statement is explained. */
const firstStatement =
  (name: string): Explained =>
  ({ request }) => {
    const statements = request.get(name);
    const first = Array.isArray(statements) ? statements[0] : undefined;
    need(isDocument(first), 'IDLFailedToParse', `BSON field '${name}' is missing but a required field`);
    const filter = first.get('q');
    const isSingle = name === 'updates' ? first.get('multi') !== true : first.get('limit') === 1;
    return {
      filter: isDocument(filter) ? filter : doc(),
      hint: first.get('hint'),
      collation: parseCollation(first.get('collation')),
      limit: isSingle ? 1 : 0,
    };
  };

/** How the records of each command are found. */
const EXPLAINED: Record<string, Explained> = {
  find: (call) => readFind(readCommand(call, FIND_FIELDS), call),
  count: (call) => requestOfCount(readCommand(call, COUNT_FIELDS)),
  distinct: (call) => requestOfDistinct(readCommand(call, DISTINCT_FIELDS)),
  aggregate: (call) => {
    const { pipeline, hint, collation, let: bindings } = readCommand(call, AGGREGATE_FIELDS);
    const { request } = splitQuery(parsePipeline(pipeline));
    return { ...request, hint, collation: parseCollation(collation), variables: readVariables(bindings, call) };
  },
  findAndModify: (call) => requestOf(statementOf(readCommand(call, FIND_AND_MODIFY_FIELDS), call)),
  update: firstStatement('updates'),
  delete: firstStatement('deletes'),
};

const explain = command(
  { explain: 'object!', verbosity: ['queryPlanner', 'executionStats', 'allPlansExecution'] } as const,
  async ({ explain: inner, verbosity = 'allPlansExecution' }, call) => {
    const [name = ''] = inner.keys();
    const explained = Object.hasOwn(EXPLAINED, name) ? EXPLAINED[name] : undefined;
    if (!explained) fail('CommandNotFound', `Explain failed due to unknown command: ${name}`);
    const { engine, database, operation } = call;
    const innerCall = { ...call, name, request: inner };
    const namespace = namespaceOf(innerCall);
    const collection = engine.catalog.find(database, namespace.name);
    const result = await explainSearch(
      engine.store,
      collection,
      explained(innerCall),
      operation,
      verbosity !== 'queryPlanner',
    );
    return {
      explainVersion: '1',
      ...result(`${database}.${namespace.name}`),
      command: inner,
      serverInfo: doc({ version: MONGODB_VERSION, host: 'embedded' }),
    };
  },
);

export const EXPLAIN_COMMANDS: Record<string, Command> = { explain };
