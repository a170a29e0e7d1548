import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module';
import { QuestionsModule } from '../../bank/questions/questions.module';
import { AttemptsModule } from '../attempts/attempts.module';
import { AttemptOpeningsService } from './attempt-openings.service';
import { AttemptsController } from './attempts.controller';
import { ExamDaysController } from './exam-days.controller';
import { ExamDaysService } from './exam-days.service';
import { OpeningContextService } from './opening-context.service';
import { PracticeTestsController } from './practice-tests.controller';
import { ResitOpeningsService } from './resit-openings.service';
import { StudentAttemptsService } from './student-attempts.service';
import { TestOpeningsService } from './test-openings.service';
import { TestSubmissionsService } from './test-submissions.service';
import { TestsController } from './tests.controller';

/** The tests of students. */
@Module({
  imports: [AttemptsModule, QuestionsModule, AccountsModule],
  controllers: [TestsController, PracticeTestsController, ExamDaysController, AttemptsController],
  providers: [
    AttemptOpeningsService,
    OpeningContextService,
    ResitOpeningsService,
    StudentAttemptsService,
    TestOpeningsService,
    TestSubmissionsService,
    ExamDaysService,
  ],
})
export class StudentTestsModule {}
