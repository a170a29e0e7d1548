import type { Maybe } from './bson/values';

/** MongoDB's error codes by name; the driver and mongoose look at both. */
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
  DocumentValidationFailure: 121,
  NotAReplicaSet: 123,
  ExceededMemoryLimit: 146,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  QueryPlanKilled: 175,
  InvalidIndexSpecificationOption: 197,
  NotImplemented: 238,
  ConversionFailure: 241,
  ClientDisconnect: 279,
  NoQueryExecutionPlans: 291,
  UnsupportedOpQueryCommand: 352,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  IDLFailedToParse: 40414,
  IDLUnknownField: 40415,
} as const;

export type CodeName = keyof typeof CODES;

const NAMES = new Map<number, string>(Object.entries(CODES).map(([name, code]) => [code, name]));

/** An error as MongoDB answers it: `details` are further fields of the answer, such as keyPattern. */
export class MongoError extends Error {
  readonly code: number;
  readonly details: Record<string, Maybe>;

  constructor(code: CodeName | number, message: string, details: Record<string, Maybe> = {}) {
    super(message);
    this.name = 'MongoError';
    this.code = typeof code === 'number' ? code : CODES[code];
    this.details = details;
  }

  /** MongoDB calls a code without a name after the place in its source that throws it. */
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
