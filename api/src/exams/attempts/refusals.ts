import { ConflictException, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import { isTooLong } from '@wattle/contract/text';

/** Published sentence (docs/published.md, sentences). */
export const ALREADY_COMPLETED = 'This test is already completed.';

export function attemptNotFound(): NotFoundException {
  return new NotFoundException('This test is not one of yours. Please choose one on your dashboard.');
}

export function attemptStillOpen(): ConflictException {
  return new ConflictException('This test is still under way. Submit it to see the result.');
}

/** The limit of writing responses (docs/published.md, rules). */
export function requireShort(text: string | undefined): void {
  if (isTooLong(text ?? '')) {
    throw new UnprocessableEntityException('Your response is too long. Please limit to 300 words.');
  }
}
