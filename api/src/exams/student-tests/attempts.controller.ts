import { Controller } from '@nestjs/common';
import { attemptStatus, endRestBreak, saveAnswers, startRestBreak } from '@wattle/contract/attempts';
import { setDisplaySettings } from '@wattle/contract/display-settings';
import { attemptList, attemptReview, checkAnswer } from '@wattle/contract/results';
import { openResit, submitResit } from '@wattle/contract/tests';
import {
  CurrentUser,
  Endpoint,
  Input,
  type InputOf,
  JsonText,
  Priority,
  type SignedInUser,
} from '../../infrastructure';
import { AnswersService } from '../attempts/answers.service';
import { ownerOf } from '../attempts/attempt';
import { RestBreaksService } from '../attempts/rest-breaks.service';
import { AnswerChecksService } from './answer-checks.service';
import { ResitOpeningsService } from './resit-openings.service';
import { StudentAttemptsService } from './student-attempts.service';
import { TestSubmissionsService } from './test-submissions.service';

@Controller()
export class AttemptsController {
  constructor(
    private readonly attempts: StudentAttemptsService,
    private readonly answers: AnswersService,
    private readonly resits: ResitOpeningsService,
    private readonly submissions: TestSubmissionsService,
    private readonly checks: AnswerChecksService,
    private readonly breaks: RestBreaksService,
  ) {}

  @Endpoint(attemptList)
  @Priority('normal')
  list(@CurrentUser() { id }: SignedInUser) {
    return this.attempts.list(id);
  }

  @Endpoint(setDisplaySettings)
  setDisplaySettings(@Input() { body }: InputOf<typeof setDisplaySettings>, @CurrentUser() { id }: SignedInUser) {
    return this.attempts.setDisplaySettings(id, body);
  }

  @Endpoint(attemptReview)
  review(@Input() { params }: InputOf<typeof attemptReview>, @CurrentUser() { id }: SignedInUser) {
    return this.attempts.review(id, params.id);
  }

  @Endpoint(saveAnswers)
  @Priority('high')
  save(@Input() { params, body }: InputOf<typeof saveAnswers>, @CurrentUser() { id }: SignedInUser) {
    return this.answers.save(params.id, ownerOf('child', id), body);
  }

  @Endpoint(attemptStatus)
  @Priority('high')
  status(@Input() { params }: InputOf<typeof attemptStatus>, @CurrentUser() user: SignedInUser) {
    return this.attempts.status(user, params.id);
  }

  @Endpoint(startRestBreak)
  @Priority('high')
  startBreak(@Input() { params }: InputOf<typeof startRestBreak>, @CurrentUser() { id }: SignedInUser) {
    return this.breaks.start(params.id, ownerOf('child', id));
  }

  @Endpoint(endRestBreak)
  @Priority('high')
  endBreak(@Input() { params }: InputOf<typeof endRestBreak>, @CurrentUser() { id }: SignedInUser) {
    return this.breaks.end(params.id, ownerOf('child', id));
  }

  @Endpoint(checkAnswer)
  @Priority('normal')
  check(@Input() { params, body }: InputOf<typeof checkAnswer>, @CurrentUser() { id }: SignedInUser) {
    return this.checks.check(id, params, body);
  }

  @Endpoint(openResit)
  @Priority('normal')
  @JsonText()
  openResit(@Input() { params, query }: InputOf<typeof openResit>, @CurrentUser() { id }: SignedInUser) {
    return this.resits.open(id, params.id, query);
  }

  @Endpoint(submitResit)
  @Priority('high')
  submitResit(@Input() { params, body }: InputOf<typeof submitResit>, @CurrentUser() { id }: SignedInUser) {
    return this.submissions.submitResit(id, params.id, body);
  }
}
