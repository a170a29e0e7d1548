import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service';
import { ownerOf } from '../attempts/attempt-keys';
import { AttemptsService } from '../attempts/attempts.service';

/** What staff grants to a child that needs longer. */
@Injectable()
export class ExtraTimeService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly attempts: AttemptsService,
  ) {}

  /** From now on, and in the tests that are open. Gives how many of these have a new deadline. */
  async give(username: string, percent: number): Promise<number> {
    const child = await this.accounts.findByUsername(username);
    if (child?.role !== 'student') throw new Error(`There is no child with the username ${username}.`);
    await this.accounts.setExtraTime(child, percent);
    return this.attempts.moveDeadlines(ownerOf('child', child._id), percent);
  }
}
