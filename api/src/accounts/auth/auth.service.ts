import { Injectable, UnauthorizedException } from '@nestjs/common';
import {
  type LoginRequest,
  type LoginResponse,
  type RefreshResponse,
  type SignupRequest,
  type SignupResponse,
  usernameKey,
  usernameSchema,
} from '@wattle/contract';
import { RateLimits } from '../../infrastructure';
import { AddressConfirmationService } from '../address-confirmation/address-confirmation.service';
import { PasswordsService } from '../passwords/passwords.service';
import { toSessionUser, type UserRecord } from '../records/account.schema';
import { AccountsService } from '../records/accounts.service';
import { RegistrationService } from '../registration/registration.service';
import { AccessTokens } from './access-tokens.service';
import { AuthLimits } from './auth-limits';
import type { BrowserSession } from './session-cookie';
import { type Grant, SessionsService } from './sessions.service';

const WRONG = 'The username or the password is wrong. Please try again.';

/** Sign-up, log-in, refresh and log-out. */
@Injectable()
export class AuthService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly registration: RegistrationService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly tokens: AccessTokens,
    private readonly guesses: AuthLimits,
    private readonly limits: RateLimits,
    private readonly confirmations: AddressConfirmationService,
  ) {}

  /** Responds alike, and does the same work, for an unknown user and for a wrong password (docs/decisions/017). */
  async logIn(
    { email_or_username, password }: LoginRequest,
    session: BrowserSession,
    network: string,
  ): Promise<LoginResponse> {
    const guess = await this.guesses.takeGuess(usernameKey(email_or_username), network);
    try {
      const user = await this.requireUser(email_or_username, password);
      const grant = await this.sessions.open(user, session.cookie);
      await this.requireUnchanged(grant);
      session.setCookie(grant.cookie);
      await guess.refund();
      return { ...this.toTokens(grant), user: toSessionUser(user) };
    } catch (error) {
      // A server that was busy costs no guess.
      if (!(error instanceof UnauthorizedException)) await guess.refund();
      throw error;
    }
  }

  async checkUsername(username: string, network: string): Promise<{ available: boolean }> {
    await this.limits.of('username-checks').take(network);
    const isAllowed = usernameSchema.safeParse(username).success;
    return { available: isAllowed && (await this.accounts.isUsernameFree(username)) };
  }

  async signUp(family: SignupRequest, network: string): Promise<SignupResponse> {
    await this.limits.of('sign-ups').take(network);
    const children = await this.registration.createFamily(family);
    await this.confirmations.mailAfterSignUp(children[0]);
    return {
      message: 'Your account has been created.',
      students: children.map(({ _id, username }) => ({ id: String(_id), username })),
    };
  }

  async refresh(token: string, { cookie, setCookie }: BrowserSession): Promise<RefreshResponse> {
    const grant = await this.sessions.refresh(token, cookie);
    // The cookie expires with the token: a month after its last use.
    if (cookie) setCookie(cookie);
    return this.toTokens(grant);
  }

  async logOut(token: string, session: BrowserSession): Promise<void> {
    await this.sessions.close(token);
    session.clearCookie();
  }

  private async requireUser(username: string, password: string): Promise<UserRecord> {
    const user = await this.accounts.findByUsername(username);
    const isRight = await this.passwords.isRight(password, user?.passwordHash);
    if (!user || !isRight) throw new UnauthorizedException(WRONG);
    return user;
  }

  /** The password may have been reset while this log-in was in the queue. */
  private async requireUnchanged({ user, refresh }: Grant): Promise<void> {
    const now = await this.accounts.findById(String(user._id));
    if (now?.passwordHash === user.passwordHash) return;
    await this.sessions.close(refresh);
    throw new UnauthorizedException(WRONG);
  }

  private toTokens({ user, sessionId, refresh }: Grant): RefreshResponse {
    return { access: this.tokens.sign(user, sessionId), refresh };
  }
}
