import { randomUUID } from 'node:crypto';
import { Injectable, Logger, UnprocessableEntityException } from '@nestjs/common';
import type { AddressConfirmation } from '@wattle/contract/mailed-links';
import type { Message } from '@wattle/contract/primitives';
import { Clock, logFailure, RateLimits, REQUESTS_PER_DAY, RetryAfterException } from '../../infrastructure';
import { lifetimeOf, MailedLinks, MailRequests, MailService, type ReadLink } from '../../mail';
import type { FamilyAccount, User } from '../records/account.schema';
import { AccountsService } from '../records/accounts.service';
import { addressConfirmationMail } from './address-confirmation-mail';
import { WeeklyReportChoices } from './weekly-report-choices';

const KIND = 'address-confirmation';
/** Fewer than can be requested, so that sign-ups by strangers leave the owner of an address some. */
const SIGN_UP_MAILS_PER_DAY = 3;

interface ConfirmedLink extends ReadLink {
  family: FamilyAccount;
}

interface Confirmed extends Message {
  email: string;
  isFirst: boolean;
}

@Injectable()
export class AddressConfirmationService {
  private readonly logger = new Logger(AddressConfirmationService.name);

  constructor(
    private readonly limits: RateLimits,
    private readonly accounts: AccountsService,
    private readonly mail: MailService,
    private readonly requests: MailRequests,
    private readonly links: MailedLinks,
    private readonly weeklyReports: WeeklyReportChoices,
    private readonly clock: Clock,
  ) {}

  /** A failure does not undo the sign-up, because the link can be requested again. */
  async mailAfterSignUp(child: User | undefined): Promise<void> {
    try {
      const account = child && (await this.accounts.findAccountOf(child));
      if (!account?.parent) return;
      // A repeated form is mailed once.
      const dedupeKey = `sign-up of ${account._id}`;
      await this.mailLinks([{ ...account, parent: account.parent }], dedupeKey, SIGN_UP_MAILS_PER_DAY);
    } catch (error) {
      if (!(error instanceof RetryAfterException)) logFailure(this.logger, error);
    }
  }

  async request(email: string, clientIpPrefix: string): Promise<Message> {
    await this.requests.accept({ kind: KIND, email, clientIpPrefix }, async () => {
      await this.mailAgain(await this.accounts.listByParent(email));
    });
    return {
      message:
        'If somebody signed up with this address and it is not confirmed yet, an email with a link is on its way.',
    };
  }

  /** One mail for all unconfirmed families of an address, so that those of strangers use up none of its mails. */
  async mailAgain(families: readonly FamilyAccount[]): Promise<void> {
    const unconfirmed = families.filter(({ parent }) => !parent.emailConfirmedAt);
    if (unconfirmed.length > 0) await this.mailLinks(unconfirmed, `request ${randomUUID()}`, REQUESTS_PER_DAY);
  }

  /** Idempotent; says whether this was the first time, of which there is one also for concurrent uses. */
  async confirm({ token, wantsWeeklyReport = false }: AddressConfirmation, clientIpPrefix: string): Promise<Confirmed> {
    await this.limits.of('address-confirmations').take(clientIpPrefix);
    const confirmed = await this.read(token);
    const time = confirmed && (await this.accounts.confirmEmail(confirmed.family, this.clock.now()));
    if (!time) throw invalidLink();
    const { family, sentAt, isExpired } = confirmed;
    const outcome = { email: family.parent.email, isFirst: time === 'first' };
    const thanks = 'Thank you. Your address is confirmed.';
    if (!wantsWeeklyReport) return { ...outcome, message: thanks };
    if (isExpired || !(await this.weeklyReports.turnOn(family, sentAt))) {
      return { ...outcome, message: `${thanks} This link is too old to turn the weekly report on.` };
    }
    return { ...outcome, message: `${thanks} The first weekly report comes next Monday.` };
  }

  /** An expired token is accepted where the address is confirmed already. */
  private async read(token: string): Promise<ConfirmedLink | undefined> {
    const link = this.links.read(KIND, token);
    const family = link && (await this.accounts.findFamily(link.id));
    if (!family || !link.isFor(family.parent.email)) return undefined;
    return link.isExpired && !family.parent.emailConfirmedAt ? undefined : { family, ...link };
  }

  private async mailLinks(families: readonly FamilyAccount[], dedupeKey: string, perDay: number): Promise<void> {
    const [first] = families;
    if (!first) return;
    const { email } = first.parent;
    const signups = families.map(({ _id, createdAt }) => ({
      link: this.links.linkFor(KIND, _id, email),
      signedUpAt: createdAt,
    }));
    const mail = addressConfirmationMail({ signups, lifetime: lifetimeOf(KIND) });
    await this.mail.send({
      kind: KIND,
      to: email,
      ...mail,
      dedupeKey,
      families: families.map(({ _id }) => _id),
      perDay,
    });
  }
}

/** The same for an expired link, one for an earlier address and a forged one. */
function invalidLink(): UnprocessableEntityException {
  return new UnprocessableEntityException('This link has expired. You can have a new one sent.');
}
