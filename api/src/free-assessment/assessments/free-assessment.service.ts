import { ConflictException, Injectable, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import type { AnswersReceipt, AttemptStatus, SaveAnswers } from '@wattle/contract/attempts';
import { PASSAGE_TOLERANCE } from '@wattle/contract/constants';
import type { FreeAssessmentQuery, FreeSubmission } from '@wattle/contract/free-assessment';
import type { FreeTest } from '@wattle/contract/free-tests';
import type { AttemptResult } from '@wattle/contract/results';
import { blueprintOf } from '@wattle/contract/test-kinds';
import { jsonWithQuestions, QuestionVersionsService, type VersionRef } from '../../bank';
import {
  ALREADY_COMPLETED,
  AnswersService,
  type Attempt,
  AttemptsService,
  AttemptViewsService,
  ownerOf,
  QuestionChoiceService,
  type QuestionRequest,
  SubmissionService,
} from '../../exams';
import { RateLimits } from '../../infrastructure';
import { type Assessment, freeTestKey } from './assessment.schema';
import { AssessmentProgress } from './assessment-progress';
import { AssessmentsService } from './assessments.service';
import type { Visitor } from './visitor-cookie';

const NO_SUCH_TEST = 'This browser has no such test. Please go back to your tests.';

@Injectable()
export class FreeAssessmentService {
  constructor(
    private readonly assessments: AssessmentsService,
    private readonly attempts: AttemptsService,
    private readonly answers: AnswersService,
    private readonly submissions: SubmissionService,
    private readonly views: AttemptViewsService,
    private readonly progress: AssessmentProgress,
    private readonly questions: QuestionChoiceService,
    private readonly versions: QuestionVersionsService,
    private readonly limits: RateLimits,
  ) {}

  /** Returns JSON. A browser without an assessment always gets the same questions. */
  async open(test: FreeTest, { email, pageId, attemptId }: FreeAssessmentQuery, visitor: Visitor): Promise<string> {
    const assessment = await this.assessments.findOfBrowser(email, visitor);
    if (!assessment) return this.sample(test, visitor.clientIpPrefix);

    await this.progress.requireTurn(test, assessment);
    const current = await this.attempts.findByUniqueKey(freeTestKey(test, assessment), pageId, attemptId);
    // It was submitted meanwhile, or the named one is of an earlier assessment.
    if (current ? current.state === 'submitted' : attemptId !== undefined)
      throw new ConflictException(ALREADY_COMPLETED);
    return this.views.test(
      current ?? (await this.begin(test, assessment, await this.chooseRandom(test, assessment.grade), pageId)),
    );
  }

  async save(attemptId: string, changes: SaveAnswers, visitor: Visitor): Promise<AnswersReceipt> {
    // In sequence: before version 8 a sharded MongoDB refuses a findAndModify with several owners.
    for (const owner of ownersOf(visitor)) {
      const receipt = await this.answers.saveIfOwned(attemptId, owner, changes);
      if (receipt) return receipt;
    }
    throw new NotFoundException(NO_SUCH_TEST);
  }

  async status(attemptId: string, visitor: Visitor): Promise<AttemptStatus> {
    return this.views.status(await this.attemptOf(attemptId, visitor));
  }

  async submit(test: FreeTest, submission: FreeSubmission, visitor: Visitor): Promise<AttemptResult> {
    const { email, attemptId } = submission;
    const assessment = await this.assessments.find(email, visitor);
    const existing = assessment && (await this.attempts.findByUniqueKey(freeTestKey(test, assessment)));
    if (attemptId !== undefined && attemptId !== String(existing?._id)) throw new NotFoundException(NO_SUCH_TEST);
    return this.views.result(
      await this.mark(existing ?? (await this.firstAttempt(test, email, assessment)), submission),
    );
  }

  /** For a client that submits the sample without having opened a test. */
  private async firstAttempt(test: FreeTest, email: string, known: Assessment | null): Promise<Attempt> {
    await this.progress.requireTurn(test, known);
    const assessment = known ?? (await this.assessments.createCookieless(email));
    return this.begin(test, assessment, await this.chooseSample(test));
  }

  /** A posted score counts only where there is no answer to mark (docs/decisions/008). */
  private mark(attempt: Attempt, { responses, secondsSpent, ...claimed }: FreeSubmission): Promise<Attempt> {
    const isUnanswered = Object.keys(attempt.answers).length === 0;
    if (!responses && isUnanswered) return this.submissions.record(attempt, plausibleScore(claimed, attempt));
    return this.submissions.submit(attempt, { responses: responses ?? [], secondsSpent });
  }

  private async attemptOf(attemptId: string, visitor: Visitor): Promise<Attempt> {
    const attempt = await this.attempts.findOwned(attemptId, ownersOf(visitor));
    if (!attempt) throw new NotFoundException(NO_SUCH_TEST);
    return this.submissions.toRead(attempt);
  }

  private async begin(
    test: FreeTest,
    assessment: Assessment,
    questions: VersionRef[],
    activePageId?: string,
  ): Promise<Attempt> {
    if (questions.length === 0) throw new NotFoundException('No questions found.');
    const { attempt } = await this.attempts.insertOrFind({
      ...freeTestKey(test, assessment),
      kind: 'free',
      subject: test.subject,
      grade: assessment.grade,
      seconds: test.seconds,
      questions,
      activePageId,
    });
    return attempt;
  }

  /**
   * From the free pool, which strangers may collect with invented addresses. Without such a pool every visitor gets the
   * same questions, so that few keys become known.
   */
  private async chooseRandom(test: FreeTest, grade: number | undefined): Promise<VersionRef[]> {
    const ofPool = await this.questions.chooseVersions({ ...fromPool(test), grade, random: Math.random });
    return isEnough(test, ofPool) ? ofPool : this.chooseSample(test);
  }

  /** The same questions each time, so that repeated requests do not reveal more. */
  private async chooseSample(test: FreeTest): Promise<VersionRef[]> {
    const ofPool = await this.questions.chooseVersions(fromPool(test));
    return isEnough(test, ofPool) ? ofPool : this.questions.chooseVersions({ ...fromPool(test), pool: 'Tests' });
  }

  private async sample(test: FreeTest, clientIpPrefix: string): Promise<string> {
    await this.limits.of('sample-questions').take(clientIpPrefix);
    return jsonWithQuestions({}, { questions: await this.versions.find(await this.chooseSample(test)) });
  }
}

function isEnough(test: FreeTest, chosen: readonly VersionRef[]): boolean {
  return chosen.length >= Math.max(1, fromPool(test).count - PASSAGE_TOLERANCE);
}

function fromPool({ subject }: FreeTest): QuestionRequest {
  return { ...blueprintOf('free', subject), pool: 'Free assessment' };
}

function ownersOf({ assessmentIds }: Visitor): string[] {
  return assessmentIds.map((_id) => ownerOf('visitor', _id));
}

/** Without answers, a score can be compared only with the number of attempted questions (docs/decisions/008). */
function plausibleScore({ score, questionStatus }: FreeSubmission, { questions }: Attempt): number {
  const attempted = questionStatus.filter(
    ({ questionNumber, status }) => status === 'attempted' && questionNumber <= questions.length,
  );
  const most = new Set(attempted.map(({ questionNumber }) => questionNumber)).size;
  if (!Number.isInteger(score) || score == null || score < 0 || score > most) {
    throw new UnprocessableEntityException('This score does not fit the questions that were attempted.');
  }
  return score;
}
