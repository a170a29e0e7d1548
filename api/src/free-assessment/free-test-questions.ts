import { Injectable } from '@nestjs/common';
import { type FreeTest, QUESTION_COUNTS } from '@wattle/contract';
import { type RateLimiter, RateLimits } from '../common/rate-limits';
import type { VersionRef } from '../questions/question-version.schema';
import { jsonWithQuestions, QuestionVersionsService } from '../questions/question-versions.service';
import { ServedQuestionsService, type Wanted } from '../questions/served-questions.service';

/** Which questions a free test serves. */
@Injectable()
export class FreeTestQuestions {
  private readonly samples: RateLimiter;

  constructor(
    limits: RateLimits,
    private readonly questions: ServedQuestionsService,
    private readonly versions: QuestionVersionsService,
  ) {
    this.samples = limits.create({
      name: 'sample-questions',
      points: 300,
      seconds: 3_600,
      refusal: 'Too many tests were opened from your network. Please try again later.',
    });
  }

  chooseRandom(test: FreeTest): Promise<VersionRef[]> {
    return this.questions.chooseVersions({ ...wanted(test), random: Math.random });
  }

  /** The same ten for every client without an assessment, so that repeated requests do not reveal the bank. */
  chooseSample(test: FreeTest): Promise<VersionRef[]> {
    return this.questions.chooseVersions(wanted(test));
  }

  /** Those ten as JSON. */
  async sample(test: FreeTest, network: string): Promise<string> {
    await this.samples.take(network);
    return jsonWithQuestions({}, { questions: await this.versions.find(await this.chooseSample(test)) });
  }
}

function wanted({ subject }: FreeTest): Wanted {
  return { subject, count: QUESTION_COUNTS.free, examType: 'Practice' };
}
