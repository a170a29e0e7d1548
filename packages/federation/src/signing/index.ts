export { requireSignature, signText, verifyText } from './sign-text';
export { type Expiring, SignatureError, type SignedText } from './signed-text';
export { publicKeyOf, readSigningKey } from './signing-key';
