import type { INestApplicationContext } from '@nestjs/common';
import { emailSchema, passwordSchema } from '@wattle/contract';
import { AccountsService } from '../accounts/accounts.service';
import { SessionsService } from '../auth/sessions.service';
import { FamiliesService } from './families.service';

/** What a command may ask the person who gave it. */
export interface Person {
  newPassword(): Promise<string>;
  confirms(question: string): Promise<boolean>;
}

/** Does the work and gives what is to be printed. */
type Command = (app: INestApplicationContext, subject: string, person: Person) => Promise<string>;

export const COMMANDS: Record<string, Command> = {
  'admin create': async (app, username, person) => {
    await app.get(AccountsService).createAdmin(username, passwordSchema.parse(await person.newPassword()));
    return `The admin ${username} can log in now.`;
  },

  'admin reset-password': async (app, username, person) => {
    const password = passwordSchema.parse(await person.newPassword());
    const user = await app.get(AccountsService).setPassword(username, password);
    if (!user) throw new Error(`There is nobody with the username ${username}.`);
    await app.get(SessionsService).closeAll(user._id);
    return `${user.username} has a new password and is signed out everywhere.`;
  },

  'family export': async (app, email) =>
    JSON.stringify(await app.get(FamiliesService).collect(emailSchema.parse(email)), null, 2),

  'family erase': async (app, email, person) => {
    const address = emailSchema.parse(email);
    const isSure = await person.confirms(`Delete everything that Wattle keeps of ${address} and the children?`);
    if (!isSure) return 'Nothing was deleted.';
    const families = await app.get(FamiliesService).erase(address);
    return [
      `Deleted: ${families} ${families === 1 ? 'family' : 'families'} of ${address}, free assessments and mails.`,
      'With the embedded database, start Wattle again if it is running: only then the file holds no trace either.',
    ].join('\n');
  },
};

export const USAGE = `Usage:
  pnpm admin create <username>
  pnpm admin reset-password <username>
  pnpm family export <parent's e-mail address>
  pnpm family erase <parent's e-mail address> [--yes]

Passwords are asked for; they can also be piped in.`;
