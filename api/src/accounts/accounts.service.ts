import { ConflictException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type SignupRequest, usernameKey } from '@wattle/contract';
import { Model, Types } from 'mongoose';
import { Clock } from '../common/clock';
import { isDuplicate } from '../database/duplicate';
import { type Account, AccountRecord, type UserRecord } from './account.schema';
import { PasswordsService } from './passwords.service';
import { isWeak } from './weak-passwords';

type Family = Pick<SignupRequest, 'parent' | 'children' | 'requestId'> & { isDemo?: true };
type NewAdmin = { username: string; password: string; isDemo?: true };
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
  async createFamily({ parent, children, requestId, isDemo }: Family): Promise<UserRecord[]> {
    const earlier = await this.ofRequest(requestId);
    if (earlier) return earlier;
    children.forEach(requireStrong);
    await this.requireFree(children);
    const users = children.map((child) => ({ ...child, isDemo, role: 'student' as const }));
    return this.create(users, { parent, requestId });
  }

  async createAdmin({ username, password, isDemo }: NewAdmin): Promise<void> {
    requireStrong({ username, password });
    await this.requireFree([{ username }]);
    await this.create([{ username, password, isDemo, role: 'admin' }]);
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

  /** Gives the user whose password it now is, or nothing when nobody has this username. */
  async setPassword(username: string, password: string): Promise<UserRecord | undefined> {
    requireStrong({ username, password });
    const key = usernameKey(username);
    const passwordHash = await this.passwords.hash(password);
    await this.records.updateOne(
      { 'users.usernameKey': key },
      { $set: { 'users.$[user].passwordHash': passwordHash } },
      { arrayFilters: [{ 'user.usernameKey': key }] },
    );
    return this.findByUsername(username);
  }

  listByParent(email: string): Promise<Account[]> {
    return this.records.find({ 'parent.email': email }).lean<Account[]>().exec();
  }

  listDemo(): Promise<Account[]> {
    return this.records.find({ 'users.isDemo': true }).lean<Account[]>().exec();
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
  private async requireFree(users: readonly { username: string }[]): Promise<void> {
    for (const [index, { username }] of users.entries()) {
      if (!(await this.isUsernameFree(username))) throw taken(index, users);
    }
  }

  private async create(newUsers: readonly NewUser[], family: Partial<AccountRecord> = {}): Promise<UserRecord[]> {
    const users: UserRecord[] = [];
    // One after the other: a large family does not push others out of the queue.
    for (const user of newUsers) users.push(await this.toUser(user));
    try {
      await this.records.create({ ...family, users, createdAt: this.clock.now() });
      return users;
    } catch (error) {
      const earlier = await this.ofRequest(family.requestId);
      if (earlier) return earlier;
      if (!isDuplicate(error, 'users.usernameKey')) throw error;
      const key = error.keyValue?.['users.usernameKey'];
      throw taken(
        Math.max(
          0,
          users.findIndex((user) => user.usernameKey === key),
        ),
        users,
      );
    }
  }

  /** The children of a form that has come before: whoever heard no answer sends it again. */
  private async ofRequest(requestId: string | undefined): Promise<UserRecord[] | undefined> {
    return requestId ? (await this.records.findOne({ requestId }).lean<Account>())?.users : undefined;
  }

  private async toUser({ password, username, ...user }: NewUser): Promise<UserRecord> {
    const passwordHash = await this.passwords.hash(password);
    const { role, firstName, lastName, grade, school, isDemo } = user;
    const names = { username, usernameKey: usernameKey(username), firstName, lastName };
    return { _id: new Types.ObjectId(), ...names, passwordHash, role, grade, school, isDemo };
  }
}

function requireStrong({ username, password }: { username: string; password: string }, index = 0): void {
  if (!isWeak(password, username)) return;
  const message = `The password of ${username} is one that many people use. Please choose another one.`;
  throw new UnprocessableEntityException({ message, errors: [{ path: `children.${index}.password`, message }] });
}

function taken(index: number, users: readonly { username: string }[]): ConflictException {
  const message = `The username ${users[index]?.username} is already taken. Please choose another one.`;
  return new ConflictException({ message, errors: [{ path: `children.${index}.username`, message }] });
}
