export { errorMessage } from './error-messages';
export { limitBodies } from './limit-bodies';
export { endStart, onStop, type StartFailure } from './process';
export { BACKLOG, limitingOptions, REQUEST_LIMITS, type RequestLimits, WHOLE_BODY_BYTES } from './request-limits';
export { logRequests, type RequestLog } from './request-log';
