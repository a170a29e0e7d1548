import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts';
import { QuestionsModule } from '../bank';
import { OrphanedAttempts } from './attempts/orphaned-records';
import { ATTEMPT_RECORDS, AttemptsModule } from './attempts.module';
import { QuestionChoiceService } from './choice/question-choice.service';
import { ClaimsController } from './claims/claims.controller';
import { ClaimsService } from './claims/claims.service';
import { DemoAttempts } from './demo/demo-attempts';
import { HandoutsService } from './papers/handouts.service';
import { PapersController } from './papers/papers.controller';
import { PapersService } from './papers/papers.service';
import { DailyPracticeService } from './practice/daily-practice.service';
import { NewQuestionsService } from './practice/new-questions.service';
import { PracticeCandidates } from './practice/practice-candidates';
import { PracticeStatesService } from './practice/practice-states.service';
import {
  QuestionRatingRecord,
  QuestionRatingRecordSchema,
  QuestionRatingsService,
} from './question-ratings/question-ratings.service';
import { QuestionReportsController } from './question-reports/question-reports.controller';
import { ReMarkingController } from './re-marking/re-marking.controller';
import { ReMarkingService } from './re-marking/re-marking.service';
import { SkillStatisticsController } from './skill-statistics/skill-statistics.controller';
import { SkillStatisticsService } from './skill-statistics/skill-statistics.service';
import { AnswerChecksService } from './student-tests/answer-checks.service';
import { AttemptsController } from './student-tests/attempts.controller';
import { OpeningsService } from './student-tests/openings.service';
import { PracticeController } from './student-tests/practice.controller';
import { PracticeExamsController } from './student-tests/practice-exams.controller';
import { PracticeExamsService } from './student-tests/practice-exams.service';
import { PracticeOpeningsService } from './student-tests/practice-openings.service';
import { ResitOpeningsService } from './student-tests/resit-openings.service';
import { StudentAttemptsService } from './student-tests/student-attempts.service';
import { TestSubmissionsService } from './student-tests/test-submissions.service';
import { TestsController } from './student-tests/tests.controller';
import { TypingController } from './typing/typing.controller';
import { OrphanedTypingResults } from './typing/typing.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: QuestionRatingRecord.name, schema: QuestionRatingRecordSchema }]),
    ATTEMPT_RECORDS,
    AttemptsModule,
    QuestionsModule,
    AccountsModule,
  ],
  controllers: [
    TestsController,
    PracticeExamsController,
    AttemptsController,
    PapersController,
    PracticeController,
    QuestionReportsController,
    ReMarkingController,
    SkillStatisticsController,
    ClaimsController,
    TypingController,
  ],
  providers: [
    AnswerChecksService,
    ClaimsService,
    DemoAttempts,
    HandoutsService,
    PapersService,
    PracticeExamsService,
    NewQuestionsService,
    OpeningsService,
    OrphanedAttempts,
    OrphanedTypingResults,
    PracticeCandidates,
    PracticeOpeningsService,
    DailyPracticeService,
    PracticeStatesService,
    QuestionRatingsService,
    ReMarkingService,
    ResitOpeningsService,
    QuestionChoiceService,
    SkillStatisticsService,
    StudentAttemptsService,
    TestSubmissionsService,
  ],
  exports: [AttemptsModule, PapersService, QuestionChoiceService],
})
export class ExamsModule {}
