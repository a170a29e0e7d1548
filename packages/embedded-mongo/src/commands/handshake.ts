import { MAX_DOCUMENT_BYTES } from '../bson/encode';
import { MAX_MESSAGE_BYTES } from '../wire/frames';
import { type Call, type Command, command, lenient } from './command';

/** The version of MongoDB whose behaviour the engine follows, and the protocol that goes with it. */
export const MONGODB_VERSION = '6.0.0';
const WIRE_VERSION = 17;

/** Without `topologyVersion` a driver polls, and without `setName` it takes the server for a stand-alone one. */
const hello = ({ connectionId, name }: Call) => ({
  helloOk: true,
  ...(name === 'hello' ? { isWritablePrimary: true } : { ismaster: true }),
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  maxMessageSizeBytes: MAX_MESSAGE_BYTES,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  connectionId,
  minWireVersion: 0,
  maxWireVersion: WIRE_VERSION,
  readOnly: false,
});

const buildInfo = () => ({
  version: MONGODB_VERSION,
  gitVersion: 'embedded',
  modules: [],
  allocator: 'system',
  javascriptEngine: 'none',
  sysInfo: 'deprecated',
  versionArray: [...MONGODB_VERSION.split('.').map(Number), 0],
  bits: 64,
  debug: false,
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  storageEngines: ['lmdb'],
});

export const HANDSHAKE_COMMANDS: Record<string, Command> = {
  hello: lenient(hello),
  isMaster: lenient(hello),
  ismaster: lenient(hello),
  ping: command({}, () => ({})),
  buildInfo: lenient(buildInfo),
};
