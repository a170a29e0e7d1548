import { Injectable } from '@nestjs/common';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The server's clock, which decides every deadline; tests replace it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
