import { parsePipeline, splitQuery } from '../aggregation/pipeline';
import { doc, isDocument } from '../bson/values';
import { fail, need } from '../errors';
import { ownEntry } from '../own-entry';
import { explainSearch } from '../query/explain';
import type { FindRequest } from '../query/find';
import { AGGREGATE_FIELDS } from './aggregate';
import { type Call, type Command, command, namespaceOf, readCommand } from './command';
import { DISTINCT_FIELDS } from './count';
import { FIND_FIELDS, readFind } from './find';
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
    return { filter: isDocument(filter) ? filter : doc(), limit: isSingle ? 1 : 0 };
  };

/** How the records of each command are found. */
export const EXPLAINED: Record<string, Explained> = {
  find: (call) => readFind(readCommand(call, FIND_FIELDS)),
  distinct: (call) => ({ filter: readCommand(call, DISTINCT_FIELDS).query ?? doc() }),
  aggregate: (call) => splitQuery(parsePipeline(readCommand(call, AGGREGATE_FIELDS).pipeline)).request,
  update: firstStatement('updates'),
  delete: firstStatement('deletes'),
};

const explain = command(
  { verbosity: ['queryPlanner', 'executionStats', 'allPlansExecution'] } as const,
  async ({ verbosity = 'allPlansExecution' }, call) => {
    const inner = call.request.get('explain');
    need(isDocument(inner), 'TypeMismatch', "BSON field 'explain.explain' is the wrong type, expected type 'object'");
    const [name = ''] = inner.keys();
    const requestOf = ownEntry(EXPLAINED, name);
    if (!requestOf) fail('CommandNotFound', `Explain failed due to unknown command: ${name}`);
    const { engine, database, operation } = call;
    const innerCall = { ...call, name, request: inner };
    const namespace = namespaceOf(innerCall);
    const collection = engine.catalog.find(database, namespace.name);
    const isRun = verbosity !== 'queryPlanner';
    const describe = await explainSearch(engine.store, collection, requestOf(innerCall), operation, isRun);
    return {
      explainVersion: '1',
      ...describe(`${database}.${namespace.name}`),
      command: inner,
      serverInfo: doc({ version: MONGODB_VERSION, host: 'embedded' }),
    };
  },
);

export const EXPLAIN_COMMANDS: Record<string, Command> = { explain };
