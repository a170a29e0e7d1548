import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { usernameKey } from '@wattle/contract';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { Model, Types } from 'mongoose';
import { type Account, AccountRecord, type ExamDayRecord, type UserRecord } from './account.schema';
import { PasswordsService } from './passwords.service';
import { requireStrong } from './weak-passwords';

/** Finds, changes and deletes accounts; RegistrationService creates them. */
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
    const admin = { $elemMatch: { role: 'admin', isDemo: { $ne: true } } };
    return (await this.records.exists({ users: admin })) !== null;
  }

  findByUsername(username: string): Promise<UserRecord | undefined> {
    const key = usernameKey(username);
    return this.findUser({ 'users.usernameKey': key }, (user) => user.usernameKey === key);
  }

  findById(id: string): Promise<UserRecord | undefined> {
    return this.findUser({ 'users._id': new Types.ObjectId(id) }, ({ _id }) => String(_id) === id);
  }

  /** Sets a password; false where it has changed since the user was read. */
  async setPassword(user: UserRecord, password: string): Promise<boolean> {
    const { username, usernameKey: key, passwordHash: before } = user;
    requireStrong({ username, password });
    return this.change(key, { passwordHash: await this.passwords.hash(password) }, { passwordHash: before });
  }

  /** Timed tests last this many percent longer for the child. */
  async setExtraTime({ usernameKey: key }: UserRecord, extraTimePercent: number): Promise<void> {
    await this.change(key, { extraTimePercent });
  }

  /** Replaces the four tests in a row that a child had when it was read; where it has others by now, they stay. */
  async setExamDay({ usernameKey: key, examDay: before }: UserRecord, examDay: ExamDayRecord | null): Promise<void> {
    await this.change(key, { examDay }, { 'examDay.startedAt': before?.startedAt ?? null });
  }

  /** The account of a user. */
  findAccountOf({ _id }: Pick<UserRecord, '_id'>): Promise<Account | null> {
    return this.records.findOne({ 'users._id': _id }).lean<Account>().exec();
  }

  /** A family, or nothing where the account is one of staff. */
  findFamily(id: string): Promise<Account | null> {
    return this.records
      .findOne({ _id: id, parent: { $exists: true } })
      .lean<Account>()
      .exec();
  }

  /** Which of these users there are. */
  async existing(ids: readonly string[]): Promise<Set<string>> {
    const found = await this.records.find({ 'users._id': { $in: ids } }, { 'users._id': 1 }).lean<Account[]>();
    return new Set(found.flatMap(({ users }) => users.map(({ _id }) => String(_id))));
  }

  listByParent(email: string): Promise<Account[]> {
    return this.records.find({ 'parent.email': email }).lean<Account[]>().exec();
  }

  listDemo(): Promise<Account[]> {
    const names = Object.values(DEMO_ACCOUNTS).map(({ username }) => usernameKey(username));
    return this.records
      .find({ 'users.usernameKey': { $in: names }, 'users.isDemo': true })
      .lean<Account[]>()
      .exec();
  }

  async delete({ _id }: Account): Promise<void> {
    await this.records.deleteOne({ _id });
  }

  private async change(key: string, change: Partial<UserRecord>, expected: object = {}): Promise<boolean> {
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
    isMeant: (user: UserRecord) => boolean,
  ): Promise<UserRecord | undefined> {
    const account = await this.records.findOne(filter).lean<Account>();
    return account?.users.find(isMeant);
  }
}
