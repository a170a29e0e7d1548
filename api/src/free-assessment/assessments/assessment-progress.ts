import { ConflictException, Injectable } from '@nestjs/common';
import type { FreeAssessmentDetails, FreeTestCheck, OpenFreeTest } from '@wattle/contract/free-assessment';
import { FREE_TESTS, type FreeScores, type FreeTest, nextFreeTest } from '@wattle/contract/free-tests';
import type { AttemptReview } from '@wattle/contract/results';
import {
  ALREADY_COMPLETED,
  type Attempt,
  AttemptListsService,
  AttemptsService,
  AttemptViewsService,
  ownerOf,
  SubmissionService,
} from '../../exams';
import { type Assessment, freeTestKey } from './assessment.schema';
import { AssessmentsService } from './assessments.service';
import type { Visitor } from './visitor-cookie';

@Injectable()
export class AssessmentProgress {
  constructor(
    private readonly assessments: AssessmentsService,
    private readonly attempts: AttemptsService,
    private readonly lists: AttemptListsService,
    private readonly submissions: SubmissionService,
    private readonly views: AttemptViewsService,
  ) {}

  async details(email: string, visitor: Visitor): Promise<FreeAssessmentDetails> {
    const attempts = await this.attemptsOf(await this.assessments.find(email, visitor));
    return { user: scoresOf(attempts), open: this.openTest(attempts) };
  }

  async check(test: FreeTest, email: string, visitor: Visitor): Promise<FreeTestCheck> {
    const assessment = await this.assessments.find(email, visitor);
    const refusal = refusalOf(test, await this.scores(assessment));
    if (refusal) return { navigate: false, message: refusal };
    const attempt = assessment && (await this.attempts.findByUniqueKey(freeTestKey(test, assessment)));
    return {
      navigate: true,
      message: `The ${test.title} test is ready.`,
      isUnderWay: attempt?.state === 'open' || undefined,
    };
  }

  async requireTurn(test: FreeTest, assessment: Assessment | null): Promise<void> {
    const refusal = refusalOf(test, await this.scores(assessment));
    if (refusal) throw new ConflictException(refusal);
  }

  async reviews(assessment: Assessment): Promise<AttemptReview[]> {
    // Whole attempts: lists leave out what a review needs.
    const stored = await this.lists.listAllOf(ownerOf('visitor', assessment._id));
    const attempts = await Promise.all(stored.map((attempt) => this.submissions.toRead(attempt)));
    const submitted = FREE_TESTS.flatMap(({ subject }) =>
      attempts.filter((attempt) => attempt.subject === subject && attempt.state === 'submitted'),
    );
    return Promise.all(submitted.map((attempt) => this.views.review(attempt)));
  }

  private async attemptsOf(assessment: Assessment | null): Promise<Attempt[]> {
    const stored = assessment ? await this.lists.listByOwner(ownerOf('visitor', assessment._id)) : [];
    return Promise.all(stored.map((attempt) => this.submissions.toRead(attempt)));
  }

  private openTest(attempts: readonly Attempt[]): OpenFreeTest | undefined {
    const attempt = attempts.find(({ state }) => state === 'open');
    const test = FREE_TESTS.find(({ subject }) => subject === attempt?.subject);
    if (!attempt?.deadline || !test) return undefined;
    const { answeredCount, questionCount } = this.views.summary(attempt);
    const { serverTime } = this.views.status(attempt);
    return {
      category: test.category,
      deadline: attempt.deadline.toISOString(),
      serverTime,
      answeredCount,
      questionCount,
    };
  }

  private async scores(assessment: Assessment | null): Promise<FreeScores> {
    return scoresOf(await this.attemptsOf(assessment));
  }
}

function scoresOf(attempts: readonly Attempt[]): FreeScores {
  const scores = FREE_TESTS.map(({ subject, scoreField }) => {
    const submitted = attempts.find((attempt) => attempt.subject === subject && attempt.state === 'submitted');
    return [scoreField, submitted?.result?.score ?? null];
  });
  return Object.fromEntries(scores);
}

function refusalOf(test: FreeTest, scores: FreeScores): string | undefined {
  if (scores[test.scoreField] !== null) return ALREADY_COMPLETED;
  const next = nextFreeTest(scores);
  return next && next !== test ? `Please finish the ${next.title} test first.` : undefined;
}
