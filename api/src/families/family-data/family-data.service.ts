import { Injectable } from '@nestjs/common';
import type { FamilyExport } from '@wattle/contract/families';
import type { ChildExport } from '@wattle/contract/own-children';
import type { Message } from '@wattle/contract/primitives';
import { AccountsService, type MailedChild, WeeklyReportChoices } from '../../accounts';
import { RateLimits } from '../../infrastructure';
import { FamilyExportService } from '../members/family-export.service';
import { BY_PARENT } from '../staff-actions/staff-actions.service';

@Injectable()
export class FamilyDataService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly choices: WeeklyReportChoices,
    private readonly exports: FamilyExportService,
    private readonly limits: RateLimits,
  ) {}

  async setWeeklyReport(email: string, isOn: boolean): Promise<Message> {
    await this.limits.of('family-settings').take(email);
    for (const family of await this.accounts.listConfirmed(email)) {
      await (isOn ? this.choices.turnOn(family) : this.choices.turnOff(family));
    }
    return {
      message: isOn
        ? 'You get a report of each week. The first one comes next Monday.'
        : 'You get no more weekly reports.',
    };
  }

  async exportChild(own: MailedChild): Promise<ChildExport> {
    await this.limits.of('family-exports').take(own.family.parent.email);
    return this.exports.exportChild(own);
  }

  async exportFamily(email: string): Promise<FamilyExport> {
    await this.limits.of('family-exports').take(email);
    return this.exports.export(await this.accounts.listConfirmed(email), BY_PARENT);
  }
}
