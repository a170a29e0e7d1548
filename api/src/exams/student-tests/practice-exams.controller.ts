import { Controller } from '@nestjs/common';
import {
  abandonPracticeExam,
  beginPracticeExam,
  openPracticeExamPart,
  practiceExam,
  startPracticeExamPart,
} from '@wattle/contract/practice-exam';
import {
  CurrentUser,
  Endpoint,
  Input,
  type InputOf,
  JsonText,
  Priority,
  type SignedInUser,
} from '../../infrastructure';
import { PracticeExamsService } from './practice-exams.service';

@Controller()
@Priority('normal')
export class PracticeExamsController {
  constructor(private readonly exams: PracticeExamsService) {}

  @Endpoint(practiceExam)
  read(@CurrentUser() { id }: SignedInUser) {
    return this.exams.read(id);
  }

  @Endpoint(beginPracticeExam)
  begin(@CurrentUser() { id }: SignedInUser) {
    return this.exams.begin(id);
  }

  @Endpoint(abandonPracticeExam)
  abandon(@Input() { query }: InputOf<typeof abandonPracticeExam>, @CurrentUser() { id }: SignedInUser) {
    return this.exams.abandon(id, query.startedAt);
  }

  @Endpoint(startPracticeExamPart)
  start(@Input() { params }: InputOf<typeof startPracticeExamPart>, @CurrentUser() { id }: SignedInUser) {
    return this.exams.start(id, params.category);
  }

  @Endpoint(openPracticeExamPart)
  @JsonText()
  open(@Input() { params, query }: InputOf<typeof openPracticeExamPart>, @CurrentUser() { id }: SignedInUser) {
    return this.exams.open(id, params.category, query.pageId);
  }
}
