import { createRequire } from 'node:module';

// The package's ES module has no extension that Node would take it by.
const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as {
  dictionary: { passwords: string[] };
};

const common = new Set(dictionary.passwords);

/** Whether a password is among the first that anybody tries: a common one, or the username itself. */
export function isWeak(password: string, username: string): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || lower === username.toLowerCase();
}
