import { text } from 'node:stream/consumers';
import { confirm, password } from '@inquirer/prompts';
import { MIN_PASSWORD_CHARACTERS } from '@wattle/contract/constants';
import { UNPRINTABLE } from '@wattle/contract/primitives';

export interface Person {
  newPassword(): Promise<string>;
  confirms(question: string): Promise<boolean>;
}

/** Asks on the terminal; without one, the password comes by a pipe and a yes by `--yes`. */
export function personAt({ isSure }: { isSure: boolean }): Person {
  return {
    newPassword: async () => {
      // The line break at the end comes from the pipe and is no part of the password.
      if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
      const first = await password({
        message: `New password (${MIN_PASSWORD_CHARACTERS} characters or more)`,
        mask: '*',
      });
      const again = await password({ message: 'The same once more', mask: '*' });
      if (first !== again) throw new Error('These were two different passwords. Nothing was changed.');
      return first;
    },
    confirms: async (question) => isSure || (process.stdin.isTTY && confirm({ message: question, default: false })),
  };
}

/** Names of some scripts need the two joiners. */
const UNPRINTABLE_CHARACTERS = new RegExp(`(?![\\u200c\\u200d])[${UNPRINTABLE}]`, 'gu');

/** Escapes characters that could move the cursor of a terminal or forge a line. */
export function printable(text: string): string {
  return text.replace(
    UNPRINTABLE_CHARACTERS,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

/** As {@link printable}, but line breaks stay. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}
