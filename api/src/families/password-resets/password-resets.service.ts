import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import { PASSWORD_LINK_MINUTES } from '@wattle/contract/constants';
import type { PasswordReset, PasswordResetChild } from '@wattle/contract/mailed-links';
import type { Message } from '@wattle/contract/primitives';
import type { PasswordLink } from '@wattle/contract/staff';
import { Types } from 'mongoose';
import {
  AccountsService,
  type FamilyAccount,
  type MailedChild,
  requireStrong,
  SessionsService,
  type User,
} from '../../accounts';
import { Clock, HOUR_MS, RateLimits, REQUESTS_PER_DAY } from '../../infrastructure';
import { LinkSigner, MailRequests, MailService } from '../../mail';
import type { StoredStaffAction } from '../staff-actions/staff-action.schema';
import { BY_PARENT, StaffActionsService } from '../staff-actions/staff-actions.service';
import { passwordResetMail, usernameInMail } from './password-reset-mail';

const KIND = 'password-reset';
/** An admin hands the link over, and no mail says when. */
const STAFF_LINK_HOURS = 24;
/** More than anybody can request, so that staff can help where strangers have used up the mails of an address. */
const MAILS_PER_DAY = 10;
const MAX_CHILDREN = 20;

/** New passwords by links. Those of children are mailed to the parent, and staff see neither. */
@Injectable()
export class PasswordResetsService {
  constructor(
    private readonly limits: RateLimits,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly mail: MailService,
    private readonly requests: MailRequests,
    private readonly signer: LinkSigner,
    private readonly actions: StaffActionsService,
    private readonly clock: Clock,
  ) {}

  /** For staff. */
  async request(member: MailedChild, by: string): Promise<Message> {
    await this.mailLinks([member], by, MAILS_PER_DAY);
    return { message: `A link to set a new password is on its way to ${member.family.parent.email}.` };
  }

  async requestByParent(email: string, clientIpPrefix: string): Promise<Message> {
    await this.requests.accept({ kind: KIND, email, clientIpPrefix }, async () => {
      const families = await this.accounts.listByParent(email);
      const confirmedFirst = families.toSorted(
        (one, other) => Number(!one.parent.emailConfirmedAt) - Number(!other.parent.emailConfirmedAt),
      );
      const children = confirmedFirst.flatMap((family) => family.users.map((child) => ({ family, child })));
      if (children.length > 0) await this.mailLinks(children.slice(0, MAX_CHILDREN), BY_PARENT, REQUESTS_PER_DAY);
    });
    return { message: 'If somebody signed up with this address, an email with a link for each child is on its way.' };
  }

  async check(token: string, clientIpPrefix: string): Promise<PasswordResetChild> {
    await this.limits.of('password-reset-checks').take(clientIpPrefix);
    const { user, family } = await this.read(token);
    const { username, firstName, lastLogInAt } = user;
    return { username, firstName, isFirst: family || lastLogInAt ? undefined : true };
  }

  async reset({ token, password }: PasswordReset, clientIpPrefix: string): Promise<Message> {
    await this.limits.of('password-resets').take(clientIpPrefix);
    const { action, family, user } = await this.read(token);
    requireStrong({ username: user.username, password });
    // Before and after, so that no session outlives its password where the database fails in between.
    await this.sessions.closeAll(user._id);
    // False for the second of two concurrent uses.
    if (!(await this.accounts.setPassword(user, password))) throw invalidLink(action);
    await this.sessions.closeAll(user._id);
    // Whoever has the link reads the mails to this address.
    if (family) await this.accounts.confirmEmail(family, this.clock.now());
    await this.actions.noteLinkUsed(action);
    return { message: `${user.username} can log in with the new password now.` };
  }

