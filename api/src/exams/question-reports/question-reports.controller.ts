import { Controller } from '@nestjs/common';
import { answerReports, questionReports, reportQuestion } from '@wattle/contract/question-reports';
import { CurrentUser, Endpoint, Input, type InputOf, type SignedInUser } from '../../infrastructure';
import { QuestionReportsService } from './question-reports.service';

@Controller()
export class QuestionReportsController {
  constructor(private readonly reports: QuestionReportsService) {}

  @Endpoint(reportQuestion)
  report(@Input() { params, body }: InputOf<typeof reportQuestion>, @CurrentUser() { id: childId }: SignedInUser) {
    const { id: attemptId, questionId } = params;
    return this.reports.report({ childId, reporter: 'student', attemptId, questionId }, body);
  }

  @Endpoint(questionReports)
  list(@Input() { query }: InputOf<typeof questionReports>) {
    return this.reports.list(query);
  }

  @Endpoint(answerReports)
  answer(@Input() { body }: InputOf<typeof answerReports>, @CurrentUser() { username }: SignedInUser) {
    return this.reports.answer(body, username);
  }
}
