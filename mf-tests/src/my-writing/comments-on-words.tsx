import type { WritingComment } from '@wattle/contract/writing-marks';
import { criterionOf } from '@wattle/contract/writing-rubric';
import { Stack } from '@wattle/design-system';

interface CommentsOnWordsProps {
  comments: readonly WritingComment[];
  /** The draft that they are about. */
  text: string;
}

/** Comments of a person, each under the words that it is about. */
export function CommentsOnWords({ comments, text }: CommentsOnWordsProps) {
  return (
    <Stack as="ul" gap={12}>
      {comments.map(({ start, end, criterion, text: comment }) => (
        <li key={`${start} ${end} ${comment}`}>
          <p>
            <mark>{text.slice(start, end)}</mark>
          </p>
          <p>
            {criterionOf(criterion).name}: {comment}
          </p>
        </li>
      ))}
    </Stack>
  );
}
