export { isLocalOrigin, LOCAL_RELEASE_FILE, localOrigin, OVERLAY_POLICY, OVERRIDE_COOKIE } from './local-origin';
export {
  type LocalRelease,
  type LocalRemote,
  localReleaseSchema,
  localRemoteSchema,
  releaseOfLocal,
} from './local-release';
