import { Injectable, NotFoundException } from '@nestjs/common';
import type { Handout, Paper, PaperSummary } from '@wattle/contract/papers';
import type { AttemptReview } from '@wattle/contract/results';
import { Retained, type Retention } from '../../infrastructure';
import { attemptKeyOf, HANDOUT_OWNER } from '../attempts/attempt';
import type { Attempt } from '../attempts/attempt.schema';
import { AttemptListsService } from '../attempts/attempt-lists.service';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import { AttemptsService } from '../attempts/attempts.service';
import { OpeningsService } from '../student-tests/openings.service';
import { withNewCode } from './papers.service';

/** Papers that staff hand out, and the end of those that nobody has answered (docs/decisions/069). */
@Retained()
@Injectable()
export class HandoutsService implements Retention {
  constructor(
    private readonly openings: OpeningsService,
    private readonly attempts: AttemptsService,
    private readonly lists: AttemptListsService,
    private readonly views: AttemptViewsService,
  ) {}

  async open({ requestId, testType, category, grade, exam }: Handout): Promise<Paper> {
    const test = await this.openings.newTest(testType, category, { grade, exam, lastSeen: new Map() });
    if (test.questions.length === 0) throw new NotFoundException('No questions found.');
    const key = attemptKeyOf(HANDOUT_OWNER, 'paper', requestId);
    const { attempt } = await withNewCode((paperCode) =>
      this.attempts.insertOrFind({ ...key, ...test, seconds: undefined, paperCode }),
    );
    return this.views.paper(attempt);
  }

  async list(): Promise<{ papers: PaperSummary[] }> {
    const stored = await this.lists.listByOwner(HANDOUT_OWNER);
    return {
      papers: stored.map((paper) => ({
        ...this.views.summary(paper),
        paperCode: paper.paperCode ?? '',
        grade: paper.grade,
      })),
    };
  }

  async read(code: string): Promise<Paper> {
    return this.views.paper(await this.require(code));
  }

  async key(code: string): Promise<AttemptReview> {
    return this.views.review(await this.require(code));
  }

  deleteBefore(date: Date): Promise<void> {
    return this.attempts.deleteUnused(date);
  }

  private async require(code: string): Promise<Attempt> {
    const found = await this.attempts.findPaper(HANDOUT_OWNER, code);
    if (!found) throw new NotFoundException('No paper that was handed out has this code.');
    return found;
  }
}
