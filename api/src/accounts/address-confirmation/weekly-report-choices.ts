import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure';
import { addressHashOf, MailOptOuts, type Subscription } from '../../mail';
import type { FamilyAccount } from '../records/account.schema';
import { AccountsService } from '../records/accounts.service';

/** A parent gets weekly reports after asking for them, until they are stopped (docs/threat-model.md). */
@Injectable()
export class WeeklyReportChoices {
  constructor(
    private readonly accounts: AccountsService,
    private readonly optOuts: MailOptOuts,
    private readonly clock: Clock,
  ) {}

  async isOn(family: FamilyAccount): Promise<boolean> {
    return family.parent.wantsWeeklyReportSince !== undefined && !(await this.optOuts.has(subscriptionOf(family)));
  }

  /** Returns false where reports were stopped after the link was sent that asks for them: it may have been passed on. */
  async turnOn(family: FamilyAccount, linkSentAt?: Date): Promise<boolean> {
    if (await this.isOn(family)) return true;
    const stop = linkSentAt && (await this.optOuts.find(subscriptionOf(family)));
    if (stop && toSecond(stop.createdAt) > toSecond(linkSentAt)) return false;
    await this.accounts.requestWeeklyReport(family, this.clock.now());
    await this.optOuts.remove(subscriptionOf(family));
    return true;
  }

  turnOff(family: FamilyAccount): Promise<void> {
    return this.optOuts.add(subscriptionOf(family));
  }
}

/** Tokens of links have a resolution of a second. */
function toSecond(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000);
}

function subscriptionOf({ parent }: FamilyAccount): Subscription {
  return { kind: 'weekly-report', addressHash: addressHashOf(parent.email) };
}
