import {
  ConflictException,
  Injectable,
  NotFoundException,
  RequestTimeoutException,
  UnauthorizedException,
} from '@nestjs/common';
import { isClientGone } from '@wattle/http-server';
import { AccountLimits } from '../../accounts';
import type { Attempt } from '../attempts/attempt.schema';
import type { AttemptKey } from '../attempts/attempt-keys';
import { AttemptsService, type NewAttempt } from '../attempts/attempts.service';
import { ALREADY_COMPLETED } from '../attempts/refusals';
import { SubmissionService } from '../attempts/submission.service';
import type { LastSeen } from '../choice/unseen-groups';
import { OpeningContextService } from './opening-context.service';

/** Which attempt is opened, and by which page. */
type OpeningKey = AttemptKey & Pick<NewAttempt, '_id' | 'activePageId'>;

/** What a new attempt asks, and how long it lasts. */
export type NewTest = Omit<NewAttempt, keyof OpeningKey | 'extraTimePercent'>;

/** Makes a new test from what the child has met. */
type Choose = (lastSeen: LastSeen) => Promise<NewTest>;

/** What the opening of any attempt of a child is made of, whatever it asks. */
@Injectable()
export class AttemptOpeningsService {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly submissions: SubmissionService,
    private readonly contexts: OpeningContextService,
    private readonly limits: AccountLimits,
  ) {}

  /** A page that names an attempt goes on with that one; every other gets the open one or a new one. */
  open(childId: string, key: OpeningKey, attemptId: string | undefined, choose: Choose): Promise<Attempt> {
    return attemptId === undefined ? this.findOrBegin(childId, key, choose) : this.requireOpen(key, attemptId);
  }

  /** The open attempt of this id; no other one will do. */
  async requireOpen(key: OpeningKey, attemptId: string): Promise<Attempt> {
    const found = await this.attempts.findByUniqueKey(key, key.activePageId, attemptId);
    const current = found && (await this.submissions.closeIfOverdue(found));
    if (current?.state !== 'open') throw new ConflictException(ALREADY_COMPLETED);
    return current;
  }

  /** The attempt that is open, or a new one. */
  async findOrBegin(childId: string, key: OpeningKey, choose: Choose): Promise<Attempt> {
    const { activePageId } = key;
    const { holder, child, lastSeen } = await this.contexts.read(childId, key);
    if (holder) {
      const current = await this.submissions.closeIfOverdue(holder);
      // It was over: what a new test depends on is read now.
      if (current.state !== 'open') return this.findOrBegin(childId, key, choose);
      if (activePageId === undefined || activePageId === current.activePageId) return current;
      const activated = await this.attempts.findByUniqueKey(key, activePageId, String(current._id));
      // Closed meanwhile.
      return activated ?? this.findOrBegin(childId, key, choose);
    }

    // Erased, while its session is still remembered.
    if (!child) throw new UnauthorizedException('Please log in to go on.');
    return this.begin(childId, async () => {
      const test = await choose(lastSeen);
      if (test.questions.length === 0) throw new NotFoundException('No questions found.');
      // Whoever gave up has asked again since, and may have taken and submitted the test that was opened then.
      if (await isClientGone()) throw new RequestTimeoutException('Nobody waits for this test any more.');
      const { extraTimePercent } = child;
      return this.attempts.insertOrFind({ ...key, ...test, extraTimePercent });
    });
  }

  /** Counts an opening, and refunds it where no test begins. */
  private async begin(childId: string, open: () => ReturnType<AttemptsService['insertOrFind']>): Promise<Attempt> {
    const { openings } = this.limits;
    await openings.take(childId);
    let hasBegun = false;
    try {
      const { attempt, isNew } = await open();
      hasBegun = isNew;
      return attempt;
    } finally {
      if (!hasBegun) await openings.refund(childId);
    }
  }
}