  /** For a member of staff, who is handed the link by an admin. */
  async linkForStaff(user: User, by: string): Promise<PasswordLink> {
    const _id = new Types.ObjectId();
    await this.actions.recordOnAccount(user, { _id, by, kind: 'account-link' });
    const expiresAt = new Date(this.clock.now().getTime() + STAFF_LINK_HOURS * HOUR_MS);
    return { username: user.username, link: this.linkFor(String(_id), user), expiresAt: expiresAt.toISOString() };
  }

  /** Links work only once their actions are recorded, so that none is unrecorded. */
  private async mailLinks(children: readonly MailedChild[], by: string, perDay: number): Promise<void> {
    const [first] = children;
    if (!first) return;
    const { parent } = first.family;
    const linked = children.map((member) => ({ ...member, _id: new Types.ObjectId() }));
    const mail = passwordResetMail({
      parentName: parent.firstName,
      isForgotten: by === BY_PARENT,
      children: linked.map(({ _id, ...member }) => ({
        firstName: member.child.firstName,
        username: usernameInMail(member),
        link: this.linkFor(String(_id), member.child, member.family),
      })),
      minutes: PASSWORD_LINK_MINUTES,
    });
    const dedupeKey = `password reset ${linked[0]?._id}`;
    const families = linked.map(({ family }) => family._id);
    await this.mail.send({ kind: KIND, to: parent.email, ...mail, dedupeKey, families, perDay });
    const actions = linked.map(({ _id, family, child }) => ({ _id, familyId: family._id, childId: child._id }));
    await this.actions.record(...actions.map((action) => ({ ...action, by, kind: KIND }) as const));
  }

  private linkFor(actionId: string, user: User, family?: FamilyAccount): string {
    const signature = this.signer.sign(KIND, signedText(actionId, user, family));
    return this.signer.urlOf(family ? '/reset-password' : '/reset-password?for=staff', `${actionId}.${signature}`);
  }

  private async read(token: string): Promise<LinkSubject & { action: StoredStaffAction }> {
    const [, actionId, signature] = /^([0-9a-f]{24})\.(.*)$/s.exec(token) ?? [];
    const action = actionId === undefined ? null : await this.actions.find(actionId);
    if (!actionId || signature === undefined || !action || this.isExpired(action)) throw invalidLink(action);
    const { user, family } = await this.subjectOf(action);
    const isSigned = user && this.signer.isSigned(KIND, signedText(actionId, user, family), signature);
    if (!isSigned || user.disabledAt || (await this.actions.wasDisabledSince(action))) throw invalidLink(action);
    return { action, user, family };
  }

  private async subjectOf({ accountId, familyId, childId }: StoredStaffAction): Promise<Partial<LinkSubject>> {
    if (accountId) return { user: await this.accounts.findById(String(accountId)) };
    const family = (familyId && (await this.accounts.findFamily(String(familyId)))) ?? undefined;
    return { family, user: family?.users.find(({ _id }) => childId?.equals(_id)) };
  }

  private isExpired({ at, accountId }: StoredStaffAction): boolean {
    const lifetimeMs = accountId ? STAFF_LINK_HOURS * HOUR_MS : PASSWORD_LINK_MINUTES * 60_000;
    return this.clock.now().getTime() - at.getTime() > lifetimeMs;
  }
}

interface LinkSubject {
  user: User;
  /** Of a child. */
  family?: FamilyAccount | undefined;
}

/** With the hash of the replaced password, so that a link works once, and the address, so that it ends with that. */
function signedText(actionId: string, { _id, passwordHash }: User, family?: FamilyAccount): string {
  return `${actionId} ${_id} ${passwordHash} ${family?.parent.email ?? ''}`;
}

/** The same for a used or expired link, one for an earlier address and a forged one. */
function invalidLink(action?: StoredStaffAction | null): UnprocessableEntityException {
  const next = action?.accountId ? 'Ask an admin for a new one.' : 'You can have a new one sent.';
  return new UnprocessableEntityException(`This link was used before or has expired. ${next}`);
}
