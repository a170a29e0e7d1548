import { ConflictException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type SignupRequest, usernameKey } from '@wattle/contract';
import { Model, Types } from 'mongoose';
import { Clock } from '../common/clock';
import { isDuplicate } from '../database/duplicate';
import { type Account, AccountRecord, type UserRecord } from './account.schema';
import { AccountsService } from './accounts.service';
import { PasswordsService } from './passwords.service';
import { requireStrong } from './weak-passwords';

type Family = Pick<SignupRequest, 'parent' | 'children' | 'requestId'> & { isDemo?: true };
type NewAdmin = { username: string; password: string; isDemo?: true };
type NewUser = Pick<UserRecord, 'username' | 'role'> & Partial<UserRecord> & { password: string };

/** Makes accounts: families that sign up, and staff. */
@Injectable()
export class RegistrationService {
  constructor(
    @InjectModel(AccountRecord.name) private readonly records: Model<AccountRecord>,
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly clock: Clock,
  ) {}

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

  /** Says so before any password is hashed; the unique index decides all the same. */
  private async requireFree(users: readonly { username: string }[]): Promise<void> {
    for (const [index, { username }] of users.entries()) {
      if (!(await this.accounts.isUsernameFree(username))) throw taken(index, users);
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
      const index = users.findIndex((user) => user.usernameKey === key);
      throw taken(Math.max(0, index), users);
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

function taken(index: number, users: readonly { username: string }[]): ConflictException {
  const message = `The username ${users[index]?.username} is already taken. Please choose another one.`;
  return new ConflictException({ message, errors: [{ path: `children.${index}.username`, message }] });
}
