import type { MarkingQueue } from '@wattle/contract/writing-markings';
import { Chip } from '@wattle/design-system';
import { waitingTime } from './queue-times';

/** How many texts wait, and for how long. */
export function WaitingChip({ markings: [oldest], total }: MarkingQueue) {
  return (
    <Chip>
      {total} waiting{oldest && `, oldest ${waitingTime(oldest.waitingSince)}`}
    </Chip>
  );
}
