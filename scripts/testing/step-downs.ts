import type { Document } from 'bson';
import type { CommandFailure } from './wire-messages';

/** What a primary does to a write while it is none any more. */
export interface StepDown {
  /** Whether the write has been carried out when its reply comes. */
  isApplied: boolean;
  /** Absent where the connection ends instead. */
  reply?: Document;
}

/** With it a driver knows that the write may be sent again. */
const LABELS = ['RetryableWriteError'];

const failed = (failure: CommandFailure): Document => ({ ok: 0, errorLabels: LABELS, ...failure });

/** As MongoDB words them. */
export const STEP_DOWNS: Record<string, StepDown> = {
  'refuses writes': {
    isApplied: false,
    reply: failed({ code: 10_107, codeName: 'NotWritablePrimary', errmsg: 'not primary' }),
  },
  'interrupts writes that it has carried out': {
    isApplied: true,
    reply: failed({ code: 11_602, codeName: 'InterruptedDueToReplStateChange', errmsg: 'operation was interrupted' }),
  },
  'closes connections': { isApplied: true },
  'takes writes back': {
    isApplied: false,
    reply: {
      ok: 1,
      n: 1,
      nModified: 1,
      errorLabels: LABELS,
      writeConcernError: {
        code: 189,
        codeName: 'PrimarySteppedDown',
        errmsg: 'Primary stepped down while waiting for replication',
      },
    },
  },
};

/** What a set answers where too few members have confirmed a write within `wtimeoutMS`; that write stands. */
export const NOT_REPLICATED: StepDown = {
  isApplied: true,
  reply: {
    ok: 1,
    n: 1,
    nModified: 1,
    writeConcernError: { code: 64, codeName: 'WriteConcernTimeout', errmsg: 'waiting for replication timed out' },
  },
};
