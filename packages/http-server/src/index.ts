export { limitBodies } from './limit-bodies';
export { limitingOptions, REQUEST_LIMITS, type RequestLimits, WHOLE_BODY_BYTES } from './request-limits';
