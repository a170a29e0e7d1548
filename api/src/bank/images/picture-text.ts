const OWN_ADDRESS = /\/api\/images\/([0-9a-f]{64})$/;
const DATA_URL = /^data:image\/(?:png|jpeg|webp|gif);base64,([\w+/=\s]+)$/;
/** Shorter texts are no picture, although some words are valid base64. */
const BASE64 = /^[A-Za-z0-9+/\s]{60,}={0,2}$/;

export const NOT_A_PICTURE_TEXT =
  'A picture is a PNG, JPEG, WebP or GIF file, or an address that begins with https://.';

type PictureText =
  | { kind: 'ours'; hash: string }
  | { kind: 'bytes'; bytes: Buffer }
  | { kind: 'address'; address: string }
  | { kind: 'none' };

export function readPictureText(text: string): PictureText {
  const hash = OWN_ADDRESS.exec(text)?.[1];
  if (hash) return { kind: 'ours', hash };
  const base64 = DATA_URL.exec(text)?.[1] ?? (BASE64.test(text) ? text : undefined);
  if (base64) return { kind: 'bytes', bytes: Buffer.from(base64, 'base64') };
  // Only browsers fetch it, never the server.
  const isAddress = URL.canParse(text) && new URL(text).protocol === 'https:';
  return isAddress ? { kind: 'address', address: text } : { kind: 'none' };
}
