import { ConflictException, Injectable, UnauthorizedException } from '@nestjs/common';
import { type Subject, TEST_KINDS, type TestType } from '@wattle/contract';
import { AccountLimits } from '../accounts/account-limits';
import { AccountsService } from '../accounts/accounts.service';
import type { Attempt } from '../attempts/attempt.schema';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import { AttemptsService, type NewAttempt } from '../attempts/attempts.service';
import { ownerOf, uniqueKeyOf } from '../attempts/child';
import { deadlineOf } from '../attempts/deadline';
import { inSections } from './practice-sections';
import { StudentAttemptsService, stillUnderWay } from './student-attempts.service';
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
    private readonly limits: AccountLimits,
  ) {}

  async open(childId: string, testType: TestType, subject: Subject, pageId?: string): Promise<string> {
    const attempt = await this.attemptOf(childId, () => this.questions.pin(childId, testType, subject), {
      kind: testType,
      subject,
      uniqueKey: uniqueKeyOf(childId, testType, subject),
      pageId,
      seconds: TEST_KINDS[testType].seconds ?? undefined,
    });
    return this.views.test(attempt);
  }

  async openPractice(childId: string, pageId?: string): Promise<string> {
    const attempt = await this.attemptOf(childId, () => this.questions.choosePractice(childId), {
      kind: 'practice-test',
      uniqueKey: uniqueKeyOf(childId, 'practice-test'),
      pageId,
    });
    return this.views.test(attempt, inSections);
  }

  /** A new attempt at what went wrong in a marked one, without a clock; a re-sit that is open goes on. */
  async openResit(childId: string, attemptId: string, pageId?: string): Promise<string> {
    const attempt = await this.studentAttempts.find(childId, attemptId);
    const isOpenResit = attempt.kind === 're-sit' && attempt.state === 'open';
    return this.views.test(
      isOpenResit ? await this.attempts.claim(attempt, pageId) : await this.resitOf(childId, attempt, pageId),
    );
  }

  private async resitOf(childId: string, marked: Attempt, pageId: string | undefined): Promise<Attempt> {
    if (marked.state === 'open') throw stillUnderWay();
    const { questions } = await this.views.result(marked);
    const wrong = new Set(questions.filter(({ correct }) => correct === false).map(({ questionId }) => questionId));
    if (wrong.size === 0) throw new ConflictException('Nothing went wrong in this test.');
    const chooseWrong = async () => marked.questions.filter(({ questionId }) => wrong.has(questionId));
    return this.attemptOf(childId, chooseWrong, {
      kind: 're-sit',
      subject: marked.subject,
      resitOf: marked.resitOf ?? marked.kind,
      uniqueKey: `${uniqueKeyOf(childId, 're-sit')} ${marked._id}`,
      pageId,
    });
  }

  private attemptOf(
    childId: string,
    chooseQuestions: NewAttempt['chooseQuestions'],
    attempt: Omit<NewAttempt, 'owner' | 'chooseQuestions'>,
  ): Promise<Attempt> {
    const complete = (opened: Attempt) => this.complete(childId, opened);
    const choose = async () => {
      await this.limits.openings.take(childId);
      return chooseQuestions();
    };
    return this.attempts.open({ ...attempt, owner: ownerOf(childId), chooseQuestions: choose, complete });
  }

  /** Looks at the child once its attempt is there: it may have been erased or been given extra time just before. */
  private async complete(childId: string, attempt: Attempt): Promise<Attempt> {
    const child = await this.accounts.findById(childId);
    if (!child) {
      await this.attempts.deleteOf(ownerOf(childId));
      throw new UnauthorizedException('Please log in to go on.');
    }
    const { extraTimePercent = 0 } = child;
    if (extraTimePercent === 0 || attempt.seconds === undefined) return attempt;
    await this.attempts.moveDeadlines(ownerOf(childId), extraTimePercent);
    return { ...attempt, deadline: deadlineOf(attempt.startedAt, attempt.seconds, extraTimePercent) };
  }
}
