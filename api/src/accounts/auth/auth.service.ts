import { randomInt } from 'node:crypto';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import {
  type LoginRequest,
  type LoginResponse,
  type RefreshResponse,
  type SignupRequest,
  type SignupResponse,
  usernameKey,
  usernameSchema,
} from '@wattle/contract/accounts';
import { isStaff } from '@wattle/contract/roles';
import { Clock, RateLimits } from '../../infrastructure';
import { AddressConfirmationService } from '../address-confirmation/address-confirmation.service';
import { PasswordsService } from '../passwords/passwords.service';
import type { UserRecord } from '../records/account.schema';
import { AccountsService } from '../records/accounts.service';
import { RegistrationService } from '../registration/registration.service';
import { FailedLogins } from './failed-logins';
import { type BrowserSession, SessionsService } from './sessions.service';

const WRONG = 'The username or the password is wrong. Please try again.';
const DISABLED = 'This account is disabled. Ask an admin to enable it.';

@Injectable()
export class AuthService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly registration: RegistrationService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly failedLogins: FailedLogins,
    private readonly limits: RateLimits,
    private readonly confirmations: AddressConfirmationService,
    private readonly clock: Clock,
  ) {}

  /** Responds alike, after the same work, to an unknown user and to a wrong password (docs/decisions/017). */
  async logIn(
    { email_or_username, password }: LoginRequest,
    session: BrowserSession,
    clientIpPrefix: string,
  ): Promise<LoginResponse> {
    const counted = await this.failedLogins.count(usernameKey(email_or_username), clientIpPrefix);
    try {
      const user = await this.requireUser(email_or_username, password);
      const response = await this.sessions.open(user, session, () => this.requireUnchanged(user));
      if (isStaff(user.role)) await this.accounts.set(user, { lastLogInAt: this.clock.now() });
      await counted.refund();
      return response;
    } catch (error) {
      // A busy server is no failure of whoever logs in.
      if (!(error instanceof UnauthorizedException)) await counted.refund();
      throw error;
    }
  }

  async checkUsername(username: string, clientIpPrefix: string): Promise<{ available: boolean; suggestion?: string }> {
    await this.limits.of('username-checks').take(clientIpPrefix);
    if (!usernameSchema.safeParse(username).success) return { available: false };
    if (await this.accounts.isUsernameFree(username)) return { available: true };
    // A random number tells nothing about how many have such a name; a name of 30 characters loses its last three.
    const suggestion = `${username.slice(0, 27)}${randomInt(100, 1_000)}`;
    return { available: false, ...((await this.accounts.isUsernameFree(suggestion)) && { suggestion }) };
  }

  async signUp(family: SignupRequest, clientIpPrefix: string): Promise<SignupResponse> {
    await this.limits.of('sign-ups').take(clientIpPrefix);
    const children = await this.registration.createFamily(family);
    await this.confirmations.mailAfterSignUp(children[0]);
    return {
      message: 'Your account has been created.',
      students: children.map(({ _id, username }) => ({ id: String(_id), username })),
    };
  }

  async refresh(token: string, { cookie, setCookie }: BrowserSession): Promise<RefreshResponse> {
    const tokens = await this.sessions.refresh(token, cookie);
    // The cookie expires with the token: a month after its last use.
    if (cookie) setCookie(cookie);
    return tokens;
  }

  async logOut(token: string, session: BrowserSession): Promise<void> {
    await this.sessions.close(token);
    session.clearCookie();
  }

  private async requireUser(username: string, password: string): Promise<UserRecord> {
    const user = await this.accounts.findByUsername(username);
    const isRight = await this.passwords.isRight(password, user?.passwordHash);
    if (!user || !isRight) throw new UnauthorizedException(WRONG);
    if (user.disabledAt) throw new UnauthorizedException(DISABLED);
    return user;
  }

  /** The password may have been reset, or the account disabled, while this log-in was queued. */
  private async requireUnchanged(user: UserRecord): Promise<void> {
    const now = await this.accounts.findById(String(user._id));
    if (now?.passwordHash !== user.passwordHash || now.disabledAt) throw new UnauthorizedException(WRONG);
  }
}
