import { isDeepStrictEqual } from 'node:util';
import { ConflictException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MAX_CHILDREN, type SignupRequest, TOO_MANY_CHILDREN, usernameKey } from '@wattle/contract/accounts';
import type { StaffRole } from '@wattle/contract/constants';
import { Model, Types } from 'mongoose';
import { aboutField, Clock, isDuplicate } from '../../infrastructure';
import { PasswordsService, requireStrong } from '../passwords/passwords.service';
import {
  AccountRecord,
  type ParentRecord,
  type StoredAccount,
  type StoredFamily,
  type UserRecord,
} from '../records/account.schema';
import { AccountsService } from '../records/accounts.service';

type Family = Pick<SignupRequest, 'parent' | 'children' | 'requestId'> & { isDemo?: true };
type NewStaff = { username: string; password: string; role: StaffRole; isDemo?: true };
type ChildDetails = Pick<UserRecord, 'username' | 'firstName' | 'lastName' | 'grade' | 'school' | 'exam'>;
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
    requireStrongPasswords(children);
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

  /** Adds all of the children to a family, or none; those that the same form has added before are returned again. */
  async addChildren(familyId: Types.ObjectId, children: Family['children']): Promise<UserRecord[]> {
    const earlier = await this.findAdded(familyId, children);
    if (earlier) return earlier;
    requireStrongPasswords(children);
    await this.requireFree(children);
    const users = await this.toUsers(children.map((child) => ({ ...child, role: 'student' })));
    // The unique index does not compare the children of one document.
    const fits = {
      'users.usernameKey': { $nin: users.map((user) => user.usernameKey) },
      [`users.${MAX_CHILDREN - users.length}`]: { $exists: false },
    };
    const { matchedCount } = await this.storeUsers(users, () =>
      this.records.updateOne({ _id: familyId, ...fits }, { $push: { users: { $each: users } } }),
    );
    if (matchedCount === 1) return users;
    // The same form may have been sent twice.
    const added = await this.findAdded(familyId, children);
    if (added) return added;
    await this.requireFree(children);
    throw new ConflictException(TOO_MANY_CHILDREN);
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
    const users = await this.toUsers(newUsers);
    await this.storeUsers(users, () => this.records.create({ ...family, users, createdAt: this.clock.now() }));
    return users;
  }

  private async toUsers(newUsers: readonly NewUser[]): Promise<UserRecord[]> {
    const users: UserRecord[] = [];
    // One at a time, so that a large family does not fill the queue.
    for (const user of newUsers) users.push(await this.toUser(user));
    return users;
  }

  private async storeUsers<Stored>(users: readonly UserRecord[], store: () => PromiseLike<Stored>): Promise<Stored> {
    try {
      return await store();
    } catch (error) {
      if (!isDuplicate(error, 'users.usernameKey')) throw error;
      // Not every server says which value was not unique.
      const keys = users.map(({ usernameKey }) => usernameKey);
      const taken = await this.records.distinct('users.usernameKey', { 'users.usernameKey': { $in: keys } });
      const index = keys.findIndex((key) => taken.includes(key));
      throw usernameTaken(Math.max(0, index), users);
    }
  }

  /** The children of a form that was sent before: a client without a response sends it again. */
  private async findEarlierSignup({ requestId, ...family }: Family): Promise<UserRecord[] | undefined> {
    const known = requestId ? await this.records.findOne({ requestId }).lean<StoredAccount>() : null;
    if (!known) return undefined;
    if (await this.isSame(known, family)) return known.users;
    throw new ConflictException('This form was sent before with other details. Please reload the page and try again.');
  }

  private async findAdded(_id: Types.ObjectId, children: Family['children']): Promise<UserRecord[] | undefined> {
    const family = await this.records.findById(_id).lean<StoredFamily>();
    const keys = children.map(({ username }) => usernameKey(username));
    const users = keys.flatMap((key) => family?.users.find((user) => user.usernameKey === key) ?? []);
    const isAdded = family && users.length === keys.length;
    return isAdded && (await this.isSame({ ...family, users }, { parent: family.parent, children }))
      ? users
      : undefined;
  }

  private async isSame({ parent, users }: StoredAccount, family: Omit<Family, 'requestId'>): Promise<boolean> {
    const areEqual = isDeepStrictEqual(detailsOf(parent, users), detailsOf(family.parent, family.children));
    if (!areEqual) return false;
    for (const [index, { password }] of family.children.entries()) {
      if (!(await this.passwords.isRight(password, users[index]?.passwordHash))) return false;
    }
    return true;
  }

  private async toUser({ password, username, ...user }: NewUser): Promise<UserRecord> {
    const passwordHash = await this.passwords.hash(password);
    const { role, firstName, lastName, grade, school, exam, isDemo } = user;
    const names = { username, usernameKey: usernameKey(username), firstName, lastName };
    return { _id: new Types.ObjectId(), ...names, passwordHash, role, grade, school, exam, isDemo };
  }
}

function detailsOf(parent: ParentRecord | undefined, children: readonly ChildDetails[]) {
  const { firstName, lastName, phone, email } = parent ?? {};
  return [
    [firstName, lastName, phone, email],
    ...children.map((child) => [
      ...[child.username, child.firstName, child.lastName, child.grade],
      ...[child.school, child.exam],
    ]),
  ];
}

function usernameTaken(index: number, users: readonly { username: string }[]): ConflictException {
  const message = `The username ${users[index]?.username} is already taken. Please choose another one.`;
  return new ConflictException(aboutField(`children.${index}.username`, message));
}

function requireStrongPasswords(children: Family['children']): void {
  for (const [index, child] of children.entries()) requireStrong(child, `children.${index}.password`);
}
