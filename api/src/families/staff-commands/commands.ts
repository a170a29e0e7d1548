import type { INestApplicationContext } from '@nestjs/common';
import { passwordSchema, usernameSchema } from '@wattle/contract/accounts';
import { USERNAME_CHARACTERS } from '@wattle/contract/constants';
import { emailSchema } from '@wattle/contract/primitives';
import { formatCount } from '@wattle/contract/text';
import { z } from 'zod';
import { AccountsService, RegistrationService, SessionsService, type User } from '../../accounts';
import { CountingService } from '../../statistics';
import { FamilyChildrenService } from '../members/family-children.service';
import { StaffActionsService } from '../staff-actions/staff-actions.service';
import { BY, type Command, FAMILY_COMMANDS } from './family-commands';

/** The name of an admin may be an address (docs/decisions/017). */
const adminNameSchema = z.union(
  [usernameSchema, emailSchema],
  `A username has ${USERNAME_CHARACTERS.min} to ${USERNAME_CHARACTERS.max} letters, digits, . _ or -.`,
);

const percentSchema = z
  .string()
  .regex(/^\d{1,3}$/, 'Extra time is a whole number of percent.')
  .transform(Number)
  .pipe(z.number().max(300, 'Extra time is at most 300 percent.'));

export const COMMANDS: Record<string, Command> = {
  'admin create': {
    takes: ['username'],
    run: async (app, [name], person) => {
      const username = adminNameSchema.parse(name);
      const isFree = await app.get(AccountsService).isUsernameFree(username);
      if (!isFree) throw new Error(`The username ${username} is already taken.`);
      const password = passwordSchema.parse(await person.newPassword());
      const created = await app.get(RegistrationService).createStaff({ username, password, role: 'admin' });
      await app.get(StaffActionsService).recordOnAccount(created, { by: BY, kind: 'account-created', role: 'admin' });
      return `The admin ${username} can log in now.`;
    },
  },

  'admin reset-password': {
    takes: ['username'],
    run: async (app, [name = ''], person) => {
      const known = await app.get(AccountsService).findByUsername(name);
      if (!known) throw new Error(`There is nobody with the username ${name}.`);
      const password = passwordSchema.parse(await person.newPassword());
      await recordNewPassword(app, known);
      const isSet = await app.get(AccountsService).setPassword(known, password);
      if (!isSet) throw new Error(`The password of ${name} was changed meanwhile. Run the command again.`);
      await app.get(SessionsService).closeAll(known._id);
      return `${known.username} has a new password and is logged out everywhere.`;
    },
  },

  'student extra-time': {
    takes: ['username', 'percent'],
    run: async (app, [username = '', percent]) => {
      const more = percentSchema.parse(percent);
      const child = await app.get(FamilyChildrenService).byUsername(username);
      const moved = await app.get(FamilyChildrenService).setAllowance(child, 'extraTime', { amount: more }, BY);
      const open = moved > 0 ? ` Open tests with a new deadline: ${moved}.` : '';
      return `Timed tests last ${more} percent longer for ${username}.${open}`;
    },
  },

  'admin count-answers': {
    takes: [],
    run: async (app) => {
      const answers = await app.get(CountingService).recount();
      return `${formatCount(answers, 'first answer')} counted.`;
    },
  },

  'admin check-counts': {
    takes: [],
    run: async (app) => {
      const different = await app.get(CountingService).differences();
      if (different.length === 0) return 'The counts are those of the attempts.';
      const some = different.slice(0, 20).join('\n');
      throw new Error(`Not as the attempts have it: ${different.length}. Run pnpm admin count-answers.\n${some}`);
    },
  },

  ...FAMILY_COMMANDS,
};

async function recordNewPassword(app: INestApplicationContext, user: User): Promise<void> {
  const actions = app.get(StaffActionsService);
  if (user.role !== 'student') return actions.recordOnAccount(user, { by: BY, kind: 'account-password' });
  const { family, child } = await app.get(FamilyChildrenService).byUsername(user.username);
  await actions.record({ by: BY, kind: 'password-set', familyId: family._id, childId: child._id });
}

export const USAGE = [
  'Usage:',
  ...Object.entries(COMMANDS).map(
    ([name, { takes, mayTake = [] }]) =>
      `  pnpm ${name} ${[...takes.map((each) => `<${each}>`), ...mayTake.map((each) => `[<${each}>]`)].join(' ')}`,
  ),
  '',
  'Passwords are asked for; they can also be piped in. What a command asks to confirm, --yes answers.',
].join('\n');
