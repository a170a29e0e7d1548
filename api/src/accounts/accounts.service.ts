import { ConflictException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type SignupRequest, usernameKey } from '@wattle/contract';
import { Model, Types } from 'mongoose';
import { Clock } from '../common/clock';
import { isDuplicate } from '../database/duplicate';
import { type Account, AccountRecord, type UserRecord } from './account.schema';
import { PasswordsService } from './passwords.service';

type NewUser = Pick<UserRecord, 'username' | 'role'> & Partial<UserRecord> & { password: string };

/** Families and staff. */
@Injectable()
export class AccountsService {
  constructor(
    @InjectModel(AccountRecord.name) private readonly records: Model<AccountRecord>,
    private readonly passwords: PasswordsService,
    private readonly clock: Clock,
  ) {}

  async isUsernameFree(username: string): Promise<boolean> {
    return (await this.records.exists({ 'users.usernameKey': usernameKey(username) })) === null;
  }

  /** Registers a parent with all children, or nobody (decision 4). Gives the children back. */
  async createFamily({ parent, children }: SignupRequest): Promise<UserRecord[]> {
    await this.requireFree(children.map(({ username }) => username));
    return this.create(
      children.map((child) => ({ ...child, role: 'student' as const })),
      parent,
    );
  }

  async createAdmin(username: string, password: string): Promise<void> {
    await this.create([{ username, password, role: 'admin' }]);
  }

  async hasAdmin(): Promise<boolean> {
    return (await this.records.exists({ 'users.role': 'admin' })) !== null;
  }

  /** Who logs in under a username, or under a parent's address that leads to one child only. */
  async findForLogin(name: string): Promise<UserRecord | undefined> {
    const byUsername = await this.findUser({ 'users.usernameKey': usernameKey(name) }, (user) =>
      isNamed(user, usernameKey(name)),
    );
    if (byUsername) return byUsername;
    const families = await this.records
      .find({ 'parent.email': usernameKey(name) })
      .limit(2)
      .lean<Account[]>();
    const children = families.flatMap(({ users }) => users);
    return children.length === 1 ? children[0] : undefined;
  }

  findById(id: string): Promise<UserRecord | undefined> {
    return this.findUser({ 'users._id': new Types.ObjectId(id) }, ({ _id }) => String(_id) === id);
  }

  /** Gives the user whose password it now is, or nothing when nobody has this username. */
  async setPassword(username: string, password: string): Promise<UserRecord | undefined> {
    const key = usernameKey(username);
    const passwordHash = await this.passwords.hash(password);
    await this.records.updateOne(
      { 'users.usernameKey': key },
      { $set: { 'users.$[user].passwordHash': passwordHash } },
      { arrayFilters: [{ 'user.usernameKey': key }] },
    );
    return this.findUser({ 'users.usernameKey': key }, (user) => isNamed(user, key));
  }

  listByParent(email: string): Promise<Account[]> {
    return this.records.find({ 'parent.email': email }).lean<Account[]>().exec();
  }

  async delete({ _id }: Account): Promise<void> {
    await this.records.deleteOne({ _id });
  }

  private async findUser(
    filter: Record<string, unknown>,
    isMeant: (user: UserRecord) => boolean,
  ): Promise<UserRecord | undefined> {
    const account = await this.records.findOne(filter).lean<Account>();
    return account?.users.find(isMeant);
  }

  /** Says so before any password is hashed; the unique index decides all the same. */
  private async requireFree(usernames: readonly string[]): Promise<void> {
    for (const [index, username] of usernames.entries()) {
      if (!(await this.isUsernameFree(username))) throw taken(username, index);
    }
  }

  private async create(newUsers: readonly NewUser[], parent?: SignupRequest['parent']): Promise<UserRecord[]> {
    const users = await Promise.all(newUsers.map((user) => this.toUser(user)));
    try {
      await this.records.create({ parent, users, createdAt: this.clock.now() });
      return users;
    } catch (error) {
      if (!isDuplicate(error, 'users.usernameKey')) throw error;
      const index = users.findIndex((user) => isNamed(user, error.keyValue?.['users.usernameKey']));
      throw taken(users[index]?.username ?? '', index);
    }
  }

  private async toUser({ password, username, role, firstName, lastName, grade, school }: NewUser): Promise<UserRecord> {
    const passwordHash = await this.passwords.hash(password);
    const _id = new Types.ObjectId();
    return {
      _id,
      username,
      usernameKey: usernameKey(username),
      passwordHash,
      role,
      firstName,
      lastName,
      grade,
      school,
    };
  }
}

function isNamed(user: UserRecord, key: string): boolean {
  return user.usernameKey === key;
}

function taken(username: string, index: number): ConflictException {
  const message = `The username ${username} is already taken. Please choose another one.`;
  return new ConflictException({ message, errors: [{ path: `children.${index}.username`, message }] });
}
