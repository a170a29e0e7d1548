import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addSignature,
  publicKeyOf,
  readSigningKey,
  type SignedText,
  signText,
  signTogether,
  verifyText,
  verifyTogether,
} from './index';

const folder = mkdtempSync(join(tmpdir(), 'wattle-signing-'));
afterAll(() => rmSync(folder, { recursive: true }));

const newKey = () => generateKeyPairSync('ed25519').privateKey;
const [own, other] = [newKey(), newKey()];
const content = { for: 'mf-tests', expiresAt: '2026-03-01T10:00:00.000Z' };
const before = new Date('2026-03-01T09:59:59.999Z');

test('a signed text is read with any of the keys that count', () => {
  const keys = [publicKeyOf(other), publicKeyOf(own)];
  expect(verifyText(signText(content, own), keys, before)).toEqual(content);
});

test.each<[string, (signed: SignedText) => SignedText, Date, string]>([
  [
    'was changed',
    (signed) => ({ ...signed, statement: signed.statement.replace('tests', 'auth') }),
    before,
    'does not match',
  ],
  ['has no signature', (signed) => ({ ...signed, signature: '' }), before, 'does not match'],
  ['is signed by another key', () => signText(content, other), before, 'unknown key'],
  ['names a key that has not signed it', ({ key }) => ({ ...signText(content, other), key }), before, 'does not match'],
  ['has expired', (signed) => signed, new Date(content.expiresAt), 'expired at 2026-03-01'],
])('a text that %s does not count', (_what, change, now, reason) => {
  expect(() => verifyText(change(signText(content, own)), [publicKeyOf(own)], now)).toThrow(reason);
});

test('a text without an expiry does not count', () => {
  const signed = signText({} as typeof content, own);
  expect(() => verifyText(signed, [publicKeyOf(own)], before)).toThrow('expired');
});

test('a key is made once, for its owner only', () => {
  const file = join(folder, 'new/key.pem');
  const made = publicKeyOf(readSigningKey(file, true));
  expect(publicKeyOf(readSigningKey(file, true))).toBe(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(made).toMatch(/^[\w-]{43}$/);
});

test('a key that somebody else is to provide is never made', () => {
  const file = join(folder, 'missing.pem');
  expect(() => readSigningKey(file, false)).toThrow(`There is no key at ${file}`);
});

test('another kind of key is refused', () => {
  const file = join(folder, 'rsa.pem');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1_024 });
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  expect(() => readSigningKey(file, true)).toThrow(`${file} holds no Ed25519 key`);
});

test('a key that is listed twice signs once', () => {
  const signed = signTogether({ purpose: 'order' }, [own]);
  const keys = [publicKeyOf(own), publicKeyOf(own), publicKeyOf(other)];
  expect(() => verifyTogether(signed, { keys, threshold: 2 })).toThrow('1 of 2 signatures');
  expect(verifyTogether(addSignature(signed, other), { keys, threshold: 2 })).toEqual({ purpose: 'order' });
  expect(() => verifyTogether({ ...signed, signatures: [] }, { keys, threshold: 0 })).toThrow('0 of 0 signatures');
});
