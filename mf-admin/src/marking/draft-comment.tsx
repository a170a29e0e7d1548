import { MAX_COMMENT_TEXT, type WritingComment } from '@wattle/contract/writing-marks';
import { criterionOf } from '@wattle/contract/writing-rubric';
import { Button, Cluster, Stack, Textarea } from '@wattle/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';

const Item = styled.li`
  list-style: none;
`;

const Quote = styled.q`
  overflow-wrap: anywhere;
  quotes: '“' '”';
`;

interface DraftCommentProps {
  comment: WritingComment;
  /** The words that it is about. */
  quote: string;
  onUse: (text: string) => void;
  onLeaveOut: () => void;
}

/** One draft, which the marker can change before it is used. */
export function DraftComment({ comment, quote, onUse, onLeaveOut }: DraftCommentProps) {
  const [text, setText] = useState(comment.text);
  const { name } = criterionOf(comment.criterion);
  return (
    <Item>
      <Stack gap={8}>
        <p>
          <strong>{name}</strong>: <Quote>{quote}</Quote>
        </p>
        <Textarea
          rows={4}
          maxLength={MAX_COMMENT_TEXT}
          aria-label={`Draft on “${quote}”`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Cluster>
          <Button
            variant="secondary"
            size="dense"
            isDisabled={text.trim() === ''}
            aria-label={`Use the draft on “${quote}”`}
            onClick={() => onUse(text.trim())}
          >
            Use
          </Button>
          <Button variant="quiet" size="dense" aria-label={`Leave out the draft on “${quote}”`} onClick={onLeaveOut}>
            Leave out
          </Button>
        </Cluster>
      </Stack>
    </Item>
  );
}
