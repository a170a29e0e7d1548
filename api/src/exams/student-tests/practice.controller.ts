import { Controller } from '@nestjs/common';
import { dailyPractice } from '@wattle/contract/daily-practice';
import { ownMisconceptions } from '@wattle/contract/own-misconceptions';
import { openDailyPractice, openTopic } from '@wattle/contract/tests';
import {
  CurrentUser,
  Endpoint,
  Input,
  type InputOf,
  JsonText,
  Priority,
  type SignedInUser,
} from '../../infrastructure';
import { MisconceptionsService } from '../misconceptions/misconceptions.service';
import { DailyPracticeService } from '../practice/daily-practice.service';
import { PracticeOpeningsService } from './practice-openings.service';

/** Practice of the child who is logged in. It is submitted as a re-sit is. */
@Controller()
export class PracticeController {
  constructor(
    private readonly practice: DailyPracticeService,
    private readonly misconceptions: MisconceptionsService,
    private readonly openings: PracticeOpeningsService,
  ) {}

  @Endpoint(dailyPractice)
  today(@CurrentUser() { id }: SignedInUser) {
    return this.practice.read(id);
  }

  @Endpoint(ownMisconceptions)
  ownMisconceptions(@CurrentUser() { id }: SignedInUser) {
    return this.misconceptions.of(id);
  }

  @Endpoint(openDailyPractice)
  @Priority('normal')
  @JsonText()
  openDailyPractice(@Input() { query }: InputOf<typeof openDailyPractice>, @CurrentUser() { id }: SignedInUser) {
    return this.openings.openDailyPractice(id, query);
  }

  @Endpoint(openTopic)
  @Priority('normal')
  @JsonText()
  openTopicPractice(@Input() { params, query }: InputOf<typeof openTopic>, @CurrentUser() { id }: SignedInUser) {
    return this.openings.openTopicPractice(id, params.category, query);
  }
}
