import { compileStages, parsePipeline, splitQuery } from '../aggregation/pipeline';
import type { PipelineContext } from '../aggregation/stage';
import { doc, isDocument, type Value } from '../bson/values';
import { fail, need } from '../errors';
import { ownEntry } from '../own-entry';
import { explainSearch } from '../query/explain';
import { type FindRequest, prepareSearch } from '../query/find';
import { compileProjection } from '../query/projection/compile';
import { concat } from '../query/stream';
import { compileUpdate } from '../update/compile';
import { requestOf } from '../writes/update';
import { type Call, type Command, command, namespaceOf, readCommand } from './command';
import { MONGODB_VERSION } from './handshake';
import { AGGREGATE_FIELDS, DISTINCT_FIELDS, FIND_FIELDS, readFind } from './queries';
import { DELETE_FIELDS, readDelete, readUpdate, UPDATE_FIELDS } from './writes';

interface Searched {
  /** The collection, where it is not the one of the command. */
  coll?: string;
  request: FindRequest;
}

type Explained = (call: Call) => [own: Searched, ...unions: Searched[]];

/** How the records of each command are found; everything else that it names is checked as well. */
const EXPLAINED: Record<string, Explained> = {
  find: (call) => {
    const request = readFind(readCommand(call, FIND_FIELDS));
    if (request.projection) compileProjection(request.projection);
    return [{ request }];
  },
  distinct: (call) => [{ request: { filter: readCommand(call, DISTINCT_FIELDS).query ?? doc() } }],
  aggregate: (call) => {
    const unions: Searched[] = [];
    const read = (pipeline: Value): FindRequest => {
      const { request, rest } = splitQuery(parsePipeline(pipeline));
      const union: PipelineContext['union'] = (coll, others) => {
        unions.push({ coll, request: read(others) });
        return concat();
      };
      compileStages(rest, { operation: call.operation, union });
      return request;
    };
    return [{ request: read(readCommand(call, AGGREGATE_FIELDS).pipeline) }, ...unions];
  },
  update: (call) => {
    const statement = firstOf(readCommand(call, UPDATE_FIELDS).updates.map(readUpdate));
    compileUpdate(statement.update, statement.arrayFilters);
    return [{ request: requestOf(statement) }];
  },
  delete: (call) => [{ request: firstOf(readCommand(call, DELETE_FIELDS).deletes.map(readDelete)) }],
};

const firstOf = <T>([statement]: T[]): T =>
  statement ?? fail('InvalidLength', 'Explained write batches must contain one statement');

const explain = command(
  { verbosity: ['queryPlanner', 'executionStats', 'allPlansExecution'] } as const,
  async ({ verbosity = 'allPlansExecution' }, call) => {
    const inner = call.request.get('explain');
    need(isDocument(inner), 'TypeMismatch', "BSON field 'explain.explain' is the wrong type, expected type 'object'");
    const [name = ''] = inner.keys();
    const searchesOf = ownEntry(EXPLAINED, name);
    if (!searchesOf) fail('CommandNotFound', `Explain failed due to unknown command: ${name}`);
    const { engine, database, operation } = call;
    const innerCall = { ...call, name, request: inner };
    const namespace = namespaceOf(innerCall);
    const isRun = verbosity !== 'queryPlanner';
    const describe = async ({ coll = namespace.name, request }: Searched) => {
      const search = prepareSearch(engine.store, engine.catalog.find(database, coll), request);
      return explainSearch(search, request, `${database}.${coll}`, operation, isRun);
    };
    const [own, ...unions] = searchesOf(innerCall);
    const described = await describe(own);
    const stages = [doc({ $cursor: doc(described) })];
    for (const union of unions) {
      const pipeline = [doc({ $cursor: doc(await describe(union)) })];
      stages.push(doc({ $unionWith: doc({ coll: union.coll, pipeline }) }));
    }
    return {
      explainVersion: '1',
      ...(unions.length > 0 ? { stages } : described),
      command: inner,
      serverInfo: doc({ version: MONGODB_VERSION, host: 'embedded' }),
    };
  },
);

export const EXPLAIN_COMMANDS: Record<string, Command> = { explain };
