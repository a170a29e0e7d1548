import { compileStages, parsePipeline, splitQuery } from '../aggregation/pipeline';
import { doc, isDocument } from '../bson/values';
import { fail, need } from '../errors';
import { ownEntry } from '../own-entry';
import { explainSearch } from '../query/explain';
import type { FindRequest } from '../query/find';
import { compileProjection } from '../query/projection/compile';
import { compileUpdate } from '../update/compile';
import { requestOf } from '../writes/update';
import { AGGREGATE_FIELDS } from './aggregate';
import { type Call, type Command, command, namespaceOf, readCommand } from './command';
import { DISTINCT_FIELDS } from './count';
import { FIND_FIELDS, readFind } from './find';
import { MONGODB_VERSION } from './handshake';
import { DELETE_FIELDS, readDelete, readUpdate, UPDATE_FIELDS } from './writes';

type Explained = (call: Call) => FindRequest;

/** How the records of each command are found; everything else that it names is checked as well. */
export const EXPLAINED: Record<string, Explained> = {
  find: (call) => {
    const request = readFind(readCommand(call, FIND_FIELDS));
    if (request.projection) compileProjection(request.projection);
    return request;
  },
  distinct: (call) => ({ filter: readCommand(call, DISTINCT_FIELDS).query ?? doc() }),
  aggregate: (call) => {
    const { request, rest } = splitQuery(parsePipeline(readCommand(call, AGGREGATE_FIELDS).pipeline));
    compileStages(rest, call.operation);
    return request;
  },
  update: (call) => {
    const [statement] = readCommand(call, UPDATE_FIELDS).updates.map(readUpdate);
    if (!statement) fail('InvalidLength', 'Explained write batches must contain one statement');
    compileUpdate(statement.update, statement.arrayFilters);
    return requestOf(statement);
  },
  delete: (call) => {
    const [statement] = readCommand(call, DELETE_FIELDS).deletes.map(readDelete);
    return statement ?? fail('InvalidLength', 'Explained write batches must contain one statement');
  },
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
