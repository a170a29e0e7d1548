import { Injectable } from '@nestjs/common';

/** The server's clock, which decides every deadline. Tests move it by hand. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
