import { Injectable } from '@nestjs/common';
import { type RateLimiter, RateLimits } from '../../infrastructure';

const HOUR = 3_600;

/** Rate limits of what is done with the token of a link. */
@Injectable()
export class ChildProgressLimits {
  /** Of a network: made-up tokens count as well. */
  readonly tries: RateLimiter;
  /** Of a child: an export reads all there is. */
  readonly exports: RateLimiter;
  /** Of a family: each erasure writes the whole data file again. */
  readonly erasures: RateLimiter;

  constructor(limits: RateLimits) {
    this.tries = limits.create({
      name: 'child-progress-tries',
      points: 120,
      seconds: HOUR,
      refusal: 'This page was opened very often from your network. Please try again later.',
    });
    this.exports = limits.create({
      name: 'child-progress-exports',
      points: 10,
      seconds: HOUR,
      refusal: 'This was downloaded very often. Please try again later.',
    });
    this.erasures = limits.create({
      name: 'family-erasures',
      points: 5,
      seconds: HOUR,
      refusal: 'This link was used very often. Please try again later.',
    });
  }
}
