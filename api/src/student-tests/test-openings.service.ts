import { ConflictException, Injectable, NotFoundException, UnauthorizedException } from '@nestjs/common';
import { type Subject, type TestType, testSeconds } from '@wattle/contract';
import { Types } from 'mongoose';
import type { UserRecord } from '../accounts/account.schema';
import { AccountLimits } from '../accounts/account-limits';
import { AccountsService } from '../accounts/accounts.service';
import type { Attempt } from '../attempts/attempt.schema';
import { ownerOf, uniqueKeyOf } from '../attempts/attempt-keys';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import { AttemptsService, type NewAttempt } from '../attempts/attempts.service';
import { ALREADY_COMPLETED, attemptNotFound, attemptStillOpen } from '../attempts/refusals';
import { SubmissionService } from '../attempts/submission.service';
import type { VersionRef } from '../questions/question-version.schema';
import { ServedQuestionsService } from '../questions/served-questions.service';
import { shuffled } from '../questions/shuffled';
import { blueprintOf } from '../questions/test-blueprints';
import type { LastSeen } from '../questions/unseen-groups';
import { inSections } from './practice-sections';

/** Sections of the combined practice test; Writing comes last (specification 4). */
const SECTIONS = ['Reading', 'Maths', 'ThinkingSkills'] as const;

/** Opens the tests of a child, or goes on with the one that is open. All of it comes as JSON. */
@Injectable()
export class TestOpeningsService {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly submissions: SubmissionService,
    private readonly views: AttemptViewsService,
    private readonly questions: ServedQuestionsService,
    private readonly accounts: AccountsService,
    private readonly limits: AccountLimits,
  ) {}

  async open(childId: string, testType: TestType, subject: Subject, activePageId?: string): Promise<string> {
    const owner = ownerOf('child', childId);
    const uniqueKey = uniqueKeyOf(owner, testType, subject);
    const current = await this.findOpen(uniqueKey, activePageId);
    if (current) return this.views.test(current);

    return this.views.test(await this.beginTest(childId, testType, subject, { owner, uniqueKey, activePageId }));
  }

  /** Begins the full test of a series under the id that the series has for it. */
  async beginFullTest(childId: string, subject: Subject, attemptId: string): Promise<void> {
    const owner = ownerOf('child', childId);
    const key = { owner, uniqueKey: uniqueKeyOf(owner, 'full-test', subject), _id: new Types.ObjectId(attemptId) };
    const current =
      (await this.findOpen(key.uniqueKey, undefined)) ?? (await this.beginTest(childId, 'full-test', subject, key));
    if (!current._id.equals(attemptId)) {
      throw new ConflictException('You are already taking this test. Please finish it first.');
    }
  }

  /** The full test of a series that is under way, as JSON. */
  async continueFullTest(childId: string, subject: Subject, id: string, activePageId?: string): Promise<string> {
    const current = await this.findOpen(uniqueKeyOf(ownerOf('child', childId), 'full-test', subject), activePageId);
    if (!current?._id.equals(id)) throw new ConflictException(ALREADY_COMPLETED);
    return this.views.test(current);
  }

  async openPractice(childId: string, activePageId?: string): Promise<string> {
    const owner = ownerOf('child', childId);
    const uniqueKey = uniqueKeyOf(owner, 'practice-test');
    const current = await this.findOpen(uniqueKey, activePageId);
    if (current) return this.views.test(current, inSections);

    const [, lastSeen] = await this.gather(childId);
    const questions = await this.choosePractice(lastSeen);
    const attempt = await this.begin(childId, { owner, uniqueKey, kind: 'practice-test', questions, activePageId });
    return this.views.test(attempt, inSections);
  }

  /** A new attempt at what went wrong in a marked one, without a clock; a re-sit that is open goes on. */
  async openResit(childId: string, attemptId: string, activePageId?: string): Promise<string> {
    const owner = ownerOf('child', childId);
    const found = await this.attempts.findOwned(attemptId, [owner]);
    if (!found) throw attemptNotFound();
    const isOpenResit = found.kind === 're-sit' && found.state === 'open';
    const uniqueKey = (isOpenResit && found.uniqueKey) || uniqueKeyOf(owner, 're-sit', attemptId);
    const current = await this.findOpen(uniqueKey, activePageId);
    if (current) return this.views.test(current);

    const marked = await this.submissions.closeIfOverdue(found);
    if (marked.state === 'open') throw attemptStillOpen();
    const questions = await this.wrongIn(marked);
    if (questions.length === 0) throw new ConflictException('Nothing went wrong in this test.');
    await this.requireChild(childId);
    const { subject, resitOf = marked.kind } = marked;
    return this.views.test(
      await this.begin(childId, { owner, uniqueKey, kind: 're-sit', subject, resitOf, questions, activePageId }),
    );
  }

  private async findOpen(uniqueKey: string, activePageId: string | undefined): Promise<Attempt | undefined> {
    const found = await this.attempts.findByUniqueKey(uniqueKey, activePageId);
    const current = found && (await this.submissions.closeIfOverdue(found));
    return current?.state === 'open' ? current : undefined;
  }

  /** What a new attempt depends on besides the bank: the child, and when it last met each question. */
  private gather(childId: string): Promise<[UserRecord, LastSeen]> {
    return Promise.all([this.requireChild(childId), this.attempts.lastSeen(ownerOf('child', childId))]);
  }

  /** The child as it is now. Counts an opening, which {@link begin} refunds where no test began. */
  private async requireChild(childId: string): Promise<UserRecord> {
    await this.limits.openings.take(childId);
    const child = await this.accounts.findById(childId);
    // Erased, while its session is still remembered.
    if (!child) throw logInFirst();
    return child;
  }

  private async beginTest(
    childId: string,
    kind: TestType,
    subject: Subject,
    key: Pick<NewAttempt, '_id' | 'owner' | 'uniqueKey' | 'activePageId'>,
  ): Promise<Attempt> {
    const [{ extraTimePercent }, lastSeen] = await this.gather(childId);
    const questions = await this.choose(kind, subject, lastSeen);
    const seconds = testSeconds(kind, subject) ?? undefined;
    return this.begin(childId, { ...key, kind, subject, seconds, extraTimePercent, questions });
  }

  private async begin(childId: string, test: NewAttempt): Promise<Attempt> {
    if (test.questions.length === 0) {
      await this.limits.openings.refund(childId);
      throw new NotFoundException('No questions found.');
    }
    const { attempt, isNew } = await this.attempts.insertOrFind(test);
    if (!isNew) await this.limits.openings.refund(childId);
    return attempt;
  }

  private choose(testType: TestType, subject: Subject, lastSeen: LastSeen): Promise<VersionRef[]> {
    const blueprint = blueprintOf(testType, subject);
    return this.questions.chooseVersions({ ...blueprint, pool: 'Tests', random: Math.random, lastSeen });
  }

  private async choosePractice(lastSeen: LastSeen): Promise<VersionRef[]> {
    const sections = [...shuffled(SECTIONS, Math.random), 'Writing'] as const;
    const chosen = await Promise.all(sections.map((subject) => this.choose('practice-test', subject, lastSeen)));
    return chosen.flat();
  }

  private async wrongIn(marked: Attempt): Promise<VersionRef[]> {
    const { questions } = await this.views.result(marked);
    const wrong = new Set(questions.filter(({ correct }) => correct === false).map(({ questionId }) => questionId));
    return marked.questions.filter(({ questionId }) => wrong.has(questionId));
  }
}

function logInFirst(): UnauthorizedException {
  return new UnauthorizedException('Please log in to go on.');
}
