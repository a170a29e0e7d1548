import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { Message, PasswordReset } from '@wattle/contract';
import { Types } from 'mongoose';
import type { UserRecord } from '../accounts/account.schema';
import { AccountsService } from '../accounts/accounts.service';
import { SessionsService } from '../auth/sessions.service';
import { Clock } from '../common/clock';
import { type RateLimiter, RateLimits } from '../common/rate-limits';
import { MailService } from '../mail/mail.service';
import type { FamilyMember } from './family-children.service';
import { PasswordResetLinks } from './password-reset-links';
import { passwordResetMail } from './password-reset-mail';
import type { StoredStaffAction } from './staff-action.schema';
import { StaffActionsService } from './staff-actions.service';

const LINK_MINUTES = 30;
const MAILS_PER_DAY = 10;
const TRIES_PER_HOUR = 30;

/** New passwords by a link that is mailed to the parent: staff see neither. */
@Injectable()
export class PasswordResetsService {
  private readonly tries: RateLimiter;

  constructor(
    limits: RateLimits,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly mail: MailService,
    private readonly links: PasswordResetLinks,
    private readonly actions: StaffActionsService,
    private readonly clock: Clock,
  ) {
    this.tries = limits.create({
      name: 'password-resets',
      points: TRIES_PER_HOUR,
      seconds: 3_600,
      refusal: 'Too many new passwords were set from your network. Please try again later.',
    });
  }

  /** Mails the link. Until the action is recorded it does nothing, so that no link works which nobody knows of. */
  async request({ family, child }: FamilyMember, by: string): Promise<Message> {
    const { parent } = family;
    if (!parent) throw new UnprocessableEntityException('This child has no parent to mail to.');
    const _id = new Types.ObjectId();
    const mail = passwordResetMail({
      parentName: parent.firstName,
      childName: child.firstName ?? child.username,
      username: child.username,
      link: this.links.linkFor(String(_id), child),
      minutes: LINK_MINUTES,
    });
    const about = `password reset ${_id}`;
    await this.mail.send({ kind: 'password-reset', to: parent.email, ...mail, about, perDay: MAILS_PER_DAY });
    await this.actions.record({ _id, by, kind: 'password-reset', familyId: family._id, childId: child._id });
    return { message: `A link to set a new password is on its way to ${parent.email}.` };
  }

  /** Sets the password and signs the child out everywhere. */
  async reset({ token, password }: PasswordReset, network: string): Promise<Message> {
    await this.tries.take(network);
    const { action, child } = await this.read(token);
    // Of two uses at once, one finds the password as it was when the link was signed.
    if (!(await this.accounts.setPassword(child, password))) throw invalidLink();
    await this.sessions.closeAll(child._id);
    await this.actions.noteLinkUsed(action);
    return { message: `${child.username} can log in with the new password now.` };
  }

  private async read(token: string): Promise<{ action: StoredStaffAction; child: UserRecord }> {
    const actionId = this.links.actionIdOf(token);
    const action = actionId === undefined ? null : await this.actions.find(actionId);
    if (!actionId || !action?.childId || this.isExpired(action)) throw invalidLink();
    const child = await this.accounts.findById(String(action.childId));
    if (!child || !this.links.isValid(token, actionId, child)) throw invalidLink();
    return { action, child };
  }

  private isExpired({ at }: StoredStaffAction): boolean {
    return this.clock.now().getTime() - at.getTime() > LINK_MINUTES * 60_000;
  }
}

/** The same for a link that was used, has expired or was made up. */
function invalidLink(): UnprocessableEntityException {
  return new UnprocessableEntityException(
    'This link was used before or has expired. Please ask the Wattle team for a new one.',
  );
}
