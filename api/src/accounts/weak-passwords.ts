import { UnprocessableEntityException } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary.passwords as string[]);

interface Credentials {
  username: string;
  password: string;
}

/** Whether a password is a common one or the username itself, which attackers try first. */
export function isWeak({ username, password }: Credentials): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || lower === username.toLowerCase();
}

/** Refuses a weak password of the child at `index`. */
export function requireStrong({ username, password }: Credentials, index = 0): void {
  if (!isWeak({ username, password })) return;
  const message = `The password of ${username} is one that many people use. Please choose another one.`;
  throw new UnprocessableEntityException({ message, errors: [{ path: `children.${index}.password`, message }] });
}
