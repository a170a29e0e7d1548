/** Whether an Ed25519 signature of a text is right. */
export async function isSignedBy(publicKey: string, signature: string, text: string): Promise<boolean> {
  const [key, signed, bytes] = [bytesOf(publicKey), bytesOf(signature), new TextEncoder().encode(text)];
  const { subtle } = globalThis.crypto;
  // Absent where the page is not secure, and older browsers know no Ed25519.
  const imported = await subtle?.importKey('raw', key, 'Ed25519', false, ['verify']).catch(() => undefined);
  if (imported) return subtle.verify('Ed25519', imported, signed, bytes);
  return (await loadFallback()).isSignedBy(key, signed, bytes);
}

/** SHA-256 of a text in base64url. */
export async function hashOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const { subtle } = globalThis.crypto;
  const hash = subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : (await loadFallback()).hashOf(bytes);
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '');
}

const loadFallback = () => import(/* webpackChunkName: "signatures" */ './fallback-crypto');

/** Reads base64 and base64url. */
function bytesOf(text: string) {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
