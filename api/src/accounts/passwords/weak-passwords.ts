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

export function requireStrong({ username, password }: Credentials, index = 0): void {
  const weakness = weaknessOf({ username, password });
  if (!weakness) return;
  const message = `The password of ${username} ${weakness}. Please choose another one.`;
  throw new UnprocessableEntityException(aboutField(`children.${index}.password`, message));
}
