import { MAX_COMMENT_TEXT, type WritingComment } from '@wattle/contract/writing-marks';
import { criterionOf } from '@wattle/contract/writing-rubric';
import { Card, Cluster, color, ListRow, MutedText, Stack, space, Textarea, tileShape } from '@wattle/design-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { DenseButton, QuietButton } from '../shared/buttons';

const Item = styled(ListRow)`
  align-items: flex-start;
  justify-content: flex-start;

  gap: ${space[12]};
`;

const NumberInText = styled.span`
  ${tileShape}

  border-radius: 50%;

  background: ${color.warnText};
  color: ${color.surface};
`;

const Words = styled(Stack)`
  flex: 1;
  overflow-wrap: anywhere;

  /* Below what is said: beside it there is too little space. */
  & > button {
    align-self: flex-start;
    margin-left: -${space[12]};
  }
`;

interface CommentListProps {
  text: string;
  comments: readonly WritingComment[];
  openIndex: number | undefined;
  onOpen: (index: number | undefined) => void;
  onChange: (index: number, text: string) => void;
  onRemove: (index: number) => void;
}

export function CommentList({ text, comments, openIndex, onOpen, onChange, onRemove }: CommentListProps) {
  if (comments.length === 0) return null;
  const keys = keysOf(comments);
  return (
    <Card as="section" aria-label="Comments on this text">
      <ol>
        {comments.map((comment, index) => (
          <Item key={keys[index]}>
            <NumberInText>{index + 1}</NumberInText>
            <Words gap={4}>
              <MutedText>
                <strong>{criterionOf(comment.criterion).name}</strong> on “{text.slice(comment.start, comment.end)}”
              </MutedText>
              {index === openIndex ? (
                <CommentForm
                  text={comment.text}
                  onSave={(changed) => {
                    onChange(index, changed);
                    onOpen(undefined);
                  }}
                  onCancel={() => onOpen(undefined)}
                  onRemove={() => {
                    onRemove(index);
                    onOpen(undefined);
                  }}
                />
              ) : (
                <>
                  <p>{comment.text}</p>
                  <QuietButton aria-label={`Edit comment ${index + 1}`} onClick={() => onOpen(index)}>
                    Edit
                  </QuietButton>
                </>
              )}
            </Words>
          </Item>
        ))}
      </ol>
    </Card>
  );
}

/** By what they say, so that one that is half changed stays so where another comes before it. */
function keysOf(comments: readonly WritingComment[]): string[] {
  const keys = comments.map((comment) => JSON.stringify(comment));
  return keys.map((key, index) => `${key} ${keys.slice(0, index).filter((each) => each === key).length}`);
}

interface CommentFormProps {
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
  onRemove: () => void;
}

function CommentForm({ text: before, onSave, onCancel, onRemove }: CommentFormProps) {
  const [text, setText] = useState(before);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onSave(text.trim());
  };
  return (
    <form onSubmit={save}>
      <Stack gap={8}>
        <Textarea
          ref={field}
          aria-label="Comment"
          rows={2}
          maxLength={MAX_COMMENT_TEXT}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onCancel()}
        />
        <Cluster gap={8}>
          <DenseButton type="submit">Save</DenseButton>
          <QuietButton onClick={onCancel}>Cancel</QuietButton>
          <DenseButton variant="quietDanger" onClick={onRemove}>
            Remove
          </DenseButton>
        </Cluster>
      </Stack>
    </form>
  );
}
