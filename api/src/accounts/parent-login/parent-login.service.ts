import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { LoginResponse } from '@wattle/contract/accounts';
import type { AddressConfirmation, ConfirmedAddress } from '@wattle/contract/mailed-links';
import type { LoginCode } from '@wattle/contract/parent-login';
import type { Message } from '@wattle/contract/primitives';
import type { Types } from 'mongoose';
import { aboutField, RateLimits, REQUESTS_PER_DAY } from '../../infrastructure';
import { greeting, letter, lifetimeOf, MailRequests, MailService } from '../../mail';
import { AddressConfirmationService } from '../address-confirmation/address-confirmation.service';
import { FailedLogins } from '../auth/failed-logins';
import { type BrowserSession, SessionsService } from '../auth/sessions.service';
import { type FamilyAccount, parentOf } from '../records/account.schema';
import { AccountsService } from '../records/accounts.service';
import { LoginCodesService, PARENT_LOGIN } from './login-codes.service';

/** More than can be requested, so that no request ends a code whose successor is not mailed. */
const MAILS_PER_DAY = 2 * REQUESTS_PER_DAY;

/** Counting a try takes a write, and an address without a code none: far too few tries are allowed to tell them apart. */
const MAX_PAUSE_MS = 100;

/** Parents log in by mail (docs/decisions/061). */
@Injectable()
export class ParentLoginService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly codes: LoginCodesService,
    private readonly confirmations: AddressConfirmationService,
    private readonly failedLogins: FailedLogins,
    private readonly limits: RateLimits,
    private readonly mail: MailService,
    private readonly requests: MailRequests,
    private readonly sessions: SessionsService,
  ) {}

  /** Mails a code, or links to confirm the address first. The response is always the same. */
  async request(email: string, clientIpPrefix: string): Promise<Message> {
    await this.requests.accept({ kind: PARENT_LOGIN, email, clientIpPrefix }, async () => {
      const [family] = await this.accounts.listConfirmed(email);
      if (family) await this.mailCode(family);
      else await this.confirmations.mailAgain(await this.accounts.listByParent(email));
    });
    return { message: 'If somebody signed up with this address, an email to log in is on its way.' };
  }

  async logInWithCode(
    { email, code }: LoginCode,
    session: BrowserSession,
    clientIpPrefix: string,
  ): Promise<LoginResponse> {
    const counted = await this.failedLogins.count(email, clientIpPrefix);
    const familyId = await this.codes.useCode(email, code);
    if (!familyId) {
      await sleep(randomInt(MAX_PAUSE_MS));
      throw wrongCode();
    }
    await counted.refund();
    return this.open(familyId, session);
  }

  async logInWithLink(token: string, session: BrowserSession, clientIpPrefix: string): Promise<LoginResponse> {
    await this.limits.of('login-links').take(clientIpPrefix);
    const familyId = await this.codes.useLink(token);
    if (!familyId) throw usedLink();
    return this.open(familyId, session);
  }

  /** Where the link is used first, the parent is logged in too. */
  async confirmAddress(
    confirmation: AddressConfirmation,
    session: BrowserSession,
    clientIpPrefix: string,
  ): Promise<ConfirmedAddress> {
    const { message, email, isFirst } = await this.confirmations.confirm(confirmation, clientIpPrefix);
    const [family] = isFirst ? await this.accounts.listConfirmed(email) : [];
    return { message, login: family && (await this.sessions.open(parentOf(family), session)) };
  }

  private async open(familyId: Types.ObjectId, session: BrowserSession): Promise<LoginResponse> {
    const parent = await this.accounts.findParent(familyId);
    if (!parent) throw usedLink();
    return this.sessions.open(parent, session);
  }

  private async mailCode(family: FamilyAccount): Promise<void> {
    const { email, firstName } = family.parent;
    const mail = loginMail({
      ...(await this.codes.create(family)),
      parentName: firstName,
      lifetime: lifetimeOf(PARENT_LOGIN),
    });
    const dedupeKey = `log-in ${randomUUID()}`;
    await this.mail.send({
      kind: PARENT_LOGIN,
      to: email,
      ...mail,
      dedupeKey,
      families: [family._id],
      perDay: MAILS_PER_DAY,
    });
  }
}

/** The same for a wrong, used or expired code, too many tries, and an address without one. */
function wrongCode(): UnprocessableEntityException {
  const message = 'This code is wrong or has expired. Check it, or have a new one sent.';
  return new UnprocessableEntityException(aboutField('code', message));
}

/** The same for a used or expired link, one of an erased family and a forged one. */
function usedLink(): UnprocessableEntityException {
  return new UnprocessableEntityException('This link was used before or has expired. You can have a new one sent.');
}

interface LoginDetails {
  parentName: string;
  code: string;
  link: string;
  lifetime: string;
}

/** The code stands in no subject, which a locked screen shows. */
function loginMail({ parentName, code, link, lifetime }: LoginDetails) {
  return letter({
    subject: 'Log in to Wattle',
    greeting: greeting(parentName),
    paragraphs: [
      'Somebody asked to log in with this address. If that was you, enter this code on the page that asked for it:',
      `${code.slice(0, 3)} ${code.slice(3)}`,
      'Or log in on the device that you read this on:',
    ],
    links: [{ label: 'Log in', url: link }],
    notes: [
      `Code and link work once, for ${lifetime}. A newer email ends them.`,
      'We never ask for the code by phone or message. If you did not ask to log in, ignore this email: nothing changes.',
    ],
  });
}
