import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service';
import { AttemptsService } from '../attempts/attempts.service';
import { ownerOf } from '../attempts/child';

/** Extra time that staff grants to a child. */
@Injectable()
export class ExtraTimeService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly attempts: AttemptsService,
  ) {}

  /** Applies to later tests and to open ones; returns how many of these have a new deadline. */
  async give(username: string, percent: number): Promise<number> {
    const child = await this.accounts.findByUsername(username);
    if (child?.role !== 'student') throw new Error(`There is no child with the username ${username}.`);
    await this.accounts.setExtraTime(child, percent);
    return this.attempts.moveDeadlines(ownerOf(String(child._id)), percent);
  }
}
