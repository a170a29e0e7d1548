import { Injectable } from '@nestjs/common';
import { type RateLimiter, RateLimits, takeFromAll } from '../../infrastructure';

const TOO_MANY_LOGINS = 'There were too many log-ins that failed. Please try again later.';
const FIVE_MINUTES = 300;
const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Rate limits of the public endpoints of accounts. */
@Injectable()
export class AuthLimits {
  readonly usernameChecks: RateLimiter;
  readonly signUps: RateLimiter;
  /** Guesses from one network, such as a school, at all accounts. */
  private readonly guessesOfNetwork: RateLimiter;
  /** From one network at one account: a child who mistypes can still log in from another network. */
  private readonly guesses: RateLimiter;
  /** The same over a day, far below the limit of an account for all networks. */
  private readonly guessesToday: RateLimiter;
  /** At one account from all networks, so that many machines cannot share the guessing. */
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

  /**
   * Counts a try before it is known to be right, so that many at once are counted too. The network comes first: a
   * script that tries random names is stopped there and uses up no account's allowance.
   */
  takeGuess(account: string, network: string): Promise<{ refund(): Promise<void> }> {
    return takeFromAll([
      [this.guessesOfNetwork, network],
      [this.guesses, `${account} ${network}`],
      [this.guessesToday, `${account} ${network}`],
      [this.guessesAtAccount, account],
    ]);
  }
}
