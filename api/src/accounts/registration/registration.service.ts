import { isDeepStrictEqual } from 'node:util';
import { ConflictException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type SignupRequest, usernameKey } from '@wattle/contract/accounts';
import type { StaffRole } from '@wattle/contract/constants';
import { Model, Types } from 'mongoose';
import { aboutField, Clock, isDuplicate } from '../../infrastructure';
import { PasswordsService } from '../passwords/passwords.service';
import { requireStrong } from '../passwords/weak-passwords';
import { type Account, AccountRecord, type ParentRecord, type UserRecord } from '../records/account.schema';
import { AccountsService } from '../records/accounts.service';

type Family = Pick<SignupRequest, 'parent' | 'children' | 'requestId'> & { isDemo?: true };
type NewStaff = { username: string; password: string; role: StaffRole; isDemo?: true };
type ChildDetails = Pick<UserRecord, 'username' | 'firstName' | 'lastName' | 'grade' | 'school'>;
type NewUser = Pick<UserRecord, 'username' | 'role'> & Partial<UserRecord> & { password: string };

@Injectable()
export class RegistrationService {
  constructor(
    @InjectModel(AccountRecord.name) private readonly records: Model<AccountRecord>,
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly clock: Clock,
  ) {}

  /** Registers all of a family or nobody (docs/decisions/017), and returns the children. */
  async createFamily(family: Family): Promise<UserRecord[]> {
    const { parent, children, requestId, isDemo } = family;
    const earlier = await this.findEarlierSignup(family);
    if (earlier) return earlier;
    children.forEach(requireStrong);
    const users = children.map((child) => ({ ...child, isDemo, role: 'student' as const }));
    try {
      await this.requireFree(children);
      return await this.create(users, { parent, requestId });
    } catch (error) {
      // The same form may have been sent twice.
      const created = await this.findEarlierSignup(family);
      if (created) return created;
      throw error;
    }
  }

  async createStaff(user: NewStaff): Promise<UserRecord> {
    requireStrong(user);
    try {
      await this.requireFree([user]);
      const [created] = await this.create([user]);
      return created as UserRecord;
    } catch (error) {
      if (!(error instanceof ConflictException)) throw error;
      throw new ConflictException(aboutField('username', error.message));
    }
  }

  /** Refuses taken usernames before passwords are hashed; in the end the unique index decides. */
  private async requireFree(users: readonly { username: string }[]): Promise<void> {
    for (const [index, { username }] of users.entries()) {
      if (!(await this.accounts.isUsernameFree(username))) throw usernameTaken(index, users);
    }
  }

  private async create(newUsers: readonly NewUser[], family: Partial<AccountRecord> = {}): Promise<UserRecord[]> {
    const users: UserRecord[] = [];
    // One at a time, so that a large family does not fill the queue.
    for (const user of newUsers) users.push(await this.toUser(user));
    try {
      await this.records.create({ ...family, users, createdAt: this.clock.now() });
      return users;
    } catch (error) {
      if (!isDuplicate(error, 'users.usernameKey')) throw error;
      const key = error.keyValue?.['users.usernameKey'];
      const index = users.findIndex((user) => user.usernameKey === key);
      throw usernameTaken(Math.max(0, index), users);
    }
  }

  /** The children of a form that was sent before: a client without a response sends it again. */
  private async findEarlierSignup({ requestId, ...family }: Family): Promise<UserRecord[] | undefined> {
    const known = requestId ? await this.records.findOne({ requestId }).lean<Account>() : null;
    if (!known) return undefined;
    if (await this.isSame(known, family)) return known.users;
    throw new ConflictException('This form was sent before with other details. Please reload the page and try again.');
  }

  private async isSame({ parent, users }: Account, family: Omit<Family, 'requestId'>): Promise<boolean> {
    const areEqual = isDeepStrictEqual(detailsOf(parent, users), detailsOf(family.parent, family.children));
    if (!areEqual) return false;
    for (const [index, { password }] of family.children.entries()) {
      if (!(await this.passwords.isRight(password, users[index]?.passwordHash))) return false;
    }
    return true;
  }

  private async toUser({ password, username, ...user }: NewUser): Promise<UserRecord> {
    const passwordHash = await this.passwords.hash(password);
    const { role, firstName, lastName, grade, school, isDemo } = user;
    const names = { username, usernameKey: usernameKey(username), firstName, lastName };
    return { _id: new Types.ObjectId(), ...names, passwordHash, role, grade, school, isDemo };
  }
}

function detailsOf(parent: ParentRecord | undefined, children: readonly ChildDetails[]) {
  const { firstName, lastName, phone, email } = parent ?? {};
  return [
    [firstName, lastName, phone, email],
    ...children.map((child) => [child.username, child.firstName, child.lastName, child.grade, child.school]),
  ];
}

function usernameTaken(index: number, users: readonly { username: string }[]): ConflictException {
  const message = `The username ${users[index]?.username} is already taken. Please choose another one.`;
  return new ConflictException(aboutField(`children.${index}.username`, message));
}
