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
import { toSessionUser } from '../accounts/account.schema';
import { AccountsService } from '../accounts/accounts.service';
import { PasswordsService } from '../accounts/passwords.service';
import { AccessTokens } from './access-tokens.service';
import { AuthLimits } from './auth-limits';
import type { BrowserSession } from './session-cookie';
import { type Grant, SessionsService } from './sessions.service';

/** Signing up, logging in, staying logged in. */
@Injectable()
export class AuthService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly tokens: AccessTokens,
    private readonly limits: AuthLimits,
  ) {}

  /** Says and does the same, and takes as long, for an unknown user as for a wrong password (decision 4). */
  async logIn(
    { email_or_username, password }: LoginRequest,
    session: BrowserSession,
    network: string,
  ): Promise<LoginResponse> {
    const guess = await this.limits.takeGuess(usernameKey(email_or_username), network);
    const user = await this.accounts.findForLogin(email_or_username);
    const isRight = await this.passwords.isRight(password, user?.passwordHash);
    if (!user || !isRight) throw new UnauthorizedException('The username or the password is wrong. Please try again.');

    await guess.giveBack();
    const grant = await this.sessions.open(user);
    session.keep(grant.cookie);
    return { ...this.toTokens(grant), user: toSessionUser(user) };
  }

  async checkUsername(username: string, network: string): Promise<{ available: boolean }> {
    await this.limits.usernameChecks.take(network);
    const isAllowed = usernameSchema.safeParse(username).success;
    return { available: isAllowed && (await this.accounts.isUsernameFree(username)) };
  }

  async signUp(family: SignupRequest, network: string): Promise<SignupResponse> {
    await this.limits.signUps.take(network);
    const children = await this.accounts.createFamily(family);
    return {
      message: 'Your account has been created.',
      students: children.map(({ _id, username }) => ({ id: String(_id), username })),
    };
  }

  async refresh(token: string, { cookie }: BrowserSession): Promise<RefreshResponse> {
    return this.toTokens(await this.sessions.refresh(token, cookie));
  }

  async logOut(token: string, session: BrowserSession): Promise<void> {
    await this.sessions.close(token);
    session.forget();
  }

  private toTokens({ user, sessionId, refresh }: Grant): RefreshResponse {
    return { access: this.tokens.sign(user, sessionId), refresh };
  }
}
