import { randomUUID } from 'node:crypto';
import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { ErasureByParent, ErasureOfLink } from '@wattle/contract/mailed-links';
import type { ErasureScope } from '@wattle/contract/own-children';
import type { Message } from '@wattle/contract/primitives';
import { listInWords } from '@wattle/contract/text';
import { Types } from 'mongoose';
import { AccountsService, type FamilyAccount, type MailedChild, type User } from '../../accounts';
import { aboutField, RateLimits } from '../../infrastructure';
import { greeting, letter, lifetimeOf, MailedLinks, MailService, nameInMail, type ReadLink } from '../../mail';
import { BY_PARENT } from '../staff-actions/staff-actions.service';
import { FamilyErasureService } from './family-erasure.service';

const KIND = 'family-erasure';
const MAILS_PER_DAY = 5;
const BYTES_LEFT = 'The last step is not done yet. Please press the button again.';

/** Whom a link erases: one child, or all of a family. Its last child does not go without it. */
interface Erased {
  family: FamilyAccount;
  children: User[];
  isWholeFamily: boolean;
}

/** Erases for a parent, by a link for this purpose only: a device may stay logged in, and others may use it. */
@Injectable()
export class ErasureByParentService {
  constructor(
    private readonly limits: RateLimits,
    private readonly accounts: AccountsService,
    private readonly links: MailedLinks,
    private readonly erasures: FamilyErasureService,
    private readonly mail: MailService,
  ) {}

  async sendLink({ family, child }: MailedChild, scope: ErasureScope): Promise<Message> {
    const { email } = family.parent;
    const erased = whoGoes(family, scope === 'child' ? child : undefined);
    const link = erased.isWholeFamily
      ? this.links.linkFor(KIND, family._id, email)
      : this.links.linkFor(KIND, child._id, ofChild(email));
    await this.mail.send({
      kind: KIND,
      to: email,
      ...erasureMail(erased, link),
      dedupeKey: `erasure ${randomUUID()}`,
      families: [family._id],
      perDay: MAILS_PER_DAY,
    });
    return { message: 'We have sent an email to the address that you signed up with. Open its link to confirm.' };
  }

  async check(token: string, clientIpPrefix: string): Promise<ErasureOfLink> {
    const link = await this.read(token, clientIpPrefix);
    const erased = await this.find(link.id);
    if (!erased || !scopeOf(link, erased.family.parent.email)) throw expiredLink();
    return { names: erased.children.map(nameOf), isWholeFamily: erased.isWholeFamily };
  }

  /**
   * Can be repeated until everything is erased, because the token is checked with the typed address and needs no
   * record.
   */
  async erase({ token, email }: ErasureByParent, clientIpPrefix: string): Promise<Message> {
    const link = await this.read(token, clientIpPrefix);
    const erased = await this.find(link.id);
    // One for an earlier address is as good as forged.
    if (erased && !scopeOf(link, erased.family.parent.email)) throw expiredLink();
    const scope = scopeOf(link, email);
    if (!scope) throw erased ? otherAddress() : expiredLink();
    await this.limits.of('family-erasures').take(link.id);
    const [child] = erased?.children ?? [];
    if (erased && child && !erased.isWholeFamily) {
      await this.erasures.eraseChild({ family: erased.family, child }, BYTES_LEFT);
      return { message: `Everything that we kept of ${nameOf(child)} is erased.` };
    }
    if (!erased && scope === 'child' && (await this.accounts.listByParent(email)).length > 0) {
      await this.erasures.eraseBytes(BYTES_LEFT);
      return { message: 'Everything that we kept of this child is erased.' };
    }
    const id = String(erased?.family._id ?? link.id);
    const refusals = { otherFamily: expiredLink, bytesLeft: BYTES_LEFT };
    await this.erasures.eraseFamily({ id, email, by: BY_PARENT, askedAt: link.sentAt }, refusals);
    return { message: 'Everything that we kept of your family is erased.' };
  }

  private async read(token: string, clientIpPrefix: string): Promise<ReadLink> {
    await this.limits.of('erasure-links').take(clientIpPrefix);
    const link = this.links.read(KIND, token);
    if (!link || link.isExpired) throw expiredLink();
    return link;
  }

  /** By the id of a family or of a child. */
  private async find(id: string): Promise<Erased | undefined> {
    const account =
      (await this.accounts.findFamily(id)) ?? (await this.accounts.findAccountOf({ _id: new Types.ObjectId(id) }));
    if (!account?.parent) return undefined;
    const child = account.users.find(({ _id }) => String(_id) === id);
    return whoGoes({ ...account, parent: account.parent }, child);
  }
}

/** What the link of one child is signed for, so that it is known for one when the child is gone. */
function ofChild(email: string): string {
  return `child ${email}`;
}

function scopeOf(link: ReadLink, email: string): ErasureScope | undefined {
  if (link.isFor(email)) return 'family';
  return link.isFor(ofChild(email)) ? 'child' : undefined;
}

function whoGoes(family: FamilyAccount, child: User | undefined): Erased {
  const isWholeFamily = !child || family.users.length === 1;
  return { family, children: isWholeFamily ? family.users : [child], isWholeFamily };
}

function nameOf({ firstName, username }: User): string {
  return firstName ?? username;
}

function erasureMail({ family, children, isWholeFamily }: Erased, link: string) {
  const names = listInWords(children.map(({ firstName }) => nameInMail(firstName, 'your child')));
  const what = isWholeFamily ? 'your family’s accounts' : `${names}’s account`;
  return letter({
    subject: `Erase ${what} on Wattle?`,
    greeting: greeting(family.parent.firstName),
    paragraphs: [
      isWholeFamily
        ? `You asked us to erase everything that we keep of your family: the accounts of ${names}, their tests and results, and the emails that we sent to this address. This cannot be undone.`
        : `You asked us to erase everything that we keep of ${names}: the account, its tests and results, and the emails about it. Nothing of your other children changes. This cannot be undone.`,
      'The link leads to a page that asks for your email address. Nothing is erased before you enter it there.',
    ],
    links: [{ label: 'Go on to erase', url: link }],
    notes: [
      `The link works for ${lifetimeOf(KIND)}.`,
      'If you did not ask for this, ignore this email: nothing changes.',
    ],
  });
}

/** The same for an expired and a forged link. */
function expiredLink(): UnprocessableEntityException {
  return new UnprocessableEntityException('This link has expired, and nothing was erased. You can ask for a new one.');
}

function otherAddress(): UnprocessableEntityException {
  const message = 'This is not the address that you signed up with, so nothing was erased. Check it and type it again.';
  return new UnprocessableEntityException(aboutField('email', message));
}
