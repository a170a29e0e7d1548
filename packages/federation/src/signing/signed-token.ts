import type { KeyObject } from 'node:crypto';
import { signedTextSchema } from '../registry';
import { signText } from './sign-text';
import type { Expiring, SignedText } from './signed-text';

/** Signs a content as one word: for a cookie, a header, or the fragment of an address. */
export function signToken(content: Expiring, key: KeyObject): string {
  return Buffer.from(JSON.stringify(signText(content, key))).toString('base64url');
}

/** The signed text in a token, whoever signed it. Throws where there is none. */
export function textInToken(token: string): SignedText {
  return signedTextSchema.parse(JSON.parse(Buffer.from(token, 'base64url').toString()));
}
