import { Injectable, UnauthorizedException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { usernameKey } from '@wattle/contract/accounts';
import type { Allowance, AllowanceRequests, Allowances, Privilege, Rehearsal } from '@wattle/contract/allowances';
import { STAFF_ROLES } from '@wattle/contract/constants';
import { CONSENT_PURPOSES, type ConsentPurpose, type Goals } from '@wattle/contract/own-children';
import type { PlanItemId } from '@wattle/contract/weekly-plan';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { Model, type Query, Types } from 'mongoose';
import { mailboxPattern } from '../../mail';
import { PasswordsService, requireStrong } from '../passwords/passwords.service';
import {
  type Account,
  AccountRecord,
  type FamilyAccount,
  type PracticeExam,
  parentOf,
  type SessionOwner,
  type StoredAccount,
  type StoredFamily,
  type User,
  type UserRecord,
  type WeeklyReportMark,
} from './account.schema';

/** What a family, or an admin, sets of a user. */
type Settings = Partial<
  Goals &
    Pick<
      User,
      'role' | 'disabledAt' | 'lastLogInAt' | 'practice' | 'displaySettings' | 'rehearsal' | 'statisticsMailTo'
    >
>;

@Injectable()
export class AccountsService {
  constructor(
    @InjectModel(AccountRecord.name) private readonly records: Model<AccountRecord>,
    private readonly passwords: PasswordsService,
  ) {}

  async isUsernameFree(username: string): Promise<boolean> {
    return (await this.records.exists({ 'users.usernameKey': usernameKey(username) })) === null;
  }

  async hasAdmin(): Promise<boolean> {
    const admin = { $elemMatch: { role: 'admin', isDemo: { $ne: true }, disabledAt: null } };
    return (await this.records.exists({ users: admin })) !== null;
  }

  findByUsername(username: string): Promise<User | undefined> {
    const key = usernameKey(username);
    return this.findUser({ 'users.usernameKey': key }, (user) => user.usernameKey === key);
  }

  findById(id: string): Promise<User | undefined> {
    return this.findUser({ 'users._id': new Types.ObjectId(id) }, ({ _id }) => String(_id) === id);
  }

  async requireById(id: string): Promise<User> {
    const user = await this.findById(id);
    if (!user) throw erasedUser();
    return user;
  }

  /** False where the password has changed since the user was read. */
  async setPassword(user: User, password: string): Promise<boolean> {
    const { username, usernameKey: key, passwordHash: before } = user;
    requireStrong({ username, password });
    return this.change(key, { passwordHash: await this.passwords.hash(password) }, { passwordHash: before });
  }

  /** Accounts of staff by username. */
  async listStaff(): Promise<Account[]> {
    const staff = { 'users.role': { $in: STAFF_ROLES } };
    return toAccounts(this.records.find(staff).sort({ 'users.usernameKey': 1 }));
  }

  async set({ usernameKey: key }: User, settings: Settings): Promise<void> {
    await this.change(key, settings);
  }

  async setAllowance({ usernameKey: key }: User, privilege: Privilege, allowance: Allowance | null): Promise<void> {
    // Staff have decided what the parent may have asked for.
    await this.change(key, { [`allowances.${privilege}`]: allowance, [`allowanceRequests.${privilege}`]: null });
  }

  async requestAllowances({ usernameKey: key }: User, requests: AllowanceRequests): Promise<void> {
    const fields = Object.entries(requests).map(([privilege, request]) => [`allowanceRequests.${privilege}`, request]);
    await this.change(key, Object.fromEntries(fields));
  }

  /** Replaces the practice exam that a child had when it was read; a newer one stays. */
  async setPracticeExam(
    { usernameKey: key, practiceExam: before }: User,
    practiceExam: PracticeExam | null,
  ): Promise<void> {
    await this.change(key, { examDay: practiceExam }, { 'examDay.startedAt': before?.startedAt ?? null });
  }

  /** Given twice, it is given once: the first moment stays. */
  async giveConsent({ _id }: User, purpose: ConsentPurpose, by: string, at: Date): Promise<void> {
    await this.records.updateOne(
      { users: { $elemMatch: { _id, consents: { $not: givenConsent(purpose) } } } },
      { $push: { 'users.$.consents': { purpose, given: { by, at } } } },
    );
  }

  async takeConsentBack({ _id }: User, purpose: ConsentPurpose, by: string, at: Date): Promise<void> {
    await this.records.updateOne(
      { users: { $elemMatch: { _id, consents: givenConsent(purpose) } } },
      { $set: { 'users.$[user].consents.$[consent].takenBack': { by, at } } },
      { arrayFilters: [{ 'user._id': _id }, { 'consent.purpose': purpose, 'consent.takenBack': null }] },
    );
  }

  /** Without a week it removes the tick. Concurrent ticks of two items are both stored. */
  async setPlanTick({ usernameKey: key }: User, item: PlanItemId, week: string | null): Promise<void> {
    await this.change(key, { [`planTicks.${item}`]: week });
  }

  async findAccountOf({ _id }: Pick<User, '_id'>): Promise<Account | null> {
    const found = await this.records.findOne({ 'users._id': _id }).lean<StoredAccount>();
    return found && toAccount(found);
  }

  /** Null for an account of staff. */
  async findFamily(id: string): Promise<FamilyAccount | null> {
    const found = await this.records.findOne({ _id: id, parent: { $exists: true } }).lean<StoredFamily>();
    return found && toAccount(found);
  }

  /** Undefined where the family has another address by now. */
  async confirmEmail({ _id, parent: { email } }: FamilyAccount, at: Date): Promise<'first' | 'again' | undefined> {
    const ofAddress = { _id, 'parent.email': email };
    const { matchedCount } = await this.records.updateOne(
      { ...ofAddress, 'parent.emailConfirmedAt': { $exists: false } },
      { $set: { 'parent.emailConfirmedAt': at } },
    );
    if (matchedCount === 1) return 'first';
    return (await this.records.exists(ofAddress)) ? 'again' : undefined;
  }

  async requestWeeklyReport({ _id, parent }: FamilyAccount, at: Date): Promise<void> {
    const change = { 'parent.wantsWeeklyReportSince': at };
    await this.records.updateOne({ _id, 'parent.email': parent.email }, { $set: change });
  }

  async *listDueWeeklyReports(monday: string, now: Date): AsyncIterable<FamilyAccount> {
    const due = {
      'parent.wantsWeeklyReportSince': { $lt: now },
      'parent.emailConfirmedAt': { $exists: true },
      users: { $elemMatch: { 'lastWeeklyReport.monday': { $ne: monday } } },
    };
    for await (const family of this.records.find(due).lean<StoredFamily>().cursor()) yield toAccount(family);
  }

  /** False where the child is erased. */
  noteWeeklyReport({ usernameKey: key, _id }: User, mark: WeeklyReportMark): Promise<boolean> {
    return this.change(key, { lastWeeklyReport: mark }, { _id });
  }

  async existing(ids: readonly string[]): Promise<Set<string>> {
    const found = await this.records.find({ 'users._id': { $in: ids } }, { 'users._id': 1 }).lean<StoredAccount[]>();
    return new Set(found.flatMap(({ users }) => users.map(({ _id }) => String(_id))));
  }

  async listOfUsers(ids: readonly string[]): Promise<Account[]> {
    return toAccounts(this.records.find({ 'users._id': { $in: ids } }));
  }

  async list(ids: readonly Types.ObjectId[]): Promise<Account[]> {
    return toAccounts(this.records.find({ _id: { $in: ids } }));
  }

  async listByParent(email: string): Promise<FamilyAccount[]> {
    return toFamilies(this.records.find({ 'parent.email': email }).sort({ _id: 1 }));
  }

  /** Families whose parent has shown to read the mails to the address; always in the same order. */
  async listConfirmed(email: string): Promise<FamilyAccount[]> {
    const confirmed = { 'parent.email': email, 'parent.emailConfirmedAt': { $exists: true } };
    return toFamilies(this.records.find(confirmed).sort({ _id: 1 }));
  }

  /** Undefined where the family is erased. */
  async findParent(familyId: Types.ObjectId): Promise<SessionOwner | undefined> {
    const family = await this.findFamily(String(familyId));
    return family?.parent.emailConfirmedAt && parentOf(family);
  }

  async isMailboxUsed(email: string): Promise<boolean> {
    return (await this.records.exists({ 'parent.email': mailboxPattern(email) })) !== null;
  }

  async listOthers({ _id, parent }: FamilyAccount): Promise<FamilyAccount[]> {
    const families = await this.listByParent(parent.email);
    return families.filter((family) => !family._id.equals(_id));
  }

  async listDemo(): Promise<Account[]> {
    const names = Object.values(DEMO_ACCOUNTS).map(({ username }) => usernameKey(username));
    return toAccounts(this.records.find({ 'users.usernameKey': { $in: names }, 'users.isDemo': true }));
  }

  async delete({ _id }: Account): Promise<void> {
    await this.records.deleteOne({ _id });
  }

  /** False for the last child of a family, which goes with it. */
  async deleteChild({ _id }: FamilyAccount, child: User): Promise<boolean> {
    const ofChild = { _id, 'users._id': child._id };
    const { matchedCount } = await this.records.updateOne(
      { ...ofChild, 'users.1': { $exists: true } },
      { $pull: { users: { _id: child._id } } },
    );
    return matchedCount === 1 || (await this.records.exists(ofChild)) === null;
  }

  private async change(
    key: string,
    change: Partial<UserRecord> | Record<string, unknown>,
    expected: object = {},
  ): Promise<boolean> {
    const fields = Object.entries(change).map(([name, value]) => [`users.$[user].${name}`, value]);
    const { matchedCount } = await this.records.updateOne(
      { users: { $elemMatch: { usernameKey: key, ...expected } } },
      { $set: Object.fromEntries(fields) },
      { arrayFilters: [{ 'user.usernameKey': key }] },
    );
    return matchedCount === 1;
  }

  private async findUser(
    filter: Record<string, unknown>,
    matches: (user: UserRecord) => boolean,
  ): Promise<User | undefined> {
    const account = await this.records.collection.findOne<StoredAccount>(filter);
    const found = account?.users.find(matches);
    return found && toUser(found);
  }
}

function toUser({ examDay: practiceExam, testDay: examDate, ...user }: UserRecord): User {
  return { ...user, practiceExam, examDate };
}

function toAccount<Stored extends StoredAccount>({ users, ...account }: Stored) {
  return { ...account, users: users.map(toUser) };
}

async function toAccounts(query: Query<unknown, AccountRecord>): Promise<Account[]> {
  return (await query.lean<StoredAccount[]>()).map(toAccount);
}

async function toFamilies(query: Query<unknown, AccountRecord>): Promise<FamilyAccount[]> {
  return (await query.lean<StoredFamily[]>()).map(toAccount);
}

const givenConsent = (purpose: ConsentPurpose) => ({ $elemMatch: { purpose, takenBack: null } });

/** Sessions of an erased user are cached for a few seconds. */
export function erasedUser(): UnauthorizedException {
  return new UnauthorizedException('Please log in to go on.');
}

export function allowancesOf({ allowances = {} }: Partial<User>): Allowances {
  return Object.fromEntries(Object.entries(allowances).filter(([, allowance]) => allowance !== null));
}

/** What the parent has asked for, and staff have not decided yet; absent where that is nothing. */
export function allowanceRequestsOf({ allowanceRequests = {} }: Partial<User>): AllowanceRequests | undefined {
  const open = Object.entries(allowanceRequests).filter(([, request]) => request !== null);
  return open.length > 0 ? Object.fromEntries(open) : undefined;
}

/** What the family has chosen to rehearse with; absent where that is nothing. */
export function rehearsalOf({ rehearsal }: Partial<User>): Rehearsal | undefined {
  return rehearsal && Object.values(rehearsal).some((amount) => amount > 0) ? rehearsal : undefined;
}

/** Since when a parent allows what a child is asked for, by purpose: what holds now. */
export function consentsOf({ consents = [] }: Pick<User, 'consents'>): Partial<Record<ConsentPurpose, string>> {
  return Object.fromEntries(
    CONSENT_PURPOSES.flatMap((purpose) => {
      const consent = consents.find((each) => each.purpose === purpose && !each.takenBack);
      return consent ? [[purpose, consent.given.at.toISOString()]] : [];
    }),
  );
}
