export { isOlder, type RegistryStatement } from './registry-statement';
export {
  isRenewalDue,
  type KeySettings,
  type RegistryKeys,
  readPublicKeys,
  readRegistryKeys,
  readRootKeys,
  signRegistry,
  verifyDelegations,
  verifyRegistry,
} from './sign-registry';
export {
  addSignature,
  publicKeyOf,
  readSigningKey,
  requireSignature,
  signText,
  signTogether,
  verifyText,
  verifyTogether,
} from './sign-text';
export {
  type Expiring,
  type KeySet,
  keyId,
  type MultiSignedText,
  SignatureError,
  type SignedText,
} from './signed-text';
