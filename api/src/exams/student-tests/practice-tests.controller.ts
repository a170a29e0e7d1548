import { Controller } from '@nestjs/common';
import { openPracticeTest, submitPracticeTest } from '@wattle/contract/tests';
import {
  CurrentUser,
  Endpoint,
  Input,
  type InputOf,
  JsonText,
  Priority,
  type SignedInUser,
} from '../../infrastructure';
import { OpeningsService } from './openings.service';
import { TestSubmissionsService } from './test-submissions.service';

/** The combined practice test. */
@Controller()
export class PracticeTestsController {
  constructor(
    private readonly openings: OpeningsService,
    private readonly submissions: TestSubmissionsService,
  ) {}

  @Endpoint(openPracticeTest)
  @Priority('normal')
  @JsonText()
  open(@Input() { query }: InputOf<typeof openPracticeTest>, @CurrentUser() { id }: SignedInUser) {
    return this.openings.openPractice(id, query);
  }

  @Endpoint(submitPracticeTest)
  @Priority('high')
  submit(@Input() { body }: InputOf<typeof submitPracticeTest>, @CurrentUser() { id }: SignedInUser) {
    return this.submissions.submitPractice(id, body);
  }
}
