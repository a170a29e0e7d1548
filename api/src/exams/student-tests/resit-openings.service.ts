import { ConflictException, Injectable } from '@nestjs/common';
import type { MarkedQuestion } from '@wattle/contract/results';
import type { ResitQuery } from '@wattle/contract/tests';
import { QuestionsService } from '../../bank';
import { attemptStillOpen, ownerOf, resitKey } from '../attempts/attempt';
import { type Attempt } from '../attempts/attempt.schema';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import { AttemptsService } from '../attempts/attempts.service';
import { SubmissionService } from '../attempts/submission.service';
import { type Chooser, type NewTest, OpeningsService } from './openings.service';
import { PracticeOpeningsService } from './practice-openings.service';

@Injectable()
export class ResitOpeningsService {
  constructor(
    private readonly openings: OpeningsService,
    private readonly practice: PracticeOpeningsService,
    private readonly attempts: AttemptsService,
    private readonly submissions: SubmissionService,
    private readonly views: AttemptViewsService,
    private readonly bank: QuestionsService,
  ) {}

  /** Begins an untimed re-sit, or continues the open one; returns JSON. */
  async open(childId: string, markedId: string, { only, pageId, attemptId, feedback }: ResitQuery): Promise<string> {
    const owner = ownerOf('child', childId);
    const found = await this.attempts.requireOwned(markedId, owner);
    const isOpenResit = found.state === 'open' && (found.kind === 're-sit' || found.kind === 'practice');
    const key = resitKey(owner, markedId, only);
    const uniqueKey = (isOpenResit && found.uniqueKey) || key.uniqueKey;
    const opening = { owner, uniqueKey, activePageId: pageId, feedback };
    return this.views.test(
      await this.openings.openAttempt(childId, opening, attemptId, (child) =>
        this.newResit(childId, found, only, child),
      ),
    );
  }

  /** What went wrong, or a few new questions like it: the answers of those in the test stand in the result. */
  async newResit(childId: string, attempt: Attempt, only: ResitQuery['only'], child: Chooser): Promise<NewTest> {
    const marked = await this.submissions.closeIfOverdue(attempt);
    if (marked.state === 'open') throw attemptStillOpen();
    const served = await this.views.questionsOf(marked);
    const result = await this.views.result(marked, served);
    const wrong = wrongOnes(result.questions);
    if (wrong.length === 0) {
      throw new ConflictException(
        'Nothing went wrong in this test, so there is nothing to retry. Choose the next one.',
      );
    }
    const { subject, topic, corrections } = marked;
    const about = { kind: 're-sit' as const, subject, resitOf: marked.resitOf ?? marked.kind, topic };
    if (only !== 'easier') {
      const withheld = await this.bank.withheldAmong(wrong);
      const isServed = (id: string) => wrong.includes(id) && !withheld.has(id);
      const questions = marked.questions.filter(({ questionId }) => isServed(questionId));
      if (questions.length === 0) {
        throw new ConflictException('What went wrong is being checked, so no test has it now. Choose the next one.');
      }
      // It serves the versions of the marked attempt, so their corrections apply.
      return { ...about, questions, corrections };
    }
    const questions = await this.practice.newOnesLike(childId, result, served, child);
    if (questions.length === 0) {
      throw new ConflictException(
        'There are no new questions like these yet. Read the answers, then try another test.',
      );
    }
    return { ...about, questions };
  }
}

function wrongOnes(questions: readonly MarkedQuestion[]): string[] {
  return questions.filter(({ correct }) => correct === false).map(({ questionId }) => questionId);
}
