export { isOlder, type RegistryStatement } from './registry-statement';
export {
  isRenewalDue,
  type KeySettings,
  type RegistryKeys,
  readPublicKeys,
  readRegistryKeys,
  signRegistry,
  verifyRegistry,
} from './sign-registry';
export { publicKeyOf, readSigningKey, requireSignature, signText, verifyText } from './sign-text';
export { type Expiring, SignatureError, type SignedText } from './signed-text';
