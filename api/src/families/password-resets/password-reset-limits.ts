import { Injectable } from '@nestjs/common';
import { type RateLimiter, RateLimits } from '../../infrastructure';

const HOUR = 3_600;

/** Rate limits of what is done with the token of a link. */
@Injectable()
export class PasswordResetLimits {
  readonly tries: RateLimiter;
  readonly checks: RateLimiter;

  constructor(limits: RateLimits) {
    this.tries = limits.create({
      name: 'password-resets',
      points: 30,
      seconds: HOUR,
      refusal: 'Too many new passwords were set from your network. Please try again later.',
    });
    this.checks = limits.create({
      name: 'password-reset-checks',
      points: 60,
      seconds: HOUR,
      refusal: 'Too many links were opened from your network. Please try again later.',
    });
  }
}
