import { Injectable } from '@nestjs/common';
import { RateLimits, takeFromAll } from '../../infrastructure';

/** Limits how often passwords are guessed. */
@Injectable()
export class AuthLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts a try before it is known to be right, so that many at once are counted too. The network comes first: a
   * script that tries random names is stopped there and uses up no account's allowance.
   */
  takeGuess(account: string, network: string): Promise<{ refund(): Promise<void> }> {
    return takeFromAll([
      [this.limits.of('guesses-of-network'), network],
      [this.limits.of('guesses'), `${account} ${network}`],
      [this.limits.of('guesses-today'), `${account} ${network}`],
      [this.limits.of('guesses-at-account'), account],
    ]);
  }
}
