import { randomUUID } from 'node:crypto';
import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { ErasureByParent } from '@wattle/contract/child-progress';
import type { Message } from '@wattle/contract/primitives';
import { AccountsService } from '../../accounts';
import { aboutField, RateLimits } from '../../infrastructure';
import { lifetimeOf, MailedLinks, MailService } from '../../mail';
import { FamilyErasureService } from '../members/family-erasure.service';
import { BY_PARENT } from '../staff-actions/staff-actions.service';
import { ChildProgressService } from './child-progress.service';
import { familyErasureMail } from './link-mails';

const KIND = 'family-erasure';
const MAILS_PER_DAY = 3;
const BYTES_LEFT = 'The last step is not done yet. Please press the button again.';

/**
 * Erases a family for its parent, by a link for this purpose only: links of reports are valid for days and may be
 * passed on.
 */
@Injectable()
export class FamilyErasureByParentService {
  constructor(
    private readonly limits: RateLimits,
    private readonly children: ChildProgressService,
    private readonly accounts: AccountsService,
    private readonly links: MailedLinks,
    private readonly erasures: FamilyErasureService,
    private readonly mail: MailService,
  ) {}

  async sendLink(token: string, clientIpPrefix: string): Promise<Message> {
    const { family } = await this.children.read(token, clientIpPrefix);
    const { email, firstName } = family.parent;
    const link = this.links.linkFor(KIND, family._id, email);
    const mail = familyErasureMail({ parentName: firstName, link, lifetime: lifetimeOf(KIND) });
    const dedupeKey = `erasure ${randomUUID()}`;
    await this.mail.send({ kind: KIND, to: email, ...mail, dedupeKey, families: [family._id], perDay: MAILS_PER_DAY });
    return { message: 'We have sent an email to the address that you signed up with. Open its link to confirm.' };
  }

  /**
   * Can be repeated until everything is erased, because the token is checked with the typed address and needs no
   * record.
   */
  async erase({ token, email }: ErasureByParent, clientIpPrefix: string): Promise<Message> {
    await this.limits.of('child-progress-tries').take(clientIpPrefix);
    const link = this.links.read(KIND, token);
    if (!link || link.isExpired) throw expiredErasureLink();
    if (!link.isFor(email)) {
      const family = await this.accounts.findFamily(link.id);
      throw family && link.isFor(family.parent.email) ? otherAddress() : expiredErasureLink();
    }
    await this.limits.of('family-erasures').take(link.id);
    const refusals = { otherFamily: expiredErasureLink, bytesLeft: BYTES_LEFT };
    await this.erasures.eraseFamily({ id: link.id, email, by: BY_PARENT, askedAt: link.sentAt }, refusals);
    return { message: 'Everything that we kept of your family is erased.' };
  }
}

/** The same for an expired and a forged link. */
function expiredErasureLink(): UnprocessableEntityException {
  return new UnprocessableEntityException('This link has expired, and nothing was erased. You can ask for a new one.');
}

function otherAddress(): UnprocessableEntityException {
  const message = 'This is not the address that you signed up with, so nothing was erased. Check it and type it again.';
  return new UnprocessableEntityException(aboutField('email', message));
}
