import { HttpException, HttpStatus } from '@nestjs/common';
import type { FieldError } from '@wattle/contract/primitives';

export class RetryAfterException extends HttpException {
  private constructor(
    status: HttpStatus,
    message: string,
    readonly afterSeconds: number,
    errors?: readonly FieldError[],
  ) {
    super({ message, errors }, status);
  }

  static tooMany(message: string, afterSeconds: number): RetryAfterException {
    return new RetryAfterException(HttpStatus.TOO_MANY_REQUESTS, message, afterSeconds);
  }

  static unavailable(message: string, afterSeconds = 5, errors?: readonly FieldError[]): RetryAfterException {
    return new RetryAfterException(HttpStatus.SERVICE_UNAVAILABLE, message, afterSeconds, errors);
  }

  static busy(afterSeconds?: number): RetryAfterException {
    return RetryAfterException.unavailable(
      'Wattle is very busy at the moment. Please try again shortly.',
      afterSeconds,
    );
  }
}

/** The body of a refusal that names a field of the request. */
export function aboutField(path: string, message: string, more: Omit<FieldError, 'path' | 'message'> = {}) {
  return { message, errors: [{ path, message, ...more }] };
}
