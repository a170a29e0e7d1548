import { Injectable } from '@nestjs/common';
import { type FreeTest, PASSAGE_TOLERANCE } from '@wattle/contract';
import { jsonWithQuestions, QuestionVersionsService, type VersionRef } from '../../bank';
import { blueprintOf, ServedQuestionsService, type Wanted } from '../../exams';
import { RateLimits } from '../../infrastructure';

/** Which questions a free test serves. */
@Injectable()
export class FreeTestQuestions {
  constructor(
    private readonly limits: RateLimits,
    private readonly questions: ServedQuestionsService,
    private readonly versions: QuestionVersionsService,
  ) {}

  /**
   * From the pool that no child's test serves: strangers may collect it with invented addresses. A bank without such a
   * pool gives every visitor the same questions, so that few of its keys become known.
   */
  async chooseRandom(test: FreeTest): Promise<VersionRef[]> {
    const ofPool = await this.questions.chooseVersions({ ...fromPool(test), random: Math.random });
    return isEnough(test, ofPool) ? ofPool : this.chooseSample(test);
  }

  /** The same for every client without an assessment, so that repeated requests do not reveal more. */
  async chooseSample(test: FreeTest): Promise<VersionRef[]> {
    const ofPool = await this.questions.chooseVersions(fromPool(test));
    return isEnough(test, ofPool) ? ofPool : this.questions.chooseVersions({ ...fromPool(test), pool: 'Tests' });
  }

  /** These as JSON. */
  async sample(test: FreeTest, network: string): Promise<string> {
    await this.limits.of('sample-questions').take(network);
    return jsonWithQuestions({}, { questions: await this.versions.find(await this.chooseSample(test)) });
  }
}

/** A pool that is too small for a test counts as none. */
function isEnough(test: FreeTest, chosen: readonly VersionRef[]): boolean {
  return chosen.length >= Math.max(1, fromPool(test).count - PASSAGE_TOLERANCE);
}

function fromPool({ subject }: FreeTest): Wanted {
  return { ...blueprintOf('free', subject), pool: 'Free assessment' };
}
