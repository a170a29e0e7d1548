import { Injectable } from '@nestjs/common';
import { type RateLimiter, RateLimits } from '../common/rate-limits';

const TOO_MANY_LOGINS = 'There were too many log-ins that failed. Please try again later.';
const FIVE_MINUTES = 300;
const HOUR = 3_600;
const DAY = 24 * HOUR;

/** How often somebody may knock. */
@Injectable()
export class AuthLimits {
  readonly usernameChecks: RateLimiter;
  readonly signUps: RateLimiter;
  /** From one network at one account: a child who mistypes is not kept out elsewhere. */
  private readonly guesses: RateLimiter;
  /** The same over a day, far below what an account bears from everywhere. */
  private readonly guessesToday: RateLimiter;
  /** From one network, such as a school, at all accounts. */
  private readonly guessesOfNetwork: RateLimiter;
  /** At one account from everywhere, so that many machines cannot share the guessing. */
  private readonly guessesAtAccount: RateLimiter;

  constructor(limits: RateLimits) {
    this.usernameChecks = limits.create({
      name: 'username-checks',
      points: 30,
      seconds: 60,
      refusal: 'Too many usernames were checked. Please try again in a minute.',
    });
    this.signUps = limits.create({
      name: 'sign-ups',
      points: 30,
      seconds: HOUR,
      refusal: 'Too many families have signed up from your network. Please try again later.',
    });
    const guesses = { seconds: FIVE_MINUTES, refusal: TOO_MANY_LOGINS };
    this.guesses = limits.create({ name: 'guesses', points: 10, ...guesses });
    this.guessesOfNetwork = limits.create({ name: 'guesses-of-network', points: 100, ...guesses });
    const today = { seconds: DAY, refusal: TOO_MANY_LOGINS };
    this.guessesToday = limits.create({ name: 'guesses-today', points: 100, ...today });
    this.guessesAtAccount = limits.create({ name: 'guesses-at-account', points: 1_000, ...today });
  }

  /** Counts a try before it is known to be right, so that many at once are counted too. */
  async takeGuess(account: string, network: string): Promise<{ refund(): Promise<void> }> {
    const taken = [
      [this.guesses, `${account} ${network}`],
      [this.guessesToday, `${account} ${network}`],
      [this.guessesOfNetwork, network],
      [this.guessesAtAccount, account],
    ] as const;
    for (const [limiter, key] of taken) await limiter.take(key);
    return {
      refund: async () => {
        for (const [limiter, key] of taken) await limiter.refund(key);
      },
    };
  }
}
