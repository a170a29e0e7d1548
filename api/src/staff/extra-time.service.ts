import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service';
import { ownerOf } from '../attempts/attempt-keys';
import { AttemptsService } from '../attempts/attempts.service';

/** By then a test that was being opened with the time of before is stored. */
const OPENING_MS = 2_000;

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
    const owner = ownerOf('child', child._id);
    const moved = await this.attempts.moveDeadlines(owner, percent);
    await sleep(OPENING_MS);
    return moved + (await this.attempts.moveDeadlines(owner, percent));
  }
}
