import { Injectable, StreamableFile } from '@nestjs/common';
import {
  type AllowanceRequests,
  forFamily,
  PRIVILEGES,
  type Privilege,
  privilegeInWords,
} from '@wattle/contract/allowances';
import { dayInSydney } from '@wattle/contract/calendar';
import { DISPLAY_CHOICES, type DisplaySettings } from '@wattle/contract/display-settings';
import type { ImportedNeeds } from '@wattle/contract/needs-profile';
import { capitalized } from '@wattle/contract/text';
import { AccountsService, allowancesOf, type MailedChild, type User } from '../../accounts';
import { Clock, downloadAs, RateLimits } from '../../infrastructure';
import { FamilyChildrenService } from '../members/family-children.service';
import type { Needs } from './needs';
import { readNeeds } from './read-needs';
import { needsXml } from './write-needs';

const USUAL = Object.fromEntries(
  Object.entries(DISPLAY_CHOICES).map(([name, [first]]) => [name, first]),
) as DisplaySettings;

const SCREEN_WORDS: { [Name in keyof DisplaySettings]?: (value: string) => string } = {
  zoom: (percent) => `The test is shown at ${percent}% of its usual size.`,
  readAloud: () => 'Reading aloud stands above each question.',
  pace: (pace) => `The voice reads at this pace: ${pace.toLowerCase()}.`,
  spacing: () => 'Letters, words and lines are spaced wider.',
  lineFocus: () => 'All but a few lines is pale.',
};

const WHERE: Record<Privilege, string> = {
  extraTime: 'in timed tests',
  restBreaks: 'in each timed test',
  readAloud: 'in timed tests',
  largePrint: 'for tests on paper',
};

/** "Rest breaks of 10 minutes in each timed test." */
function grantedSentence([privilege, amount]: [Privilege, number]): string {
  return `${capitalized(privilegeInWords(privilege, amount))} ${WHERE[privilege]}.`;
}

/** The needs of a child as a record that travels between systems (docs/decisions/070). */
@Injectable()
export class NeedsProfileService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly children: FamilyChildrenService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  write({ child }: MailedChild): StreamableFile {
    const xml = needsXml({ allowances: this.grantedTo(child), display: child.displaySettings ?? {} });
    return new StreamableFile(Buffer.from(xml), downloadAs('wattle-needs.xml', 'application/xml; charset=utf-8'));
  }

  /** Staff grant what the record says, as if they had typed it in. */
  async importByStaff(member: MailedChild, xml: string, by: string): Promise<ImportedNeeds> {
    const { needs, skipped } = readNeeds(xml);
    const missing = this.missing(member.child, needs);
    for (const [privilege, amount] of missing) await this.children.setAllowance(member, privilege, { amount }, by);
    const granted = missing.map(grantedSentence);
    return { taken: [...granted, ...(await this.takeDisplay(member.child, needs))], requested: [], skipped };
  }

  async importByParent(member: MailedChild, xml: string): Promise<ImportedNeeds> {
    await this.limits.of('family-settings').take(String(member.child._id));
    const { needs, skipped } = readNeeds(xml);
    const missing = this.missing(member.child, needs);
    const at = this.clock.now().toISOString();
    const requests = Object.fromEntries(missing.map(([privilege, amount]) => [privilege, { amount, at }]));
    if (missing.length > 0) await this.accounts.requestAllowances(member.child, requests as AllowanceRequests);
    const requested = missing.map(grantedSentence);
    return { taken: await this.takeDisplay(member.child, needs), requested, skipped };
  }

  /** What the record asks for beyond what is granted today. */
  private missing(child: User, { allowances }: Needs): [Privilege, number][] {
    const granted = this.grantedTo(child);
    return PRIVILEGES.flatMap((privilege): [Privilege, number][] => {
      const amount = allowances[privilege] ?? 0;
      return amount > (granted[privilege] ?? 0) ? [[privilege, amount]] : [];
    });
  }

  private grantedTo(child: User): Needs['allowances'] {
    const lasting = forFamily(allowancesOf(child), dayInSydney(this.clock.now())) ?? {};
    return Object.fromEntries(Object.entries(lasting).map(([privilege, { amount }]) => [privilege, amount]));
  }

  /** Each device of the child gets it with its next list of tests. */
  private async takeDisplay(child: User, { display }: Needs): Promise<string[]> {
    const changes = Object.entries(display) as [keyof DisplaySettings, string][];
    if (changes.length > 0)
      await this.accounts.set(child, { displaySettings: { ...USUAL, ...child.displaySettings, ...display } });
    return changes.flatMap(([name, value]) => SCREEN_WORDS[name]?.(value) ?? []);
  }
}
