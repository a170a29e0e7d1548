import { Injectable, NotFoundException } from '@nestjs/common';
import type { AnswersReceipt, AttemptStatus, SaveAnswers } from '@wattle/contract/attempts';
import { PAPER_CODE_CHARACTERS, type Paper, type PaperRequest, type PaperSubmission } from '@wattle/contract/papers';
import type { AttemptResult } from '@wattle/contract/results';
import { isDuplicate, RateLimits, randomCode } from '../../infrastructure';
import { AnswersService } from '../attempts/answers.service';
import { attemptKeyOf, HANDOUT_OWNER, ownerOf } from '../attempts/attempt';
import type { Attempt } from '../attempts/attempt.schema';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import { AttemptsService } from '../attempts/attempts.service';
import { SubmissionService } from '../attempts/submission.service';
import { type Chooser, type NewTest, OpeningsService } from '../student-tests/openings.service';
import { PracticeOpeningsService } from '../student-tests/practice-openings.service';
import { ResitOpeningsService } from '../student-tests/resit-openings.service';

const CODE_LENGTH = 4;

/** Tests of a child that are printed: attempts without a clock, found by a code (docs/decisions/069). */
@Injectable()
export class PapersService {
  constructor(
    private readonly openings: OpeningsService,
    private readonly practice: PracticeOpeningsService,
    private readonly resits: ResitOpeningsService,
    private readonly attempts: AttemptsService,
    private readonly answers: AnswersService,
    private readonly submissions: SubmissionService,
    private readonly views: AttemptViewsService,
    private readonly limits: RateLimits,
  ) {}

  /** Each request has a paper of its own: a child may print several of a kind, beside the test on the screen. */
  async open(childId: string, request: PaperRequest): Promise<Paper> {
    const { owner, uniqueKey } = attemptKeyOf(ownerOf('child', childId), 'paper', request.requestId);
    const choose = async (child: Chooser) => ({ ...(await this.choose(childId, request, child)), seconds: undefined });
    const attempt = await withNewCode((paperCode) =>
      this.openings.openAttempt(childId, { owner, uniqueKey, paperCode }, undefined, choose),
    );
    return this.views.paper(attempt);
  }

  async read(childId: string, code: string, activePageId?: string): Promise<Paper> {
    const paper = await this.require(childId, code);
    const { owner, uniqueKey } = paper;
    // A submitted one has no key.
    if (activePageId === undefined || uniqueKey === undefined) return this.views.paper(paper);
    return this.views.paper((await this.attempts.findByUniqueKey({ owner, uniqueKey }, activePageId)) ?? paper);
  }

  /** The child's own copy of a handed out paper is opened once. */
  async enter(childId: string, paperCode: string): Promise<Paper> {
    await this.limits.of('paper-codes').take(childId);
    const owner = ownerOf('child', childId);
    const own = await this.attempts.findPaper(owner, paperCode);
    if (own) return this.views.paper(own);
    const handout = await this.attempts.findPaper(HANDOUT_OWNER, paperCode);
    if (!handout) throw new NotFoundException('No paper has this code. Compare it with the one on the answer sheet.');
    const { kind, subject, grade, exam, questions, corrections } = handout;
    const key = { ...attemptKeyOf(owner, 'handed-out-paper', paperCode), paperCode };
    const copy = { kind, subject, grade, exam, questions, corrections };
    return this.views.paper(await this.openings.openAttempt(childId, key, undefined, async () => copy));
  }

  /** A text may stay on paper, so that a writing question may be empty. */
  async submit(childId: string, code: string, submission: PaperSubmission): Promise<AttemptResult> {
    return this.views.result(await this.submissions.submit(await this.require(childId, code), submission));
  }

  async save(childId: string, code: string, changes: SaveAnswers): Promise<AnswersReceipt> {
    const { _id, owner } = await this.require(childId, code);
    return this.answers.save(String(_id), owner, changes);
  }

  async status(childId: string, code: string): Promise<AttemptStatus> {
    return this.views.status(await this.require(childId, code));
  }

  private async require(childId: string, code: string): Promise<Attempt> {
    const found = await this.attempts.findPaper(ownerOf('child', childId), code);
    if (!found) throw new NotFoundException('None of your papers has this code. Type it under “Enter a paper test”.');
    return found;
  }

  private async choose(childId: string, request: PaperRequest, child: Chooser): Promise<NewTest> {
    if ('attemptId' in request) {
      const marked = await this.attempts.requireOwned(request.attemptId, ownerOf('child', childId));
      return this.resits.newResit(childId, marked, request.only, child);
    }
    if ('topic' in request) return this.practice.newTopicPractice(childId, request.category, request.topic, child);
    if ('category' in request) return this.openings.newTest(request.testType, request.category, child);
    return this.openings.newPracticeTest(child);
  }
}

/** Another code where the owner has one like it. */
export async function withNewCode<Opened>(open: (code: string) => Promise<Opened>): Promise<Opened> {
  try {
    return await open(randomCode(PAPER_CODE_CHARACTERS, CODE_LENGTH));
  } catch (error) {
    if (!isDuplicate(error, 'paperCode')) throw error;
    return withNewCode(open);
  }
}
