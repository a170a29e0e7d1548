import { ForbiddenException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { SubmittedAnswer } from '@wattle/contract/attempts';
import type { Subject, TestType } from '@wattle/contract/constants';
import { isAttempted } from '@wattle/contract/marking';
import type { AttemptResult } from '@wattle/contract/results';
import type { AttemptSubmission, PracticeSubmission, TestSubmission } from '@wattle/contract/tests';
import { Clock } from '../../infrastructure';
import { attemptKeyOf, attemptNotFound, ownerOf } from '../attempts/attempt';
import { type Attempt } from '../attempts/attempt.schema';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import { AttemptsService } from '../attempts/attempts.service';
import { type Submission, SubmissionService } from '../attempts/submission.service';
import { withResponses } from '../attempts/submitted-answers';
import { QuestionRatingsService } from '../question-ratings/question-ratings.service';

/** Published sentences (docs/published.md, sentences). */
const EMPTY_WRITING = 'You must provide a written response.';
const EMPTY_WRITING_OF_PRACTICE = 'Writing response is empty.';

interface AttemptSelector {
  childId: string;
  kind: TestType;
  subject?: Subject;
  attemptId?: string | undefined;
}

/** By question, or one text for the only question of a writing test. */
type Responses = readonly SubmittedAnswer[] | string;

@Injectable()
export class TestSubmissionsService {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly submissions: SubmissionService,
    private readonly views: AttemptViewsService,
    private readonly ratings: QuestionRatingsService,
    private readonly clock: Clock,
  ) {}

  async submit(user: string, submission: TestSubmission): Promise<AttemptResult> {
    const { childId, category, testType, responses, attemptId, secondsSpent } = submission;
    if (typeof responses === 'string' && category !== 'Writing') {
      throw new UnprocessableEntityException('Only a writing test can be answered with a text.');
    }
    const attempt = await this.find(user, { childId, kind: testType, subject: category, attemptId }, responses);
    return this.mark(attempt, { responses: responsesTo(attempt, responses), secondsSpent }, EMPTY_WRITING);
  }

  async submitPracticeTest(user: string, submission: PracticeSubmission): Promise<AttemptResult> {
    const { childId, sections, attemptId, secondsSpent } = submission;
    const responses = sections.flatMap((section) => section.responses);
    const attempt = await this.find(user, { childId, kind: 'practice-test', attemptId }, responses);
    return this.mark(attempt, { responses, secondsSpent }, EMPTY_WRITING_OF_PRACTICE);
  }

  async submitResit(childId: string, attemptId: string, submission: AttemptSubmission): Promise<AttemptResult> {
    const attempt = await this.attempts.findOwned(attemptId, [ownerOf('child', childId)]);
    if (attempt?.kind !== 're-sit' && attempt?.kind !== 'practice') throw attemptNotFound();
    return this.mark(attempt, submission, EMPTY_WRITING);
  }

  private async find(user: string, selector: AttemptSelector, responses: Responses): Promise<Attempt> {
    const { childId, kind, subject, attemptId } = selector;
    if (user !== childId)
      throw new ForbiddenException('You can only submit your own tests. Log in as the child who took this one.');
    const attempt = attemptId
      ? await this.attempts.findOwned(attemptId, [ownerOf('child', childId)])
      : await this.findByKind(selector, responses);
    if (attempt?.kind !== kind || attempt.subject !== subject) throw attemptNotFound();
    return attempt;
  }

  /** Without an id it is the open attempt, or the last one where a submission is repeated. */
  private async findByKind({ childId, kind, subject }: AttemptSelector, responses: Responses): Promise<Attempt | null> {
    const owner = ownerOf('child', childId);
    // In this order: an attempt that is closed between the two is the latest.
    const open = await this.attempts.findByUniqueKey(attemptKeyOf(owner, kind, subject));
    const latest = await this.attempts.findLatest(owner, kind, subject);
    if (latest && this.submissions.isRepeatSubmission(latest, responsesTo(latest, responses))) return latest;
    return open && isAbout(open, responsesTo(open, responses)) ? open : (latest ?? open);
  }

  private async mark(attempt: Attempt, submission: Submission, emptyWriting: string): Promise<AttemptResult> {
    if (attempt.state === 'open' && !this.isTimeUp(attempt)) await this.requireText(attempt, submission, emptyWriting);
    const submitted = await this.submissions.submit(attempt, submission);
    const result = await this.views.result(submitted);
    if (submitted.chosenBy) await this.ratings.learn(submitted, result.questions);
    return result;
  }

  private isTimeUp({ deadline }: Attempt): boolean {
    return deadline !== undefined && deadline <= this.clock.now();
  }

  /** Questions may be left out, but a writing test may not be empty (docs/published.md, rules). */
  private async requireText(attempt: Attempt, { responses }: Submission, sentence: string): Promise<void> {
    const questions = await this.views.questionsOf(attempt);
    const answers = withResponses(attempt, responses);
    const isEmpty = questions.some(
      ({ id, subject }) => subject === 'Writing' && !isAttempted(answers[id]?.writingResponse),
    );
    if (isEmpty) throw new UnprocessableEntityException(sentence);
  }
}

function responsesTo({ questions }: Attempt, responses: Responses): readonly SubmittedAnswer[] {
  if (typeof responses !== 'string') return responses;
  return questions.map(({ questionId }) => ({ questionId, writingResponse: responses }));
}

function isAbout({ questions }: Attempt, responses: readonly SubmittedAnswer[]): boolean {
  const served = new Set(questions.map(({ questionId }) => questionId));
  return responses.every(({ questionId }) => served.has(questionId));
}
