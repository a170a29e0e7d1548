import { Inject, Injectable } from '@nestjs/common';
import { type FreeTest, QUESTION_COUNTS, type ServedQuestion } from '@wattle/contract';
import type { Environment } from '@wattle/environment';
import { type RateLimiter, RateLimits } from '../common/rate-limits';
import { ENVIRONMENT } from '../config/environment.module';
import { shuffled } from '../questions/question-choice';
import { type QuestionPin, toServedQuestion } from '../questions/question-version.schema';
import { ServedQuestionsService, type Wanted } from '../questions/served-questions.service';

const asTheyStand = <T>(items: T[]) => items;

/** Which questions a free test serves. */
@Injectable()
export class FreeTestQuestions {
  private readonly samples: RateLimiter;

  constructor(
    limits: RateLimits,
    private readonly questions: ServedQuestionsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    this.samples = limits.create({
      name: 'sample-questions',
      points: 300,
      seconds: 3_600,
      refusal: 'Too many tests were opened from your network. Please try again later.',
    });
  }

  pinRandom(test: FreeTest): Promise<QuestionPin[]> {
    return this.questions.pinChosen(wanted(test, shuffled));
  }

  /** The same ten for everybody who does not say who asks, so that asking again does not empty the bank. */
  pinSample(test: FreeTest): Promise<QuestionPin[]> {
    return this.questions.pinChosen(wanted(test, asTheyStand));
  }

  async sample(test: FreeTest, network: string): Promise<ServedQuestion[]> {
    await this.samples.take(network);
    const questions = await this.questions.choose(wanted(test, asTheyStand));
    return questions.map((question) => toServedQuestion(question, this.environment.answerKeys));
  }
}

function wanted({ subject }: FreeTest, shuffle: Wanted['shuffle']): Wanted {
  return { subject, count: QUESTION_COUNTS.free, examType: 'Practice', shuffle };
}
