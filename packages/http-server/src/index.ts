export { parseAddress, sitePrefix } from './client-address';
export {
  currentRequestId,
  isClientGone,
  onClientGone,
  passRequestIds,
  REQUEST_ID_HEADER,
  refuseSecondHost,
  requestIdOptions,
} from './current-request';
export { errorMessage } from './error-messages';
export { limitBodies } from './limit-bodies';
export {
  addCounter,
  addGauge,
  createMetrics,
  type GaugeText,
  type MetricsRegistry,
  type MetricText,
  measureRequests,
} from './metrics';
export { clusterMetrics, type MetricsSource, type ProcessMetrics, serveMetrics } from './metrics-server';
export { drainOnStop, endStart, onStop, RestartPauses, STOP_LIMITS, type StartFailure } from './process';
export { BACKLOG, limitingOptions, REQUEST_LIMITS, type RequestLimits, WHOLE_BODY_BYTES } from './request-limits';
export { type EndedRequest, logRequests, onRequestEnd, type RequestLog } from './request-log';
