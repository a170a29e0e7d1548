import type { Maybe } from './bson/values';

/** MongoDB's error codes by name; drivers and mongoose read both. */
const CODES = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  IllegalOperation: 20,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  ShutdownInProgress: 91,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  QueryPlanKilled: 175,
  InvalidIndexSpecificationOption: 197,
  ClientDisconnect: 279,
  NoQueryExecutionPlans: 291,
  DataCorruptionDetected: 301,
  UnsupportedOpQueryCommand: 352,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  IDLFailedToParse: 40414,
  IDLUnknownField: 40415,
} as const;

export type CodeName = keyof typeof CODES;

const NAMES = new Map<number, string>(Object.entries(CODES).map(([name, code]) => [code, name]));

/** An error as MongoDB replies it: `details` are further fields of the reply, such as keyPattern. */
export class MongoError extends Error {
  override readonly name = 'MongoError';
  readonly code: number;

  constructor(
    code: CodeName | number,
    message: string,
    readonly details: Record<string, Maybe> = {},
  ) {
    super(message);
    this.code = typeof code === 'number' ? code : CODES[code];
  }

  /** MongoDB calls a code without a name after its location in the source. */
  get codeName(): string {
    return NAMES.get(this.code) ?? `Location${this.code}`;
  }
}

export function fail(code: CodeName | number, message: string, details?: Record<string, Maybe>): never {
  throw new MongoError(code, message, details);
}

/** Fails unless `condition` holds. */
export function need(condition: unknown, code: CodeName | number, message: string): asserts condition {
  if (!condition) fail(code, message);
}

/** Logs an error that does not end the engine. */
export function logError(error: unknown) {
  process.stderr.write(`embedded-mongo: ${error instanceof Error ? error.stack : error}\n`);
}
