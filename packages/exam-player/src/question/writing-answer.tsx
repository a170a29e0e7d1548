import { countWords, isTooLong, MAX_WRITING_CHARACTERS, MAX_WRITING_WORDS } from '@wattle/contract';
import { Alert, color, font, fontSize, Stack, space, Textarea, tabularNums } from '@wattle/design-system';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';

const TOO_MANY_WORDS = 'Your response is too long. Please limit to 300 words.';
const TOO_MANY_CHARACTERS = 'Your response is too long. Please use shorter words.';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;

  gap: ${space[4]} ${space[16]};
`;

const Label = styled.label`
  font-weight: 600;
`;

const Count = styled.span`
  ${tabularNums}

  font-size: ${fontSize[15]};

  color: ${color.inkSoft};
`;

const Text = styled(Textarea)`
  padding: ${space[16]};
  font: 400 ${fontSize[18]} / 1.7 ${font.passage};
`;

interface WritingAnswerProps {
  text: string;
  isLocked: boolean;
  /** Said while it is empty and the child wants to submit. */
  emptySentence: string | undefined;
  onWrite: (text: string) => void;
}

/** A text of the child's own, of 300 words at most: what would make it longer is not taken over. */
export function WritingAnswer({ text, isLocked, emptySentence, onWrite }: WritingAnswerProps) {
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
    else onWrite(target.value);
  };

  return (
    <Stack gap={8}>
      <Head>
        <Label htmlFor={id}>Your response</Label>
        <Count id={`${id}-count`}>
          {countWords(text)} of {MAX_WRITING_WORDS} words
        </Count>
      </Head>
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
        readOnly={isLocked}
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
