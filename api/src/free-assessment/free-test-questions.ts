import { Injectable } from '@nestjs/common';
import { type FreeTest, QUESTION_COUNTS } from '@wattle/contract';
import { type RateLimiter, RateLimits } from '../common/rate-limits';
import type { QuestionPin } from '../questions/question-version.schema';
import { ServedQuestionsService, type Wanted } from '../questions/served-questions.service';
import { jsonWithQuestions, WordingsService } from '../questions/wordings.service';

/** Which questions a free test serves. */
@Injectable()
export class FreeTestQuestions {
  private readonly samples: RateLimiter;

  constructor(
    limits: RateLimits,
    private readonly questions: ServedQuestionsService,
    private readonly wordings: WordingsService,
  ) {
    this.samples = limits.create({
      name: 'sample-questions',
      points: 300,
      seconds: 3_600,
      refusal: 'Too many tests were opened from your network. Please try again later.',
    });
  }

  pinRandom(test: FreeTest): Promise<QuestionPin[]> {
    return this.questions.pinChosen({ ...wanted(test), random: Math.random });
  }

  /** The same ten for everybody who does not say who asks, so that asking again does not empty the bank. */
  pinSample(test: FreeTest): Promise<QuestionPin[]> {
    return this.questions.pinChosen(wanted(test));
  }

  /** Those ten as JSON. */
  async sample(test: FreeTest, network: string): Promise<string> {
    await this.samples.take(network);
    return jsonWithQuestions({}, { questions: await this.wordings.find(await this.pinSample(test)) });
  }
}

function wanted({ subject }: FreeTest): Wanted {
  return { subject, count: QUESTION_COUNTS.free, examType: 'Practice' };
}
