import { randomUUID } from 'node:crypto';
import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { ErasureByParent, Message } from '@wattle/contract';
import { AccountsService } from '../../accounts';
import { RateLimits } from '../../infrastructure';
import { lifetimeOf, MailedLinks, MailService } from '../../mail';
import { FamilyErasureService } from '../members/family-erasure.service';
import { BY_PARENT } from '../staff-actions/staff-actions.service';
import { ChildProgressService } from './child-progress.service';
import { familyErasureMail } from './link-mails';

const KIND = 'family-erasure';
const MAILS_PER_DAY = 3;
const BYTES_LEFT = 'The last step is not done yet. Please press the button again.';

/**
 * Erases a family for its parent, by a link that is mailed for nothing else: the links of reports live for days and may
 * be passed on, as to grandparents.
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

  async sendLink(token: string, network: string): Promise<Message> {
    const { family } = await this.children.read(token, network);
    const { email, firstName } = family.parent;
    const link = this.links.linkFor(KIND, family._id, email);
    const mail = familyErasureMail({ parentName: firstName, link, lifetime: lifetimeOf(KIND) });
    const about = `erasure ${randomUUID()}`;
    await this.mail.send({ kind: KIND, to: email, ...mail, about, families: [family._id], perDay: MAILS_PER_DAY });
    return { message: 'We have sent an email to the address that you signed up with. Open its link to confirm.' };
  }

  /** May be repeated until all is gone: the token is checked with the typed address, and needs no record. */
  async erase({ token, email }: ErasureByParent, network: string): Promise<Message> {
    await this.limits.of('child-progress-tries').take(network);
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

/** The same for a link that has expired or was made up. */
function expiredErasureLink(): UnprocessableEntityException {
  return new UnprocessableEntityException('This link has expired, and nothing was erased. You can ask for a new one.');
}

function otherAddress(): UnprocessableEntityException {
  const message = 'This is not the address that you signed up with, so nothing was erased. Check it and type it again.';
  return new UnprocessableEntityException({ message, errors: [{ path: 'email', message }] });
}
