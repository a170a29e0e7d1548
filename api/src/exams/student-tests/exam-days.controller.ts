import { Controller } from '@nestjs/common';
import {
  abandonPracticeExam,
  beginPracticeExam,
  openPracticeExamPart,
  practiceExam,
  startPracticeExamPart,
} from '@wattle/contract';
import {
  CurrentUser,
  Endpoint,
  Input,
  type InputOf,
  JsonText,
  Priority,
  type SignedInUser,
} from '../../infrastructure';
import { ExamDaysService } from './exam-days.service';

/** The four tests of a practice exam. */
@Controller()
@Priority('normal')
export class ExamDaysController {
  constructor(private readonly examDays: ExamDaysService) {}

  @Endpoint(practiceExam)
  read(@CurrentUser() { id }: SignedInUser) {
    return this.examDays.read(id);
  }

  @Endpoint(beginPracticeExam)
  begin(@CurrentUser() { id }: SignedInUser) {
    return this.examDays.begin(id);
  }

  @Endpoint(abandonPracticeExam)
  abandon(@Input() { query }: InputOf<typeof abandonPracticeExam>, @CurrentUser() { id }: SignedInUser) {
    return this.examDays.abandon(id, query.startedAt);
  }

  @Endpoint(startPracticeExamPart)
  start(@Input() { params }: InputOf<typeof startPracticeExamPart>, @CurrentUser() { id }: SignedInUser) {
    return this.examDays.start(id, params.category);
  }

  @Endpoint(openPracticeExamPart)
  @JsonText()
  open(@Input() { params, query }: InputOf<typeof openPracticeExamPart>, @CurrentUser() { id }: SignedInUser) {
    return this.examDays.open(id, params.category, query.pageId);
  }
}
