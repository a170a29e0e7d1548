export { CallError, type Progress, type RemoteStatus } from './calls';
export { idOf, type Outcome, readRemote, sendOrder } from './send-order';
export { type SentRelease, sendRelease } from './send-release';
