import { UnprocessableEntityException } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary.passwords as string[]);

/** Whether a password is a common one or the username itself, which attackers try first. */
function isWeak(password: string, username: string): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || lower === username.toLowerCase();
}

/** Refuses a weak password of the child at `index`. */
export function requireStrong({ username, password }: { username: string; password: string }, index = 0): void {
  if (!isWeak(password, username)) return;
  const message = `The password of ${username} is one that many people use. Please choose another one.`;
  throw new UnprocessableEntityException({ message, errors: [{ path: `children.${index}.password`, message }] });
}
