export {
  type CanaryVerdict,
  EVIDENCE_LIMIT,
  judgeCanary,
  MIN_FAILED_VISITORS,
  type VisitorCounts,
} from './judge-canary';
export { hasCanary, isCanaryFor, registryFor, VISITOR_NUMBERS } from './registry-for';
export { hasServedWell, isJudged, type ViewCounts } from './served-well';
export {
  networkNumber,
  pageToken,
  readPageToken,
  readVisitor,
  type SentPage,
  VISITOR_COOKIE,
  VISITOR_KEYS,
  VISITORS_PER_NETWORK,
  type Visitor,
  visitorCookie,
} from './visitor';
