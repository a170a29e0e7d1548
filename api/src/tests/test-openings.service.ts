import { ConflictException, Injectable } from '@nestjs/common';
import { type Subject, TEST_KINDS, type TestType } from '@wattle/contract';
import { AccountsService } from '../accounts/accounts.service';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import { AttemptsService, type NewAttempt } from '../attempts/attempts.service';
import { ownerOf, slotOf } from './child';
import { inSections } from './practice-sections';
import { StudentAttemptsService } from './student-attempts.service';
import { TestQuestionsService } from './test-questions.service';

/** Opens the tests of a child, or goes on with the one that is open. All of it comes as JSON. */
@Injectable()
export class TestOpeningsService {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly studentAttempts: StudentAttemptsService,
    private readonly views: AttemptViewsService,
    private readonly questions: TestQuestionsService,
    private readonly accounts: AccountsService,
  ) {}

  async open(childId: string, testType: TestType, subject: Subject, tab?: string): Promise<string> {
    const { seconds } = TEST_KINDS[testType];
    const attempt = await this.attempts.open({
      owner: ownerOf(childId),
      kind: testType,
      subject,
      slot: slotOf(childId, testType, subject),
      tab,
      ...(seconds !== null && (await this.limit(childId, seconds))),
      chooseQuestions: () => this.questions.pin(childId, testType, subject),
    });
    return this.views.test(attempt);
  }

  async openPractice(childId: string, tab?: string): Promise<string> {
    const attempt = await this.attempts.open({
      owner: ownerOf(childId),
      kind: 'practice-test',
      slot: slotOf(childId, 'practice-test'),
      tab,
      chooseQuestions: () => this.questions.pinPractice(childId),
    });
    return this.views.test(attempt, inSections);
  }

  /** A new attempt at what went wrong in a marked one, without a clock. */
  async openResit(childId: string, attemptId: string, tab?: string): Promise<string> {
    const marked = await this.studentAttempts.findMarked(childId, attemptId);
    const { questions } = await this.views.result(marked);
    const wrong = new Set(questions.filter(({ correct }) => correct === false).map(({ questionId }) => questionId));
    if (wrong.size === 0) throw new ConflictException('Nothing went wrong in this test.');
    const attempt = await this.attempts.open({
      owner: ownerOf(childId),
      kind: 're-sit',
      subject: marked.subject,
      resitOf: marked.resitOf ?? marked.kind,
      slot: `${slotOf(childId, 're-sit')} ${attemptId}`,
      tab,
      chooseQuestions: async () => marked.questions.filter(({ questionId }) => wrong.has(questionId)),
    });
    return this.views.test(attempt);
  }

  /** How long a timed test lasts for this child; staff may have given it extra time. */
  private async limit(childId: string, seconds: number): Promise<Pick<NewAttempt, 'seconds' | 'extraTimePercent'>> {
    const child = await this.accounts.findById(childId);
    return { seconds, extraTimePercent: child?.extraTimePercent };
  }
}
