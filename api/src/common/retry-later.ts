import { HttpException, HttpStatus } from '@nestjs/common';

/** A refusal with Retry-After. */
export class RetryLater extends HttpException {
  private constructor(
    status: HttpStatus,
    message: string,
    readonly afterSeconds: number,
  ) {
    super({ message }, status);
  }

  static tooMany(message: string, afterSeconds: number): RetryLater {
    return new RetryLater(HttpStatus.TOO_MANY_REQUESTS, message, afterSeconds);
  }

  static unavailable(message: string, afterSeconds = 5): RetryLater {
    return new RetryLater(HttpStatus.SERVICE_UNAVAILABLE, message, afterSeconds);
  }

  /** There is more to do than can be done soon. */
  static busy(afterSeconds?: number): RetryLater {
    return RetryLater.unavailable('Wattle is very busy at the moment. Please try again shortly.', afterSeconds);
  }
}
