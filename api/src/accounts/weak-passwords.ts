import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary.passwords as string[]);

/** Whether a password is among the first that anybody tries: a common one, or the username itself. */
export function isWeak(password: string, username: string): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || lower === username.toLowerCase();
}
