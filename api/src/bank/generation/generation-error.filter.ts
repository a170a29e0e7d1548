import { Catch } from '@nestjs/common';
import type { ErrorBody } from '@wattle/contract/primitives';
import { ErrorFilter } from '../../infrastructure';

/** The published responses of the two calls say `success` in each case (docs/decisions/025). */
@Catch()
export class GenerationErrorFilter extends ErrorFilter {
  protected override complete(body: ErrorBody): ErrorBody {
    return { ...body, success: false };
  }
}
