import { randomBytes } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { StaffRole } from '@wattle/contract/constants';
import type { Message } from '@wattle/contract/primitives';
import type { NewStaffAccount, PasswordLink, StaffAccounts } from '@wattle/contract/staff';
import { AccountsService, RegistrationService, SessionsService, type User } from '../../accounts';
import { Clock, type SignedInUser } from '../../infrastructure';
import { PasswordResetsService } from '../password-resets/password-resets.service';
import { StaffActionsService } from '../staff-actions/staff-actions.service';

/** Accounts of staff (docs/operating.md). Whoever acts is an admin, so one is left who can log in. */
@Injectable()
export class StaffAccountsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly registration: RegistrationService,
    private readonly sessions: SessionsService,
    private readonly resets: PasswordResetsService,
    private readonly actions: StaffActionsService,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<StaffAccounts> {
    const [accounts, actions] = await Promise.all([this.accounts.listStaff(), this.actions.listOnAccounts()]);
    return {
      accounts: accounts.flatMap(({ users, createdAt }) =>
        users.map(({ _id, username, role, lastLogInAt, disabledAt }) => ({
          id: String(_id),
          username,
          role: role as StaffRole,
          createdAt: createdAt.toISOString(),
          lastLogInAt: lastLogInAt?.toISOString(),
          disabledAt: disabledAt?.toISOString(),
        })),
      ),
      actions,
    };
  }

  /** Nobody knows the first password: the link replaces it. */
  async create({ username, role }: NewStaffAccount, by: SignedInUser): Promise<PasswordLink> {
    const password = randomBytes(32).toString('base64url');
    const user = await this.registration.createStaff({ username, password, role });
    await this.actions.recordOnAccount(user, { by: by.username, kind: 'account-created', role });
    return this.resets.linkForStaff(user, by.username);
  }

  async changeRole(id: string, role: StaffRole, by: SignedInUser): Promise<Message> {
    const user = await this.requireOther(id, by);
    if (user.role !== role) {
      const roleBefore = user.role as StaffRole;
      await this.actions.recordOnAccount(user, { by: by.username, kind: 'account-role', role, roleBefore });
      await this.change(user, { role }, by);
    }
    return { message: `${user.username} has the role ${role} from the next log-in on.` };
  }

  async disable(id: string, isDisabled: boolean, by: SignedInUser): Promise<Message> {
    const user = await this.requireOther(id, by);
    const { username } = user;
    if (Boolean(user.disabledAt) !== isDisabled) {
      const kind = isDisabled ? 'account-disabled' : 'account-enabled';
      await this.actions.recordOnAccount(user, { by: by.username, kind });
      await this.change(user, { disabledAt: isDisabled ? this.clock.now() : null }, by);
    }
    return {
      message: isDisabled ? `${username} is disabled and logged out everywhere.` : `${username} can log in again.`,
    };
  }

  async createPasswordLink(id: string, by: SignedInUser): Promise<PasswordLink> {
    const user = await this.require(id);
    if (user.disabledAt) throw new ConflictException(`${user.username} is disabled. Enable the account first.`);
    return this.resets.linkForStaff(user, by.username);
  }

  /** Two admins who take each other's rights at once would leave none: the change of one who has lost them is undone. */
  private async change(user: User, change: Pick<Partial<User>, 'role' | 'disabledAt'>, by: SignedInUser) {
    await this.accounts.set(user, change);
    const actor = await this.accounts.findById(by.id);
    if (actor?.role !== 'admin' || actor.disabledAt) {
      await this.accounts.set(user, { role: user.role, disabledAt: user.disabledAt ?? null });
      throw new ConflictException('Your own account was changed meanwhile, so nothing was changed here.');
    }
    await this.sessions.closeAll(user._id);
  }

  private async requireOther(id: string, by: SignedInUser): Promise<User> {
    if (id === by.id) throw new ConflictException('This is your own account. Ask another admin to change it.');
    return this.require(id);
  }

  private async require(id: string): Promise<User> {
    const user = await this.accounts.findById(id);
    if (!user || user.role === 'student')
      throw new NotFoundException('This account is no longer there. Reload the page.');
    return user;
  }
}
