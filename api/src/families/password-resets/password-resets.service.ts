import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { Message, PasswordReset, PasswordResetChild } from '@wattle/contract';
import { Types } from 'mongoose';
import { AccountsService, type MailedChild, requireStrong, SessionsService } from '../../accounts';
import { Clock, RateLimits, REQUESTS_PER_DAY } from '../../infrastructure';
import { MailRequests, MailService } from '../../mail';
import type { StoredStaffAction } from '../staff-actions/staff-action.schema';
import { BY_PARENT, StaffActionsService } from '../staff-actions/staff-actions.service';
import { PasswordResetLinks } from './password-reset-links';
import { passwordResetMail, usernameInMail } from './password-reset-mail';

const KIND = 'password-reset';
const LINK_MINUTES = 30;
/** More than anybody can ask for, so that staff can help where strangers have used up the mails of an address. */
const MAILS_PER_DAY = 10;
/** Children that one mail has links for. */
const MAX_CHILDREN = 20;

/** New passwords by links that are mailed to the parent: staff see neither. */
@Injectable()
export class PasswordResetsService {
  constructor(
    private readonly limits: RateLimits,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly mail: MailService,
    private readonly requests: MailRequests,
    private readonly links: PasswordResetLinks,
    private readonly actions: StaffActionsService,
    private readonly clock: Clock,
  ) {}

  /** Mails the link that staff ask for. */
  async request(member: MailedChild, by: string): Promise<Message> {
    await this.mailLinks([member], by, MAILS_PER_DAY);
    return { message: `A link to set a new password is on its way to ${member.family.parent.email}.` };
  }

  /** Mails a link for each child of an address, where there are any; says the same in every case. */
  async requestByParent(email: string, network: string): Promise<Message> {
    await this.requests.accept({ kind: KIND, email, network }, async () => {
      const families = await this.accounts.listByParent(email);
      const confirmedFirst = families.toSorted(
        (one, other) => Number(!one.parent.emailConfirmedAt) - Number(!other.parent.emailConfirmedAt),
      );
      const children = confirmedFirst.flatMap((family) => family.users.map((child) => ({ family, child })));
      if (children.length > 0) await this.mailLinks(children.slice(0, MAX_CHILDREN), BY_PARENT, REQUESTS_PER_DAY);
    });
    return { message: 'If somebody signed up with this address, an email with a link for each child is on its way.' };
  }

  /** Whose password a link sets. */
  async check(token: string, network: string): Promise<PasswordResetChild> {
    await this.limits.of('password-reset-checks').take(network);
    const { child } = await this.read(token);
    return { username: child.username, firstName: child.firstName };
  }

  /** Sets the password and signs the child out everywhere. */
  async reset({ token, password }: PasswordReset, network: string): Promise<Message> {
    await this.limits.of('password-resets').take(network);
    const { action, family, child } = await this.read(token);
    requireStrong({ username: child.username, password });
    // Where the database fails in between, no session outlives its password.
    await this.sessions.closeAll(child._id);
    // Of two uses at once, one finds the password as it was when the link was signed.
    if (!(await this.accounts.setPassword(child, password))) throw invalidLink();
    await this.sessions.closeAll(child._id);
    // Whoever has the link reads the mails to this address.
    await this.accounts.confirmEmail(family, this.clock.now());
    await this.actions.noteLinkUsed(action);
    return { message: `${child.username} can log in with the new password now.` };
  }

  /** Until their actions are recorded the links do nothing, so that none works which nobody knows of. */
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
        link: this.links.linkFor(String(_id), member),
      })),
      minutes: LINK_MINUTES,
    });
    const about = `password reset ${linked[0]?._id}`;
    const families = linked.map(({ family }) => family._id);
    await this.mail.send({ kind: KIND, to: parent.email, ...mail, about, families, perDay });
    const actions = linked.map(({ _id, family, child }) => ({ _id, familyId: family._id, childId: child._id }));
    await this.actions.record(...actions.map((action) => ({ ...action, by, kind: KIND }) as const));
  }

  private async read(token: string): Promise<MailedChild & { action: StoredStaffAction }> {
    const actionId = this.links.actionIdOf(token);
    const action = actionId === undefined ? null : await this.actions.find(actionId);
    if (!actionId || !action?.familyId || this.isExpired(action)) throw invalidLink();
    const family = await this.accounts.findFamily(String(action.familyId));
    const child = family?.users.find(({ _id }) => action.childId?.equals(_id));
    if (!family || !child || !this.links.isValid(token, actionId, { family, child })) throw invalidLink();
    return { action, family, child };
  }

  private isExpired({ at }: StoredStaffAction): boolean {
    return this.clock.now().getTime() - at.getTime() > LINK_MINUTES * 60_000;
  }
}

/** The same for a link that was used, has expired, is for an earlier address or was made up. */
function invalidLink(): UnprocessableEntityException {
  return new UnprocessableEntityException('This link was used before or has expired. You can have a new one sent.');
}
