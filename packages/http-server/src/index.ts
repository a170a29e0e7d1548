export { parseAddress, sitePrefix } from './client-address';
export { clusterMetrics, type ProcessMetrics } from './cluster-metrics';
export { currentRequestId, isClientGone, onClientGone } from './current-request';
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
export { type MetricsSource, serveMetrics } from './metrics-server';
export { drainOnStop, endStart, onStop, STOP_LIMITS, type StartFailure } from './process';
export { type EndedRequest, onRequestEnd } from './request-end';
export { passRequestIds, REQUEST_ID_HEADER, requestIdOptions } from './request-id';
export { BACKLOG, limitingOptions, REQUEST_LIMITS, type RequestLimits, WHOLE_BODY_BYTES } from './request-limits';
export { logRequests, type RequestLog } from './request-log';
export { RestartPauses } from './restart-pauses';
export { refuseSecondHost } from './second-host';
