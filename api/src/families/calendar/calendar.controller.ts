import { Controller, type StreamableFile } from '@nestjs/common';
import { childCalendar, ownCalendar } from '@wattle/contract/daily-practice';
import { AccountsService } from '../../accounts';
import { CurrentUser, Endpoint, Input, type InputOf, type SignedInUser } from '../../infrastructure';
import { OwnChildrenService } from '../own-children/own-children.service';
import { CalendarService } from './calendar.service';

/** A child's plan for a calendar: for the child, and for its parents. */
@Controller()
export class CalendarController {
  constructor(
    private readonly calendars: CalendarService,
    private readonly accounts: AccountsService,
    private readonly children: OwnChildrenService,
  ) {}

  @Endpoint(ownCalendar)
  async own(@CurrentUser() { id }: SignedInUser): Promise<StreamableFile> {
    return this.calendars.of(await this.accounts.requireById(id));
  }

  @Endpoint(childCalendar)
  async ofChild(
    @Input() { params }: InputOf<typeof childCalendar>,
    @CurrentUser() { username }: SignedInUser,
  ): Promise<StreamableFile> {
    const { child } = await this.children.require(username, params.childId);
    return this.calendars.of(child, child.firstName ?? child.username);
  }
}
