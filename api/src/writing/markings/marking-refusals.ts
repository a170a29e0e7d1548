import { ConflictException, NotFoundException } from '@nestjs/common';
import type { Marking } from './writing-marking.schema';

const TAKE_ANOTHER = 'Take another one from the queue.';
const COPY = 'Copy what you have written if you want to keep it, and';

export function markingNotFound(): NotFoundException {
  return new NotFoundException(
    `This text is not there any more: its child has finished a newer draft, or its family was erased. ${TAKE_ANOTHER}`,
  );
}

export function nothingWaits(): NotFoundException {
  return new NotFoundException('No text waits for you at the moment. Please look again later.');
}

/** Why a marker may not take or see a text. */
export function cannotTake({ state, claim, notFor }: Marking, marker: string, now: Date): ConflictException {
  if (state === 'returned') return new ConflictException(`This text is returned already. ${TAKE_ANOTHER}`);
  if (notFor.includes(marker)) {
    return new ConflictException(`You have had this text, and now it is for another marker. ${TAKE_ANOTHER}`);
  }
  if (claim && claim.by !== marker && claim.until > now) {
    return new ConflictException(`${claim.by} is marking this text now. ${TAKE_ANOTHER}`);
  }
  return new ConflictException('You do not have this text. Take it from the queue first.');
}

/** Why a marker’s words are not stored. */
export function cannotSave({ state, claim }: Marking, now: Date): ConflictException {
  if (state === 'returned') {
    return new ConflictException('This text is returned. Return it again to change what was returned.');
  }
  if (claim && claim.until > now) {
    return new ConflictException(`${claim.by} is marking this text now. ${COPY} take another text.`);
  }
  return new ConflictException(`You do not have this text any more. ${COPY} take the text again.`);
}

export function returnedBy(marker: string): ConflictException {
  return new ConflictException(
    `${marker} has returned this text. Only ${marker} or an admin can change what was returned.`,
  );
}

export function otherRoundWaits(): ConflictException {
  return new ConflictException(
    'This text is marked a second time by somebody who must not know these marks. Open it again when that is done.',
  );
}

export function changedMeanwhile(): ConflictException {
  return new ConflictException(`This marking was changed meanwhile. ${COPY} load the page again.`);
}

export function changedTooOften(): ConflictException {
  return new ConflictException('This marking was changed so often that it cannot be changed again.');
}
