import { Inject, Injectable } from '@nestjs/common';
import type { AttemptResult, OpenTest } from '@wattle/contract';
import type { Environment } from '@wattle/environment';
import { Clock } from '../common/clock';
import { ENVIRONMENT } from '../config/environment.module';
import { toServedQuestion } from '../questions/question-version.schema';
import { ServedQuestionsService } from '../questions/served-questions.service';
import { type Attempt, savedAnswers } from './attempt.schema';
import { review } from './marking';

/** How an attempt looks to the child: sealed while it is open, with keys and explanations once it is marked. */
@Injectable()
export class AttemptViewsService {
  constructor(
    private readonly questions: ServedQuestionsService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async test(attempt: Attempt): Promise<OpenTest> {
    const questions = await this.questions.pinned(attempt.questions);
    return {
      attemptId: String(attempt._id),
      startedAt: attempt.startedAt.toISOString(),
      deadline: attempt.deadline?.toISOString(),
      serverTime: this.clock.now().toISOString(),
      answers: savedAnswers(attempt.answers),
      questions: questions.map((question) => toServedQuestion(question, this.environment.answerKeys)),
    };
  }

  async result({ _id, questions, answers, result }: Attempt): Promise<AttemptResult> {
    const { score = null, total = questions.length, perCategory = [], isVerified = true } = result ?? {};
    // Who named no answers learns no keys.
    const marked = isVerified ? review(await this.questions.pinned(questions), answers) : [];
    return { attemptId: String(_id), score, total, perCategory, questions: marked };
  }
}
