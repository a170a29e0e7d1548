import { formatCount } from '@wattle/contract/text';
import type { WritingMarking } from '@wattle/contract/writing-markings';
import { MAX_COMMENT_TEXT, type WritingComment } from '@wattle/contract/writing-marks';
import { criterionOf } from '@wattle/contract/writing-rubric';
import { Alert, Cluster, MutedText, Panel, Stack, Textarea } from '@wattle/design-system';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { DenseButton, QuietButton } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';
import { useDraftCommentsMutation } from './markings.api';

interface DraftCommentsProps {
  markingId: string;
  /** As the marker sees it: the quoted words are taken from it. */
  text: string;
  modelHelp: WritingMarking['modelHelp'];
  /** The marker takes this one over, as it was changed. False where the text has as many comments as it may. */
  onUse: (comment: WritingComment) => boolean;
}

export function DraftComments({ markingId, text, modelHelp, onUse }: DraftCommentsProps) {
  const [ask, { data, error, isLoading }] = useDraftCommentsMutation();
  const [waiting, setWaiting] = useState<WritingComment[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  const request = async () => {
    const { data: answer } = await ask(markingId);
    if (answer) setWaiting(answer.comments);
  };
  const close = (done: WritingComment) => {
    setWaiting((before) => before.filter((each) => each !== done));
    // The button that had the focus is gone.
    button.current?.focus();
  };
  return (
    <Panel title="Help of a model">
      {modelHelp.isAllowed ? (
        <>
          <MutedText>
            It reads the text without names. Nothing reaches the child before you use it and return the text.
          </MutedText>
          <Cluster>
            <DenseButton ref={button} isBusy={isLoading} onClick={request}>
              Ask a model for draft comments
            </DenseButton>
          </Cluster>
        </>
      ) : (
        <MutedText>{modelHelp.reason}</MutedText>
      )}
      <div role="status">
        {isLoading && <p>The model is reading the text. This can take a minute.</p>}
        {data && !isLoading && <p>{outcome(data.comments.length, data.dropped)}</p>}
      </div>
      <FailureAlert error={error}>The model could not be asked. Please try again.</FailureAlert>
      {data?.concern && <Alert tone="warning">{data.concern}</Alert>}
      {waiting.length > 0 && !isLoading && (
        <Stack as="ul" gap={16}>
          {waiting.map((comment) => (
            <DraftComment
              key={`${comment.start} ${comment.text}`}
              comment={comment}
              quote={text.slice(comment.start, comment.end)}
              onUse={(words) => {
                if (onUse({ ...comment, text: words })) close(comment);
              }}
              onLeaveOut={() => close(comment)}
            />
          ))}
        </Stack>
      )}
    </Panel>
  );
}

function outcome(passed: number, dropped: number): string {
  if (passed === 0) {
    return dropped === 0
      ? 'The model has no comment on this text.'
      : `The model drafted ${formatCount(dropped, 'comment')}, and none passed our checks. Please write your own.`;
  }
  const drafts = `${formatCount(passed, 'draft')} to choose from.`;
  return dropped === 0 ? drafts : `${drafts} ${dropped} more failed our checks.`;
}

const Quote = styled.q`
  overflow-wrap: anywhere;
  quotes: '“' '”';
`;

interface DraftCommentProps {
  comment: WritingComment;
  quote: string;
  onUse: (text: string) => void;
  onLeaveOut: () => void;
}

function DraftComment({ comment, quote, onUse, onLeaveOut }: DraftCommentProps) {
  const [text, setText] = useState(comment.text);
  const { name } = criterionOf(comment.criterion);
  return (
    <li>
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
          <DenseButton
            isDisabled={text.trim() === ''}
            aria-label={`Use the draft on “${quote}”`}
            onClick={() => onUse(text.trim())}
          >
            Use
          </DenseButton>
          <QuietButton aria-label={`Leave out the draft on “${quote}”`} onClick={onLeaveOut}>
            Leave out
          </QuietButton>
        </Cluster>
      </Stack>
    </li>
  );
}
