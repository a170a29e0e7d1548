export { platformRefusal } from '../platform-version';
export { type ActivateOptions, activate, activateAll } from './activate';
export { canaryToPromote, requireCanary, startCanary } from './canary';
export {
  applyDelegations,
  type DelegationChange,
  draftDelegations,
  type ListedTeam,
  listTeams,
} from './change-delegations';
export { findChromium, installedChromium } from './chromium';
export { copyReleases, folderTarget, type ReleaseTarget } from './copy-releases';
export { lastOrderIn } from './history';
export { linkReleases } from './linked-releases';
export { type LiveRelease, listReleases, readPrevious } from './listing';
export { type Draft, discardDrafts, draftRelease, publish, publishDraft } from './publish';
export {
  type AnyRelease,
  isShell,
  ReleaseError,
  readJson,
  registryPath,
  releaseFolder,
  SHELL,
  type SmokeStep,
  type VersionName,
} from './published';
export { deleteRefused, recordRefusal } from './record';
export { readRegistry, readReleases, readWritten } from './registry-file';
export { type ReleaseOptions, type ReleaseStep, releaseDrafts, releasePublished, type Trial } from './release';
export { releaseChanged, versionOfSources } from './release-changed';
export { compressFolder, hashFiles } from './release-files';
export { renewSignature, signAsItIs } from './renew-signature';
export { replaceFile } from './replace-file';
export { rollback } from './rollback';
export { type SentDraft, sentDraftSchema, TEAM_LIMITS, TeamDrafts } from './team-drafts';
