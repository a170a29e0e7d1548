import { Injectable } from '@nestjs/common';

/** The server's clock, which decides every deadline; tests replace it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
