import { ConflictException, Injectable, NotFoundException, UnauthorizedException } from '@nestjs/common';
import type { UserRecord } from '../accounts/account.schema';
import { AccountLimits } from '../accounts/account-limits';
import { AccountsService } from '../accounts/accounts.service';
import type { Attempt } from '../attempts/attempt.schema';
import { ownerOf } from '../attempts/attempt-keys';
import { AttemptsService, type NewAttempt } from '../attempts/attempts.service';
import { ALREADY_COMPLETED } from '../attempts/refusals';
import { SubmissionService } from '../attempts/submission.service';
import type { LastSeen } from '../questions/unseen-groups';

/** What the opening of any attempt of a child is made of, whatever it asks. */
@Injectable()
export class AttemptOpenings {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly submissions: SubmissionService,
    private readonly accounts: AccountsService,
    private readonly limits: AccountLimits,
  ) {}

  /**
   * The attempt that is open.
   *
   * @param wantedId - The only attempt that will do.
   */
  async findOpen(uniqueKey: string, activePageId?: string, wantedId?: string): Promise<Attempt | undefined> {
    const found = await this.attempts.findByUniqueKey(uniqueKey, activePageId, wantedId);
    const current = found && (await this.submissions.closeIfOverdue(found));
    const open = current?.state === 'open' ? current : undefined;
    if (wantedId !== undefined && !open) throw new ConflictException(ALREADY_COMPLETED);
    return open;
  }

  /** What a new attempt depends on besides the bank: the child, and when it last met each question. */
  gather(childId: string): Promise<[UserRecord, LastSeen]> {
    return Promise.all([this.requireChild(childId), this.attempts.lastSeen(ownerOf('child', childId))]);
  }

  /** The child as it is now. Counts an opening, which {@link begin} refunds where no test began. */
  async requireChild(childId: string): Promise<UserRecord> {
    await this.limits.openings.take(childId);
    const child = await this.accounts.findById(childId);
    // Erased, while its session is still remembered.
    if (!child) throw logInFirst();
    return child;
  }

  async begin(childId: string, test: NewAttempt): Promise<Attempt> {
    if (test.questions.length === 0) {
      await this.limits.openings.refund(childId);
      throw new NotFoundException('No questions found.');
    }
    const { attempt, isNew } = await this.attempts.insertOrFind(test);
    if (!isNew) await this.limits.openings.refund(childId);
    return attempt;
  }
}

function logInFirst(): UnauthorizedException {
  return new UnauthorizedException('Please log in to go on.');
}
