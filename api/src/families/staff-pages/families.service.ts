import { Injectable } from '@nestjs/common';
import type { FamilyExport, Message } from '@wattle/contract';
import { ExtraTimeService } from '../members/extra-time.service';
import { FamilyChildrenService } from '../members/family-children.service';
import { FamilyExportService } from '../members/family-export.service';
import { PasswordResetsService } from '../password-resets/password-resets.service';
import { FamilyDetailsService } from './family-details.service';

/** What staff do to a family or a child that they name by its id. */
@Injectable()
export class FamiliesService {
  constructor(
    private readonly children: FamilyChildrenService,
    private readonly details: FamilyDetailsService,
    private readonly extraTime: ExtraTimeService,
    private readonly resets: PasswordResetsService,
    private readonly exports: FamilyExportService,
  ) {}

  async giveExtraTime(familyId: string, childId: string, percent: number, by: string): Promise<Message> {
    const member = await this.children.byId(familyId, childId);
    const moved = await this.extraTime.give(member, percent, by);
    const name = member.child.firstName ?? member.child.username;
    const what =
      percent > 0 ? `${name} has ${percent}% more time in timed tests.` : `${name} has no extra time any more.`;
    return { message: moved > 0 ? `${what} A test that is open has a new end.` : what };
  }

  async resetPassword(familyId: string, childId: string, by: string): Promise<Message> {
    return this.resets.request(await this.children.byId(familyId, childId), by);
  }

  async export(familyId: string, by: string): Promise<FamilyExport> {
    return this.exports.export(await this.details.require(familyId), by);
  }
}
