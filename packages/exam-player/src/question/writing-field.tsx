import { MAX_WRITING_WORDS } from '@wattle/contract/constants';
import { countWords, formatCount, tooLongWriting } from '@wattle/contract/text';
import { Alert, Cluster, font, fontSize, MutedText, Stack, space, Textarea } from '@wattle/design-system';
import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import { styled } from 'styled-components';

const Label = styled.label`
  font-weight: 600;
`;

const Text = styled(Textarea)`
  padding: ${space[16]};
  font: 400 ${fontSize[18]} / 1.7 ${font.passage};
`;

interface WritingFieldProps extends Pick<ComponentProps<'textarea'>, 'ref' | 'readOnly'> {
  label: string;
  text: string;
  /** Whether it has the published limit of words. */
  hasWordLimit?: boolean | undefined;
  /** What is wrong with it as it is. */
  error?: string | undefined;
  onWrite: (text: string) => void;
}

/** A text of the child's own: what would make it longer than it may be is not taken over. */
export function WritingField({
  label,
  text,
  hasWordLimit = true,
  error: ownError,
  onWrite,
  ...props
}: WritingFieldProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const error = refusal ?? ownError;

  const write = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    const reason = target.value.length < text.length ? undefined : tooLongWriting(target.value, hasWordLimit);
    setRefusal(reason);
    if (reason) keepCaret(target, text);
    else onWrite(target.value);
  };

  return (
    <Stack gap={8}>
      <Cluster justify="space-between" gap={4}>
        <Label htmlFor={id}>{label}</Label>
        <MutedText as="span" size={15} isTabular id={`${id}-count`}>
          {hasWordLimit ? `${countWords(text)} of ${MAX_WRITING_WORDS} words` : formatCount(countWords(text), 'word')}
        </MutedText>
      </Cluster>
      {error && (
        <div id={`${id}-error`}>
          <Alert tone="danger">{error}</Alert>
        </div>
      )}
      <Text
        id={id}
        rows={14}
        value={text}
        spellCheck={false}
        autoCorrect="off"
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-count ${id}-error` : `${id}-count`}
        onChange={write}
        {...props}
      />
    </Stack>
  );
}

/** Putting the old text back would send the caret to its end. */
function keepCaret(textarea: HTMLTextAreaElement, text: string): void {
  const at = Math.max(0, textarea.selectionEnd - (textarea.value.length - text.length));
  queueMicrotask(() => textarea.setSelectionRange(at, at));
}
