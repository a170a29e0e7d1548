import { Controller } from '@nestjs/common';
import { setStatisticsMail, statisticsMail } from '@wattle/contract/statistics-mail';
import { CurrentUser, Endpoint, Input, type InputOf, type SignedInUser } from '../../infrastructure';
import { StatisticsMailService } from './statistics-mail.service';

@Controller()
export class StatisticsMailController {
  constructor(private readonly mails: StatisticsMailService) {}

  @Endpoint(statisticsMail)
  read(@CurrentUser() user: SignedInUser) {
    return this.mails.read(user);
  }

  @Endpoint(setStatisticsMail)
  set(@CurrentUser() user: SignedInUser, @Input() { body }: InputOf<typeof setStatisticsMail>) {
    return this.mails.set(user, body.email);
  }
}
