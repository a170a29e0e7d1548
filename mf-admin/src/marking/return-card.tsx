import { MAX_MESSAGE_TEXT } from '@wattle/contract/writing-marks';
import { Alert, Button, Card, Field, formatWhen, MutedText, Stack, Textarea } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { ShortcutKey } from './shortcut-key';
import { useNextText } from './use-next-text';

interface ReturnCardProps {
  /** Its marks are compared with those of the first marker; the child reads none of it. */
  isSecond: boolean;
  message: string | undefined;
  onMessage: (message: string | undefined) => void;
  /** What is still needed; undefined where nothing is. */
  reason: string | undefined;
  returnedAt: string | undefined;
  /** Whether something differs from what was returned. */
  isChanged: boolean;
  isReturning: boolean;
  /** The keyboard goes to the next text. */
  isJustReturned: boolean;
  isLost: boolean;
  error: unknown;
  button: RefObject<HTMLButtonElement | null>;
  onReturn: () => void;
  /** Stands under the button: what was saved, and how to give the text back. */
  children: ReactNode;
}

/** The message to the child, and the return; then the next text. */
export function ReturnCard({
  isSecond,
  message = '',
  onMessage,
  reason,
  returnedAt,
  isChanged,
  isReturning,
  isJustReturned,
  isLost,
  error,
  button,
  onReturn,
  children,
}: ReturnCardProps) {
  const id = useId();
  const canReturn = !returnedAt || isChanged;
  return (
    <Card as="section" aria-label="Return">
      <Stack gap={12}>
        {isSecond ? (
          <p>
            This is a second marking. The child does not see it: your levels are compared with those of another marker.
          </p>
        ) : (
          <Field label="Message to the child" isOptional>
            <Textarea
              rows={2}
              maxLength={MAX_MESSAGE_TEXT}
              value={message}
              onChange={({ target }) => onMessage(target.value || undefined)}
            />
          </Field>
        )}
        {error !== undefined && !isLost && (
          <Alert tone="danger">
            {errorMessage(error, 'The text could not be returned. Nothing you wrote is lost. Please try again.')}
          </Alert>
        )}
        {returnedAt && <Returned at={returnedAt} isChanged={isChanged} isSecond={isSecond} />}
        {canReturn && (
          <>
            <Button
              ref={button}
              isWide
              variant={reason === undefined && !isLost ? 'primary' : 'secondary'}
              isBusy={isReturning}
              isLocked={reason !== undefined || isLost}
              aria-describedby={`${id}-reason`}
              onClick={onReturn}
            >
              {returnedAt ? 'Return again' : isSecond ? 'Finish marking' : 'Return to the child'}{' '}
              <ShortcutKey aria-hidden="true">R</ShortcutKey>
            </Button>
            <MutedText id={`${id}-reason`} style={{ textAlign: 'center' }}>
              {reason}
            </MutedText>
          </>
        )}
        {returnedAt && <NextText hasFocus={isJustReturned} isPrimary={!isChanged} />}
        {children}
      </Stack>
    </Card>
  );
}

function Returned({ at, isChanged, isSecond }: { at: string; isChanged: boolean; isSecond: boolean }) {
  if (isChanged) return <p>{!isSecond && 'The child will see the new one. '}The old one is kept below.</p>;
  return (
    <p role="status">
      <strong>Returned {formatWhen(at)}.</strong>{' '}
      {isSecond ? 'Your levels are for us only.' : 'The child and the parents can read it now.'}
    </p>
  );
}

function NextText({ hasFocus, isPrimary }: { hasFocus: boolean; isPrimary: boolean }) {
  const { openNextText, isOpening } = useNextText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return (
    <Button ref={button} isWide variant={isPrimary ? 'primary' : 'secondary'} isBusy={isOpening} onClick={openNextText}>
      Next text
    </Button>
  );
}
