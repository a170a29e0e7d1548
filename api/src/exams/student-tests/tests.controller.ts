import { Controller } from '@nestjs/common';
import { openPracticeTest, openTest, submitPracticeTest, submitTest } from '@wattle/contract/tests';
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

@Controller()
export class TestsController {
  constructor(
    private readonly openings: OpeningsService,
    private readonly submissions: TestSubmissionsService,
  ) {}

  @Endpoint(openTest)
  @Priority('normal')
  @JsonText()
  open(
    @Input() { params, query: { testType, ...opening } }: InputOf<typeof openTest>,
    @CurrentUser() { id }: SignedInUser,
  ) {
    return this.openings.open(id, testType, params.category, opening);
  }

  @Endpoint(submitTest)
  @Priority('high')
  submit(@Input() { body }: InputOf<typeof submitTest>, @CurrentUser() { id }: SignedInUser) {
    return this.submissions.submit(id, body);
  }

  @Endpoint(openPracticeTest)
  @Priority('normal')
  @JsonText()
  openPracticeTest(@Input() { query }: InputOf<typeof openPracticeTest>, @CurrentUser() { id }: SignedInUser) {
    return this.openings.openPracticeTest(id, query);
  }

  @Endpoint(submitPracticeTest)
  @Priority('high')
  submitPracticeTest(@Input() { body }: InputOf<typeof submitPracticeTest>, @CurrentUser() { id }: SignedInUser) {
    return this.submissions.submitPracticeTest(id, body);
  }
}
