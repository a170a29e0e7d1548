import { ForbiddenException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import {
  type AttemptKind,
  type AttemptResult,
  type AttemptSubmission,
  isAttempted,
  type PracticeSubmission,
  type Subject,
  type SubmittedAnswer,
  type TestSubmission,
} from '@wattle/contract';
import type { Attempt } from '../attempts/attempt.schema';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import { AttemptsService } from '../attempts/attempts.service';
import { type Submission, SubmissionService } from '../attempts/submission.service';
import { Clock } from '../common/clock';
import { ownerOf, slotOf } from './child';
import { noSuchTest, StudentAttemptsService } from './student-attempts.service';

/** The sentences of specification 5. */
const EMPTY_WRITING = 'You must provide a written response.';
const EMPTY_WRITING_OF_PRACTICE = 'Writing response is empty.';

/** Marks what a child hands in. */
@Injectable()
export class TestSubmissionsService {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly studentAttempts: StudentAttemptsService,
    private readonly submissions: SubmissionService,
    private readonly views: AttemptViewsService,
    private readonly clock: Clock,
  ) {}

  async submit(user: string, submission: TestSubmission): Promise<AttemptResult> {
    const { childId, category, testType, responses, ...about } = submission;
    requireOwn(user, childId);
    const attempt = about.attemptId
      ? await this.studentAttempts.find(childId, about.attemptId)
      : await this.findByKind(childId, testType, category, typeof responses === 'string' ? [] : responses);
    // A writing text may come by itself: it can only be about the one question.
    const answers =
      typeof responses === 'string'
        ? attempt.questions.map(({ questionId }) => ({ questionId, writingResponse: responses }))
        : responses;
    return this.mark(attempt, { ...about, responses: answers }, EMPTY_WRITING);
  }

  async submitPractice(user: string, { childId, sections, ...about }: PracticeSubmission): Promise<AttemptResult> {
    requireOwn(user, childId);
    const responses = sections.flatMap((section) => section.responses);
    const attempt = about.attemptId
      ? await this.studentAttempts.find(childId, about.attemptId)
      : await this.findByKind(childId, 'practice-test', undefined, responses);
    return this.mark(attempt, { ...about, responses }, EMPTY_WRITING_OF_PRACTICE);
  }

  async submitResit(childId: string, attemptId: string, submission: AttemptSubmission): Promise<AttemptResult> {
    return this.mark(await this.studentAttempts.find(childId, attemptId), submission, EMPTY_WRITING);
  }

  /** Who names no attempt means the open one; or the last one, when it sends again what was marked already. */
  private async findByKind(
    childId: string,
    kind: AttemptKind,
    subject: Subject | undefined,
    responses: readonly SubmittedAnswer[],
  ): Promise<Attempt> {
    const open = await this.attempts.findBySlot(slotOf(childId, kind, subject));
    if (open && isAbout(open, responses)) return open;
    const latest = await this.attempts.findLatest(ownerOf(childId), kind, subject);
    const meant = latest && isAbout(latest, responses) ? latest : open;
    if (!meant) throw noSuchTest();
    return meant;
  }

  private async mark(attempt: Attempt, submission: Submission, emptyWriting: string): Promise<AttemptResult> {
    if (attempt.state === 'open' && !this.isTimeUp(attempt)) await this.requireText(attempt, submission, emptyWriting);
    return this.views.result(await this.submissions.submit(attempt, submission));
  }

  private isTimeUp({ deadline }: Attempt): boolean {
    return deadline !== undefined && deadline <= this.clock.now();
  }

  /** A child may hand in less than all questions, but not an empty writing test (specification 5). */
  private async requireText(attempt: Attempt, { responses }: Submission, sentence: string): Promise<void> {
    const questions = await this.views.questionsOf(attempt);
    for (const { id, subject } of questions) {
      if (subject !== 'Writing') continue;
      const text = responses.find(({ questionId }) => questionId === id) ?? attempt.answers[id];
      if (!isAttempted(text?.writingResponse)) throw new UnprocessableEntityException(sentence);
    }
  }
}

function requireOwn(user: string, childId: string): void {
  if (user !== childId) throw new ForbiddenException('You can only hand in your own tests.');
}

function isAbout({ questions }: Attempt, responses: readonly SubmittedAnswer[]): boolean {
  const served = new Set(questions.map(({ questionId }) => questionId));
  return responses.every(({ questionId }) => served.has(questionId));
}
