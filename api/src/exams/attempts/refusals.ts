import { ConflictException, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import { tooLongWriting } from '@wattle/contract/text';

/** Published sentence (docs/published.md, sentences). */
export const ALREADY_COMPLETED = 'This test is already completed.';

export function attemptNotFound(): NotFoundException {
  return new NotFoundException('This test is not one of yours. Please choose one on your dashboard.');
}

export function attemptStillOpen(): ConflictException {
  return new ConflictException('This test is still under way. Submit it to see the result.');
}

/** The limits of writing responses (docs/published.md, rules). */
export function requireShort(text: string | undefined): void {
  const reason = tooLongWriting(text ?? '');
  if (reason) throw new UnprocessableEntityException(reason);
}
