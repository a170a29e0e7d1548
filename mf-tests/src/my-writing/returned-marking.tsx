import { formatCount } from '@wattle/contract/text';
import type { ReturnedMarking as Marking } from '@wattle/contract/writing-marks';
import { WRITING_RUBRIC } from '@wattle/contract/writing-rubric';
import { Disclosure, Heading, MeterBar, Passage, Stack } from '@wattle/design-system';
import { CommentsOnWords } from './comments-on-words';
import { marksInWords } from './text-words';

interface ReturnedMarkingProps {
  marking: Marking;
  /** The draft that it is about. */
  text: string;
  /** Of several drafts, it says of which it is. */
  hasDrafts: boolean;
}

/** What a person wrote to a text: the message, marks by criterion, and comments with the words that they are about. */
export function ReturnedMarking({ marking, text, hasDrafts }: ReturnedMarkingProps) {
  const { draft, message, marks, comments } = marking;
  return (
    <Stack gap={12}>
      <Heading level={4} size={16}>
        What a person wrote{hasDrafts && ` to draft ${draft}`}
      </Heading>
      {message && <Passage>{message}</Passage>}
      {marks && (
        <>
          <p>
            <strong>{marksInWords(marks)}</strong> marks for practice.
          </p>
          <Stack gap={4}>
            {WRITING_RUBRIC.map(({ id, name, marks: most }) => (
              <MeterBar key={id} label={name} value={marks[id]} max={most} />
            ))}
          </Stack>
        </>
      )}
      {comments.length > 0 && (
        <Disclosure title={formatCount(comments.length, 'comment')}>
          <CommentsOnWords comments={comments} text={text} />
        </Disclosure>
      )}
    </Stack>
  );
}
