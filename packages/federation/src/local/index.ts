export {
  isLocalOrigin,
  LOCAL_RELEASE_FILE,
  type LocalRelease,
  type LocalRemote,
  localOrigin,
  localReleaseSchema,
  localRemoteSchema,
  OVERLAY_POLICY,
  OVERRIDE_COOKIE,
  releaseOfLocal,
} from './local-release';
