import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { QuestionsModule } from '../bank';
import { OrphanedAttempts } from './attempts/orphaned-attempts';
import { AttemptsModule } from './attempts.module';
import { ServedQuestionsService } from './choice/served-questions.service';
import { DemoAttempts } from './demo/demo-attempts';
import { ReMarkingController } from './re-marking/re-marking.controller';
import { ReMarkingService } from './re-marking/re-marking.service';
import { AttemptsController } from './student-tests/attempts.controller';
import { ExamDaysController } from './student-tests/exam-days.controller';
import { ExamDaysService } from './student-tests/exam-days.service';
import { OpeningsService } from './student-tests/openings.service';
import { PracticeTestsController } from './student-tests/practice-tests.controller';
import { ResitOpeningsService } from './student-tests/resit-openings.service';
import { StudentAttemptsService } from './student-tests/student-attempts.service';
import { TestSubmissionsService } from './student-tests/test-submissions.service';
import { TestsController } from './student-tests/tests.controller';

/** The tests of students. */
@Module({
  imports: [AttemptsModule, QuestionsModule, AccountsModule],
  controllers: [TestsController, PracticeTestsController, ExamDaysController, AttemptsController, ReMarkingController],
  providers: [
    DemoAttempts,
    ExamDaysService,
    OpeningsService,
    OrphanedAttempts,
    ReMarkingService,
    ResitOpeningsService,
    ServedQuestionsService,
    StudentAttemptsService,
    TestSubmissionsService,
  ],
  exports: [AttemptsModule, ServedQuestionsService],
})
export class ExamsModule {}
