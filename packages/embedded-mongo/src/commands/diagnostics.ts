import { arch, hostname, platform, release, totalmem } from 'node:os';
import { toNumber } from '../bson/numbers';
import { doc, isNumber, isString, type Maybe } from '../bson/values';
import { need } from '../errors';
import type { Collection } from '../storage/collection';
import { checkDatabase } from '../writes/namespaces';
import { atLeast } from './arguments';
import { type Call, type Command, command, lenient, namespaceOf } from './command';
import { MONGODB_VERSION } from './handshake';

const scaled = (size: number, scale = 1) => Math.floor(size / scale);

function sizes(collections: readonly Collection[], scale: number | undefined) {
  const sum = (part: (each: Collection) => number) => collections.reduce((total, each) => total + part(each), 0);
  const [count, size] = [sum((each) => each.count), sum((each) => each.size)];
  return {
    count,
    avgObjSize: count > 0 ? size / count : 0,
    size: scaled(size, scale),
    nindexes: sum((each) => each.indexes.length),
  };
}

const collStats = command({ scale: 'whole' }, (fields, call) => {
  const { database, name } = namespaceOf(call);
  const scale = atLeast(1, 'scale', fields.scale);
  const collection = call.engine.catalog.find(database, name);
  const { count, avgObjSize, size, nindexes } = sizes(collection ? [collection] : [], scale);
  return {
    ns: `${database}.${name}`,
    size,
    count,
    avgObjSize,
    storageSize: size,
    capped: false,
    nindexes,
    scaleFactor: scale ?? 1,
  };
});

const dbStats = command({ scale: 'whole', freeStorage: 'ignored' }, (fields, { engine, database }) => {
  const scale = atLeast(1, 'scale', fields.scale);
  const collections = engine.catalog.list(checkDatabase(database));
  const { count, avgObjSize, size, nindexes } = sizes(collections, scale);
  return {
    db: database,
    collections: collections.length,
    views: 0,
    objects: count,
    avgObjSize,
    dataSize: size,
    storageSize: size,
    indexes: nindexes,
    indexSize: 0,
    totalSize: size,
    scaleFactor: scale ?? 1,
  };
});

const serverStatus = ({ engine, operation }: Call) => ({
  host: hostname(),
  version: MONGODB_VERSION,
  process: 'embedded-mongo',
  pid: BigInt(process.pid),
  uptime: process.uptime(),
  localTime: operation.now,
  connections: doc({ current: engine.connectionCount, available: 1000 }),
  metrics: doc({ cursor: doc({ open: doc({ total: BigInt(engine.cursors.count) }) }) }),
  storageEngine: doc({ name: 'lmdb', persistent: true }),
});

const hostInfo = ({ operation }: Call) => ({
  system: doc({
    currentTime: operation.now,
    hostname: hostname(),
    memSizeMB: Math.floor(totalmem() / 2 ** 20),
    cpuArch: arch(),
  }),
  os: doc({ type: platform(), name: platform(), version: release() }),
  extra: doc(),
});

/** The few parameters that clients ask for; only the rhythm of the sweep can be set, as in MongoDB. */
const parameters = ({ engine }: Call): Record<string, Maybe> => ({
  featureCompatibilityVersion: doc({ version: MONGODB_VERSION.slice(0, 3) }),
  authenticationMechanisms: [],
  ttlMonitorSleepSecs: engine.sweeper.everySeconds,
});

function getParameter(call: Call) {
  const known = parameters(call);
  if (call.request.get('getParameter') === '*') return known;
  const asked = Object.keys(known).filter((name) => call.request.has(name));
  need(asked.length > 0, 'InvalidOptions', 'no option found to get');
  return Object.fromEntries(asked.map((name) => [name, known[name]]));
}

function setParameter({ ttlMonitorSleepSecs: seconds }: { ttlMonitorSleepSecs: Maybe }, { engine }: Call) {
  need(isNumber(seconds), 'InvalidOptions', 'no option found to set');
  need(toNumber(seconds) > 0, 'BadValue', 'ttlMonitorSleepSecs must be greater than 0');
  const was = engine.sweeper.everySeconds;
  engine.sweeper.start(toNumber(seconds));
  return { was };
}

const getLog = ({ request }: Call) => {
  const name = request.get('getLog');
  need(isString(name), 'TypeMismatch', 'Argument to getLog must be of type String');
  return name === '*' ? { names: ['global', 'startupWarnings'] } : { totalLinesWritten: 0, log: [] };
};

export const DIAGNOSTIC_COMMANDS: Record<string, Command> = {
  collStats,
  collstats: collStats,
  dbStats,
  dbstats: dbStats,
  serverStatus: lenient(serverStatus),
  hostInfo: lenient(hostInfo),
  getParameter: lenient(getParameter),
  setParameter: command({ ttlMonitorSleepSecs: 'any' }, setParameter),
  getLog: lenient(getLog),
  getCmdLineOpts: lenient(() => ({ argv: ['embedded-mongo'], parsed: doc() })),
  currentOp: lenient(() => ({ inprog: [] })),
};
