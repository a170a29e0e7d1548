import { UnprocessableEntityException } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';
import { aboutField } from '../../infrastructure';

const common = new Set(dictionary.passwords as string[]);

interface Credentials {
  username: string;
  password: string;
}

export function isWeak(credentials: Credentials): boolean {
  return weaknessOf(credentials) !== undefined;
}

function weaknessOf({ username, password }: Credentials): string | undefined {
  const lower = password.toLowerCase();
  if (common.has(lower)) return 'is one that many people use';
  return lower === username.toLowerCase() ? 'is the username' : undefined;
}

/** `path` names the field of the form that it was typed into. */
export function requireStrong({ username, password }: Credentials, path = 'password'): void {
  const weakness = weaknessOf({ username, password });
  if (!weakness) return;
  const message = `The password of ${username} ${weakness}. Please choose another one.`;
  throw new UnprocessableEntityException(aboutField(path, message));
}
