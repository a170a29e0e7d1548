import { text } from 'node:stream/consumers';
import { confirm, password } from '@inquirer/prompts';
import type { Person } from './commands';

/** Asks on the terminal; without one, the password comes by a pipe and a yes by `--yes`. */
export function personAt({ isSure }: { isSure: boolean }): Person {
  return {
    newPassword: async () => {
      if (!process.stdin.isTTY) return (await text(process.stdin)).trim();
      return password({ message: 'New password (8 characters or more)', mask: '*' });
    },
    confirms: async (question) => isSure || (process.stdin.isTTY && confirm({ message: question, default: false })),
  };
}
