import { Injectable } from '@nestjs/common';
import { RateLimits, takeFromAll } from '../../infrastructure';

/** Locks log-ins out for a time after too many that have failed (docs/threat-model.md); LIMITS has the numbers. */
@Injectable()
export class FailedLogins {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts a log-in as failed before it is known to be right, so that concurrent ones are counted too; one that is right
   * is refunded. The network comes first: a script that tries random names is stopped there and uses up no account's
   * allowance.
   */
  count(account: string, clientIpPrefix: string): Promise<{ refund(): Promise<void> }> {
    return takeFromAll([
      [this.limits.of('failed-logins-of-network'), clientIpPrefix],
      [this.limits.of('failed-logins'), `${account} ${clientIpPrefix}`],
      [this.limits.of('failed-logins-today'), `${account} ${clientIpPrefix}`],
      [this.limits.of('failed-logins-at-account'), account],
    ]);
  }
}
