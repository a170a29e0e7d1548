import { Inject, Injectable } from '@nestjs/common';
import { type FreeTest, QUESTION_COUNTS, type ServedQuestion } from '@wattle/contract';
import type { Environment } from '@wattle/environment';
import { ENVIRONMENT } from '../config/environment.module';
import { shuffled } from '../questions/question-choice';
import { type QuestionPin, toServedQuestion } from '../questions/question-version.schema';
import { QuestionsService } from '../questions/questions.service';

const asTheyStand = <T>(items: T[]) => items;

/** Which questions a free test serves. */
@Injectable()
export class FreeTestQuestions {
  constructor(
    private readonly questions: QuestionsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  pinRandom(test: FreeTest): Promise<QuestionPin[]> {
    return this.pin(test, shuffled);
  }

  /** The same ten for everybody who does not say who asks, so that asking again does not empty the bank. */
  pinSample(test: FreeTest): Promise<QuestionPin[]> {
    return this.pin(test, asTheyStand);
  }

  async sample(test: FreeTest): Promise<ServedQuestion[]> {
    const questions = await this.questions.pinned(await this.pinSample(test));
    return questions.map((question) => toServedQuestion(question, this.environment.answerKeys));
  }

  private pin({ subject }: FreeTest, shuffle: <T>(items: T[]) => T[]): Promise<QuestionPin[]> {
    return this.questions.pinSome({ subject, count: QUESTION_COUNTS.free, examType: 'Practice', shuffle });
  }
}
