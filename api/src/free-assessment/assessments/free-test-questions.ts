import { Injectable } from '@nestjs/common';
import { PASSAGE_TOLERANCE } from '@wattle/contract/constants';
import type { FreeTest } from '@wattle/contract/free-tests';
import { blueprintOf } from '@wattle/contract/test-kinds';
import { jsonWithQuestions, QuestionVersionsService, type VersionRef } from '../../bank';
import { QuestionChoiceService, type QuestionRequest } from '../../exams';
import { RateLimits } from '../../infrastructure';

@Injectable()
export class FreeTestQuestions {
  constructor(
    private readonly limits: RateLimits,
    private readonly questions: QuestionChoiceService,
    private readonly versions: QuestionVersionsService,
  ) {}

  /**
   * From the free pool, which strangers may collect with invented addresses. Without such a pool every visitor gets the
   * same questions, so that few keys become known.
   */
  async chooseRandom(test: FreeTest, grade: number | undefined): Promise<VersionRef[]> {
    const ofPool = await this.questions.chooseVersions({ ...fromPool(test), grade, random: Math.random });
    return isEnough(test, ofPool) ? ofPool : this.chooseSample(test);
  }

  /** The same questions each time, so that repeated requests do not reveal more. */
  async chooseSample(test: FreeTest): Promise<VersionRef[]> {
    const ofPool = await this.questions.chooseVersions(fromPool(test));
    return isEnough(test, ofPool) ? ofPool : this.questions.chooseVersions({ ...fromPool(test), pool: 'Tests' });
  }

  async sample(test: FreeTest, clientIpPrefix: string): Promise<string> {
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
