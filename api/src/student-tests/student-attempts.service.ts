import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { AnswersReceipt, AttemptList, AttemptReview, AttemptStatus, SaveAnswers } from '@wattle/contract';
import { AnswersService } from '../attempts/answers.service';
import type { Attempt } from '../attempts/attempt.schema';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import { AttemptsService } from '../attempts/attempts.service';
import { ownerOf } from '../attempts/child';
import { Clock } from '../common/clock';

/** What a child sees of its attempts and does in them. */
@Injectable()
export class StudentAttemptsService {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly answers: AnswersService,
    private readonly views: AttemptViewsService,
    private readonly clock: Clock,
  ) {}

  async list(childId: string): Promise<AttemptList> {
    const attempts = await this.attempts.listByOwner(ownerOf(childId));
    return {
      attempts: attempts.map((attempt) => this.views.summary(attempt)),
      serverTime: this.clock.now().toISOString(),
    };
  }

  async review(childId: string, id: string): Promise<AttemptReview> {
    const attempt = await this.find(childId, id);
    if (attempt.state === 'open') throw stillUnderWay();
    return this.views.review(attempt);
  }

  async save(childId: string, id: string, changes: SaveAnswers): Promise<AnswersReceipt> {
    const receipt = await this.answers.save(id, [ownerOf(childId)], changes);
    if (!receipt) throw noSuchTest();
    return receipt;
  }

  async status(childId: string, id: string): Promise<AttemptStatus> {
    return this.views.status(await this.find(childId, id));
  }

  async find(childId: string, id: string): Promise<Attempt> {
    const attempt = await this.attempts.findOwned(id, [ownerOf(childId)]);
    if (!attempt) throw noSuchTest();
    return attempt;
  }
}

export function noSuchTest(): NotFoundException {
  return new NotFoundException('There is no such test of yours.');
}

export function stillUnderWay(): ConflictException {
  return new ConflictException('This test is still under way.');
}
