import type { INestApplicationContext } from '@nestjs/common';
import { emailSchema, passwordSchema, usernameSchema } from '@wattle/contract';
import { z } from 'zod';
import { AccountsService } from '../accounts/accounts.service';
import { RegistrationService } from '../accounts/registration.service';
import { SessionsService } from '../auth/sessions.service';
import { FamiliesService } from './families.service';

/** What a command may ask the person who gave it. */
export interface Person {
  newPassword(): Promise<string>;
  confirms(question: string): Promise<boolean>;
}

/** Does the work and gives what is to be printed; throws a sentence where nothing was done. */
type Command = (app: INestApplicationContext, subject: string, person: Person) => Promise<string>;

/** The name of an admin may be an address (decision 4). */
const adminNameSchema = z.union([usernameSchema, emailSchema], 'A username has 3 to 30 letters, digits, . _ or -.');

export const COMMANDS: Record<string, Command> = {
  'admin create': async (app, subject, person) => {
    const username = adminNameSchema.parse(subject);
    const isFree = await app.get(AccountsService).isUsernameFree(username);
    if (!isFree) throw new Error(`The username ${username} is already taken.`);
    await app
      .get(RegistrationService)
      .createAdmin({ username, password: passwordSchema.parse(await person.newPassword()) });
    return `The admin ${username} can log in now.`;
  },

  'admin reset-password': async (app, subject, person) => {
    const known = await app.get(AccountsService).findByUsername(subject);
    if (!known) throw new Error(`There is nobody with the username ${subject}.`);
    await app.get(AccountsService).setPassword(known, passwordSchema.parse(await person.newPassword()));
    await app.get(SessionsService).closeAll(known._id);
    return `${known.username} has a new password and is signed out everywhere.`;
  },

  'family export': async (app, subject) => {
    const { email } = await kept(app, subject);
    return JSON.stringify(await app.get(FamiliesService).collect(email), null, 2);
  },

  'family erase': async (app, subject, person) => {
    const { email, lines } = await kept(app, subject);
    const list = lines.map((line) => `  ${line}`).join('\n');
    const isSure = await person.confirms(`Under ${email} are kept\n${list}\nDelete all of it?`);
    if (!isSure) throw new Error('Nothing was deleted. Without a terminal, --yes is the answer.');
    await app.get(FamiliesService).erase(email);
    return [
      `Deleted:\n${list}`,
      'With the embedded database, start Wattle again if it is running: only then the file holds no trace either.',
    ].join('\n');
  },
};

async function kept(app: INestApplicationContext, subject: string): Promise<{ email: string; lines: string[] }> {
  const email = emailSchema.parse(subject);
  const lines = await app.get(FamiliesService).describe(email);
  if (lines.length === 0) throw new Error(`Nothing is kept under ${email}.`);
  return { email, lines };
}

export const USAGE = `Usage:
  pnpm admin create <username>
  pnpm admin reset-password <username>
  pnpm family export <parent's e-mail address>
  pnpm family erase <parent's e-mail address> [--yes]

Passwords are asked for; they can also be piped in.`;
