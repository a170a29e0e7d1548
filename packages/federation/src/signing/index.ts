export type { RegistryStatement, VerifiedRegistry } from './registry-statement';
export {
  isRenewalDue,
  type KeySettings,
  type RegistryKeys,
  readRegistryKeys,
  readTrustedKeys,
  requireNewer,
  signRegistry,
  statementIn,
  verifyDelegations,
  verifyRegistry,
} from './sign-registry';
export {
  addSignature,
  hashOf,
  publicKeyOf,
  readSigningKey,
  requireSignature,
  signText,
  signTogether,
  verifyText,
  verifyTogether,
} from './sign-text';
export {
  type ReleaseTrust,
  requireSignedRelease,
  requireTeamRelease,
  type SignedParts,
  signRelease,
} from './signed-release';
export {
  type Expiring,
  type KeySet,
  keyId,
  type MultiSignedText,
  refusalOf,
  SignatureError,
  type SignedText,
  type TrustedKeys,
} from './signed-text';
export { signToken } from './signed-token';
export { orderSchema, verifyOrder } from './verify-order';
