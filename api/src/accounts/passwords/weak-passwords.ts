import { UnprocessableEntityException } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary.passwords as string[]);

interface Credentials {
  username: string;
  password: string;
}

/** Whether a password is a common one or the username itself, which attackers try first. */
export function isWeak(credentials: Credentials): boolean {
  return weaknessOf(credentials) !== undefined;
}

function weaknessOf({ username, password }: Credentials): string | undefined {
  const lower = password.toLowerCase();
  if (common.has(lower)) return 'is one that many people use';
  return lower === username.toLowerCase() ? 'is the username' : undefined;
}

/** Refuses a weak password of the child at `index`. */
export function requireStrong({ username, password }: Credentials, index = 0): void {
  const weakness = weaknessOf({ username, password });
  if (!weakness) return;
  const message = `The password of ${username} ${weakness}. Please choose another one.`;
  throw new UnprocessableEntityException({ message, errors: [{ path: `children.${index}.password`, message }] });
}
