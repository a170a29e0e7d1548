export {
  type CanaryVerdict,
  EVIDENCE_LIMIT,
  judgeCanary,
  MIN_FAILED_VIEWS,
  type ViewCounts,
} from './judge-canary';
export { judgedVersions, provenVersions, type VersionCounts } from './proven-versions';
export { hasCanary, registryFor, VISITOR_NUMBERS } from './registry-for';
