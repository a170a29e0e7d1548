import { ForbiddenException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import {
  type AttemptResult,
  type AttemptSubmission,
  isAttempted,
  type PracticeSubmission,
  type Subject,
  type SubmittedAnswer,
  type TestSubmission,
  type TestType,
} from '@wattle/contract';
import type { Attempt } from '../attempts/attempt.schema';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import { AttemptsService } from '../attempts/attempts.service';
import { ownerOf, uniqueKeyOf } from '../attempts/child';
import { type Submission, SubmissionService } from '../attempts/submission.service';
import { withResponses } from '../attempts/submitted-answers';
import { Clock } from '../common/clock';
import { noSuchTest, StudentAttemptsService } from './student-attempts.service';

/** The sentences of specification 5. */
const EMPTY_WRITING = 'You must provide a written response.';
const EMPTY_WRITING_OF_PRACTICE = 'Writing response is empty.';

/** Which attempt a submission is of. */
interface Meant {
  childId: string;
  kind: TestType;
  /** Absent for the combined practice test. */
  subject?: Subject;
  attemptId?: string | undefined;
}

/** The answers of a submission, as answers to the questions of an attempt. */
type Responses = (attempt: Attempt) => readonly SubmittedAnswer[];

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
    const { childId, category, testType, responses, attemptId, secondsSpent } = submission;
    // A writing text may come by itself: it can only be about the one question.
    const responsesTo: Responses = ({ questions }) =>
      typeof responses === 'string'
        ? questions.map(({ questionId }) => ({ questionId, writingResponse: responses }))
        : responses;
    const attempt = await this.find(user, { childId, kind: testType, subject: category, attemptId }, responsesTo);
    return this.mark(attempt, { responses: responsesTo(attempt), secondsSpent }, EMPTY_WRITING);
  }

  async submitPractice(user: string, submission: PracticeSubmission): Promise<AttemptResult> {
    const { childId, sections, attemptId, secondsSpent } = submission;
    const responses = sections.flatMap((section) => section.responses);
    const attempt = await this.find(user, { childId, kind: 'practice-test', attemptId }, () => responses);
    return this.mark(attempt, { responses, secondsSpent }, EMPTY_WRITING_OF_PRACTICE);
  }

  async submitResit(childId: string, attemptId: string, submission: AttemptSubmission): Promise<AttemptResult> {
    const attempt = await this.studentAttempts.find(childId, attemptId);
    if (attempt.kind !== 're-sit') throw noSuchTest();
    return this.mark(attempt, submission, EMPTY_WRITING);
  }

  private async find(user: string, { childId, kind, subject, attemptId }: Meant, responsesTo: Responses) {
    if (user !== childId) throw new ForbiddenException('You can only hand in your own tests.');
    const attempt = attemptId
      ? await this.studentAttempts.find(childId, attemptId)
      : await this.findByKind({ childId, kind, subject }, responsesTo);
    if (attempt?.kind !== kind || attempt.subject !== subject) throw noSuchTest();
    return attempt;
  }

  /** Who names no attempt means the open one; or the last one, when it sends again what was marked already. */
  private async findByKind({ childId, kind, subject }: Meant, responsesTo: Responses): Promise<Attempt | null> {
    // In this order: one that is closed between the two is found as the latest.
    const open = await this.attempts.findByUniqueKey(uniqueKeyOf(childId, kind, subject));
    const latest = await this.attempts.findLatest(ownerOf(childId), kind, subject);
    if (latest && this.submissions.hasTaken(latest, responsesTo(latest))) return latest;
    return open && isAbout(open, responsesTo(open)) ? open : (latest ?? open);
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
    const answers = withResponses(attempt, responses);
    const isEmpty = questions.some(
      ({ id, subject }) => subject === 'Writing' && !isAttempted(answers[id]?.writingResponse),
    );
    if (isEmpty) throw new UnprocessableEntityException(sentence);
  }
}

function isAbout({ questions }: Attempt, responses: readonly SubmittedAnswer[]): boolean {
  const served = new Set(questions.map(({ questionId }) => questionId));
  return responses.every(({ questionId }) => served.has(questionId));
}
