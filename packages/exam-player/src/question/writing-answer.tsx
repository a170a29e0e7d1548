import { MAX_WRITING_CHARACTERS, MAX_WRITING_WORDS } from '@wattle/contract/constants';
import { countWords, isTooLong } from '@wattle/contract/text';
import { Alert, Cluster, font, fontSize, MutedText, Stack, space, Textarea } from '@wattle/design-system';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useAttemptActions, useAttemptOptions, useExam, useIsLocked } from '../attempt/attempt-context';
import { emptyWritingId } from '../attempt/selectors';

const TOO_MANY_WORDS = 'Your response is too long. Please limit to 300 words.';
const TOO_MANY_CHARACTERS = 'Your response is too long. Please use shorter words.';

const Label = styled.label`
  font-weight: 600;
`;

const Text = styled(Textarea)`
  padding: ${space[16]};
  font: 400 ${fontSize[18]} / 1.7 ${font.passage};
`;

/** A text of the child's own, of 300 words at most: what would make it longer is not taken over. */
export function WritingAnswer({ questionId }: { questionId: string }) {
  const { emptyWriting } = useAttemptOptions().sentences;
  const { written } = useAttemptActions();
  const text = useExam(({ answers }) => answers[questionId]?.writingResponse) ?? '';
  const isEmpty = useExam((state) => emptyWritingId(state) === questionId);
  const emptySentence = isEmpty ? emptyWriting : undefined;
  const id = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const error = refusal ?? emptySentence;

  useEffect(() => {
    if (emptySentence) textarea.current?.focus();
  }, [emptySentence]);

  const write = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    const reason = target.value.length < text.length ? undefined : refusalOf(target.value);
    setRefusal(reason);
    if (reason) keepCaret(target, text);
    else written({ questionId, writingResponse: target.value });
  };

  return (
    <Stack gap={8}>
      <Cluster justify="space-between" gap={4}>
        <Label htmlFor={id}>Your response</Label>
        <MutedText as="span" size={15} isTabular id={`${id}-count`}>
          {countWords(text)} of {MAX_WRITING_WORDS} words
        </MutedText>
      </Cluster>
      {error && (
        <div id={`${id}-error`}>
          <Alert tone="danger">{error}</Alert>
        </div>
      )}
      <Text
        ref={textarea}
        id={id}
        rows={14}
        value={text}
        readOnly={useIsLocked()}
        spellCheck={false}
        autoCorrect="off"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-count ${id}-error` : `${id}-count`}
        onChange={write}
      />
    </Stack>
  );
}

function refusalOf(text: string): string | undefined {
  if (isTooLong(text)) return TOO_MANY_WORDS;
  return text.length > MAX_WRITING_CHARACTERS ? TOO_MANY_CHARACTERS : undefined;
}

/** Putting the old text back would send the caret to its end. */
function keepCaret(textarea: HTMLTextAreaElement, text: string): void {
  const at = Math.max(0, textarea.selectionEnd - (textarea.value.length - text.length));
  queueMicrotask(() => textarea.setSelectionRange(at, at));
}
