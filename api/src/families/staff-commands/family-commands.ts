import type { INestApplicationContext } from '@nestjs/common';
import { emailSchema, idSchema } from '@wattle/contract/primitives';
import { AccountsService, type FamilyAccount } from '../../accounts';
import { countMails, type SentMailKind, StoredMailsService } from '../../mail';
import { BytesNotErasedError } from '../erasure/erasure.service';
import { FamilyErasureService } from '../erasure/family-erasure.service';
import { FamilyExportService } from '../members/family-export.service';
import { type Person, printable } from './terminal';

/** Recorded in place of the name of an admin. */
export const BY = 'command line';

export interface Command {
  takes: readonly string[];
  mayTake?: readonly string[];
  /** Returns the output; throws an error with a sentence for the person. */
  run(app: INestApplicationContext, named: readonly string[], person: Person): Promise<string>;
}

const TAKES = { takes: ['parent’s email address'], mayTake: ['family’s id'] };

export const FAMILY_COMMANDS: Record<string, Command> = {
  'family export': {
    ...TAKES,
    run: async (app, [address, id]) => {
      const email = emailSchema.parse(address);
      const exports = app.get(FamilyExportService);
      const family = await chosenFamily(app, email, id);
      if (id !== undefined && !family) throw new Error(nothingOf(id, email));
      const exported = family ? await exports.export([family], BY) : await exports.collectAddress(email);
      if (Object.values(exported).every((list) => list.length === 0)) throw new Error(nothingUnder(email));
      return JSON.stringify(exported, null, 2);
    },
  },

  'family erase': {
    ...TAKES,
    run: async (app, [address, id], person) => {
      const email = emailSchema.parse(address);
      const family = await chosenFamily(app, email, id);
      const others = family ? await app.get(AccountsService).listOthers(family) : [];
      if (family && others.length > 0) return eraseOne(app, family, others, person);
      if (id !== undefined && !family) await requireGone(app, id, email);
      const list = await listOf(app, email, family);
      if (list) await confirm(person, `Under ${email} are kept\n${list}\nDelete all of it?`);
      await erase(app, email, family, `under ${email}`);
      if (list) return `Deleted:\n${list}`;
      return id === undefined ? nothingUnder(email) : nothingOf(id, email);
    },
  },
};

const nothingUnder = (email: string) => `Nothing is kept under ${email}.`;
const nothingOf = (id: string, email: string) => `No family with the id ${id} is kept under ${email}.`;

/** Undefined where the address has no family, or not this one. */
async function chosenFamily(
  app: INestApplicationContext,
  email: string,
  id: string | undefined,
): Promise<FamilyAccount | undefined> {
  const families = await app.get(AccountsService).listByParent(email);
  if (id !== undefined) {
    const familyId = idSchema.parse(id);
    return families.find(({ _id }) => String(_id) === familyId);
  }
  const [only, ...others] = families;
  if (others.length === 0) return only;
  const lines = await Promise.all(
    families.map(async (family) => `${family._id}  ${familyLine(await app.get(FamilyExportService).familyOf(family))}`),
  );
  const question = `${families.length} families have the address ${email}. Name one by its id, after the address:`;
  throw new Error(`${question}\n${indented(lines)}`);
}

async function eraseOne(
  app: INestApplicationContext,
  family: FamilyAccount,
  others: readonly FamilyAccount[],
  person: Person,
): Promise<string> {
  const exports = app.get(FamilyExportService);
  const { email } = family.parent;
  const own = {
    ...(await exports.collect([family])),
    mails: await app.get(StoredMailsService).listOfFamily(email, family._id),
  };
  const ofAddress = await exports.collectAddress(email);
  const rest = summaryOf({
    ...ofAddress,
    families: await Promise.all(others.map((other) => exports.familyOf(other))),
    mails: ofAddress.mails.filter(({ id }) => own.mails.every(({ _id }) => String(_id) !== id)),
  });
  const list = `${indented(summaryOf(own))}\nStays:\n${indented(rest)}`;
  await confirm(person, `Of this family are kept\n${list}\nDelete the family?`);
  await erase(app, email, family, 'of this family');
  return `Deleted:\n${list}`;
}

async function listOf(app: INestApplicationContext, email: string, family?: FamilyAccount): Promise<string> {
  const exports = app.get(FamilyExportService);
  if (family) return indented(summaryOf(await exports.collect([family])));
  const families = await app.get(AccountsService).listByParent(email);
  return families.length > 0 ? '' : indented(summaryOf(await exports.collectAddress(email)));
}

/** An earlier run may have deleted only the records of the family. */
async function requireGone(app: INestApplicationContext, id: string, email: string): Promise<void> {
  if (await app.get(AccountsService).findFamily(id)) throw new Error(nothingOf(id, email));
}

async function confirm(person: Person, question: string): Promise<void> {
  const isSure = await person.confirms(question);
  if (!isSure) throw new Error('Nothing was deleted. Without a terminal, --yes is the answer.');
}

/** Also where the records are deleted already, because an earlier run may have failed to compact the file. */
async function erase(
  app: INestApplicationContext,
  email: string,
  family: FamilyAccount | undefined,
  what: string,
): Promise<void> {
  try {
    await app.get(FamilyErasureService).erase(email, family, BY);
  } catch (error) {
    if (!(error instanceof BytesNotErasedError)) throw error;
    throw new Error(
      [
        `No record is kept ${what} any more, but it is not yet erased from the database file.`,
        error.message,
        'Free some space and run the same command again.',
      ].join('\n'),
    );
  }
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

type Collected = Awaited<ReturnType<FamilyExportService['collect']>>;
type CollectedFamily = Awaited<ReturnType<FamilyExportService['familyOf']>>;

type Summarised = Pick<Collected, 'families' | 'freeAssessments' | 'stoppedMails'> & {
  mails: readonly { kind: SentMailKind }[];
};

function summaryOf({ families, freeAssessments, mails, stoppedMails }: Summarised): string[] {
  const lines = families.map(familyLine);
  if (freeAssessments.length > 0) lines.push(`free assessments: ${freeAssessments.length}`);
  if (mails.length > 0) lines.push(emailsLine(mails));
  if (stoppedMails.length > 0) lines.push(`kinds of emails that were stopped: ${stoppedMails.length}`);
  return lines;
}

function familyLine({ parent, children, createdAt }: CollectedFamily): string {
  const names = children.map(({ username, attempts }) => `${username} (tests: ${attempts.length})`).join(', ');
  const day = createdAt.toISOString().slice(0, 10);
  return printable(`the family of ${parent.firstName} ${parent.lastName} with ${names}, since ${day}`);
}

function emailsLine(kept: Summarised['mails']): string {
  const { mails, weeklyReports, linkMails } = countMails(kept);
  return `emails: ${mails} (weekly reports: ${weeklyReports}, with a link for the parent: ${linkMails})`;
}
