import { Controller, type StreamableFile } from '@nestjs/common';
import { childCalendar, ownCalendar } from '@wattle/contract/daily-practice';
import { AccountsService, type MailedChild } from '../../accounts';
import { CurrentUser, Endpoint, type SignedInUser } from '../../infrastructure';
import { OwnChild } from '../own-children/own-child';
import { CalendarService } from './calendar.service';

/** A child's plan for a calendar: for the child, and for its parents. */
@Controller()
export class CalendarController {
  constructor(
    private readonly calendars: CalendarService,
    private readonly accounts: AccountsService,
  ) {}

  @Endpoint(ownCalendar)
  async own(@CurrentUser() { id }: SignedInUser): Promise<StreamableFile> {
    return this.calendars.of(await this.accounts.requireById(id));
  }

  @Endpoint(childCalendar)
  ofChild(@OwnChild() { child }: MailedChild): StreamableFile {
    return this.calendars.of(child, child.firstName ?? child.username);
  }
}
