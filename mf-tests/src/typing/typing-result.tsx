import { formatCount } from '@wattle/contract/text';
import { type TypedPassage, typingAccuracy, wordsAMinute } from '@wattle/contract/typing-speed';
import { Alert, Button, font, fontSize, MutedText, Stack, tabularNums } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { styled } from 'styled-components';

const Speed = styled.p`
  ${tabularNums}

  font: 700 ${fontSize[34]} / 1.1 ${font.display};
`;

interface TypingResultProps {
  passage: TypedPassage;
  /** Why it was not saved. */
  error: unknown;
  isSaving: boolean;
  onSave: () => void;
}

/** How a passage was typed, and where that could not be saved, a way to try again. */
export function TypingResult({ passage, error, isSaving, onSave }: TypingResultProps) {
  const { typed, right } = passage;
  if (typed === 0) return <p>Nothing stands there. Take another passage.</p>;
  return (
    <Stack gap={8}>
      <Speed>{formatCount(wordsAMinute(passage), 'word')} a minute</Speed>
      <p>
        {typingAccuracy(passage)}% right: {right} of {formatCount(typed, 'character')}.
      </p>
      <MutedText>Five right characters, spaces too, count as a word. What you corrected is no mistake.</MutedText>
      {error !== undefined && (
        <Alert tone="danger">
          {errorMessage(error, 'This could not be saved. Please try again.')}{' '}
          <Button variant="secondary" isBusy={isSaving} onClick={onSave}>
            Save again
          </Button>
        </Alert>
      )}
    </Stack>
  );
}
