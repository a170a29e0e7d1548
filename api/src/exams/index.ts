export { AnswersService } from './attempts/answers.service';
export {
  ALREADY_COMPLETED,
  type AttemptKey,
  attemptKeyOf,
  attemptStillOpen,
  childIdOf,
  ownerOf,
  ResultChanges,
  requireShort,
} from './attempts/attempt';
export type { Attempt, TopicScore } from './attempts/attempt.schema';
export { AttemptListsService } from './attempts/attempt-lists.service';
export { AttemptViewsService } from './attempts/attempt-views.service';
export { AttemptsService } from './attempts/attempts.service';
export { type MarkedAnswer, type MarkedTest, MarkedTestsService } from './attempts/marked-tests.service';
export { OrphanedRecords } from './attempts/orphaned-records';
export { SubmissionService } from './attempts/submission.service';
export { writtenTexts } from './attempts/submitted-answers';
export { RecordsTexts, type TextRecorder } from './attempts/submitted-texts';
export { AttemptsModule } from './attempts.module';
export { QuestionChoiceService, type QuestionRequest } from './choice/question-choice.service';
export { ExamsModule } from './exams.module';
export { MisconceptionsService } from './misconceptions/misconceptions.service';
export { PapersService } from './papers/papers.service';
export { QuestionReportsService } from './question-reports/question-reports.service';
export { TypingService } from './typing/typing.service';
