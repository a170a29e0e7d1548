import { Controller } from '@nestjs/common';
import { switchTwoPeopleRule, twoPeopleRule } from '@wattle/contract/two-people';
import { TwoPeopleService } from '../../bank';
import { CurrentUser, Endpoint, Input, type InputOf, type SignedInUser } from '../../infrastructure';
import { StaffActionsService } from './staff-actions.service';

@Controller()
export class TwoPeopleController {
  constructor(
    private readonly twoPeople: TwoPeopleService,
    private readonly actions: StaffActionsService,
  ) {}

  @Endpoint(twoPeopleRule)
  rule() {
    return this.twoPeople.rule();
  }

  @Endpoint(switchTwoPeopleRule)
  async switch(@Input() { body }: InputOf<typeof switchTwoPeopleRule>, @CurrentUser() { username }: SignedInUser) {
    await this.actions.record({ by: username, kind: body.isOn ? 'two-people-on' : 'two-people-off' });
    return this.twoPeople.switch(body.isOn, username);
  }
}
