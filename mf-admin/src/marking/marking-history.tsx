import type { WritingMarking } from '@wattle/contract/writing-markings';
import { sumOfMarks } from '@wattle/contract/writing-marks';
import { criterionOf, MAX_MARKS } from '@wattle/contract/writing-rubric';
import { Card, Disclosure, formatDateTime, MutedText, Stack } from '@wattle/design-system';

/** What the child read before it was changed. */
export function MarkingHistory({ history, text }: Pick<WritingMarking, 'history' | 'text'>) {
  if (history.length === 0) return null;
  return (
    <Card>
      <Disclosure title={`What the child read before (${history.length})`}>
        <Stack as="ol">
          {history.map(({ returnedAt, by, marks, message, comments }) => (
            <li key={returnedAt}>
              <MutedText>
                {formatDateTime(returnedAt)}, {by}
                {marks && `: ${sumOfMarks(marks)} of ${MAX_MARKS}`}
              </MutedText>
              {message && <p>{message}</p>}
              {comments.map(({ start, end, criterion, text: said }) => (
                <p key={`${start} ${end} ${said}`}>
                  {criterionOf(criterion).name} on “{text.slice(start, end)}”: {said}
                </p>
              ))}
            </li>
          ))}
        </Stack>
      </Disclosure>
    </Card>
  );
}
