import { ConflictException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AttemptStatus } from '@wattle/contract/attempts';
import { Model } from 'mongoose';
import { Clock } from '../../infrastructure';
import { ALREADY_COMPLETED, breakMsLeft, breakUntil, statusOf } from './attempt';
import { type Attempt, AttemptRecord } from './attempt.schema';
import { AttemptsService } from './attempts.service';

/**
 * Rest breaks of timed tests. The beginning adds all that is left of them to the deadline, an earlier end takes the rest
 * back: so a break ends by itself, and the server submits no test during one (docs/decisions/070).
 */
@Injectable()
export class RestBreaksService {
  constructor(
    @InjectModel(AttemptRecord.name) private readonly records: Model<AttemptRecord>,
    private readonly attempts: AttemptsService,
    private readonly clock: Clock,
  ) {}

  /** Repeated, it changes nothing. */
  async start(id: string, owner: string): Promise<AttemptStatus> {
    const attempt = await this.attempts.requireOwned(id, owner);
    const now = this.clock.now();
    const { state, deadline, restBreaks } = attempt;
    if (breakUntil(attempt, now)) return statusOf(attempt, now);
    const leftMs = deadline ? breakMsLeft(attempt, now) : 0;
    if (state === 'submitted' || (deadline && deadline <= now)) throw new ConflictException(ALREADY_COMPLETED);
    if (leftMs < 1_000) throw new UnprocessableEntityException(noneLeft(attempt));
    const until = new Date(now.getTime() + leftMs);
    const moved = await this.move(attempt, leftMs, { addedMs: (restBreaks?.addedMs ?? 0) + leftMs, until });
    return moved ? statusOf(moved, now) : this.start(id, owner);
  }

  /** Repeated, it changes nothing. */
  async end(id: string, owner: string): Promise<AttemptStatus> {
    const attempt = await this.attempts.requireOwned(id, owner);
    const now = this.clock.now();
    const until = breakUntil(attempt, now);
    if (!until || !attempt.restBreaks) return statusOf(attempt, now);
    const unusedMs = until.getTime() - now.getTime();
    const moved = await this.move(attempt, -unusedMs, { addedMs: attempt.restBreaks.addedMs - unusedMs, until: now });
    return moved ? statusOf(moved, now) : this.end(id, owner);
  }

  /** Null where the deadline has been moved meanwhile, or the test submitted. */
  private move(
    { _id, owner, deadline }: Attempt,
    ms: number,
    restBreaks: Attempt['restBreaks'],
  ): Promise<Attempt | null> {
    return this.records.collection.findOneAndUpdate(
      { _id, owner, state: 'open', deadline },
      { $set: { restBreaks, deadline: new Date((deadline?.getTime() ?? 0) + ms) }, $inc: { revision: 1 } },
      { returnDocument: 'after' },
    ) as Promise<Attempt | null>;
  }
}

function noneLeft({ privileges }: Attempt): string {
  return privileges?.restBreaks
    ? 'All of your break time is used. Please go on with your test.'
    : 'This test has no rest breaks. Please go on with it.';
}
