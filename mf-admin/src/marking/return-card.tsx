import { numberInWords } from '@wattle/contract/text';
import type { MarkingBody, WritingMarking } from '@wattle/contract/writing-markings';
import { MAX_MESSAGE_TEXT } from '@wattle/contract/writing-marks';
import { WRITING_RUBRIC } from '@wattle/contract/writing-rubric';
import { Alert, Button, Card, Field, formatWhen, MutedText, Stack, Textarea } from '@wattle/design-system';
import { KeyCap } from '@wattle/exam-player';
import { errorMessage, notify, useNavigate } from '@wattle/platform';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { MARKING_PATH } from '../paths';
import { QuietButton } from '../shared/buttons';
import { useReleaseMarkingMutation, useReturnMarkingMutation } from './markings.api';
import { useNextText } from './queue-list';

interface ReturnCardProps
  extends Pick<ReturnType<typeof useReturn>, 'isChanged' | 'isReturning' | 'isJustReturned' | 'error'> {
  /** Its marks are compared with those of the first marker; the child reads none of it. */
  isSecond: boolean;
  message: string | undefined;
  onMessage: (message: string | undefined) => void;
  /** What is still needed; undefined where nothing is. */
  reason: string | undefined;
  returnedAt: string | undefined;
  isLost: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onReturn: () => void;
  /** Stands under the button: what was saved, and how to give the text back. */
  children: ReactNode;
}

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
              <KeyCap aria-hidden="true">R</KeyCap>
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

/**
 * Returns a marking, once however often it is asked for.
 *
 * @param finishSaves - Ends once no save is under way: one that arrived later would be refused.
 */
export function useReturn(marking: WritingMarking, body: MarkingBody, finishSaves: () => Promise<unknown>) {
  const [sendBack, { error }] = useReturnMarkingMutation();
  const [isReturning, setReturning] = useState(false);
  const [returned, setReturned] = useState<WritingMarking>();
  const [returnedBody, setReturnedBody] = useState(marking.returnedAt ? body : undefined);

  const returnText = async () => {
    if (isReturning) return;
    setReturning(true);
    await finishSaves();
    const { data } = await sendBack({ id: marking.id, body });
    setReturning(false);
    if (!data) return;
    setReturned(data);
    setReturnedBody(body);
  };

  return {
    returnText,
    isReturning,
    error,
    current: returned ?? marking,
    isJustReturned: returned !== undefined && body === returnedBody,
    /** Whether something differs from what was returned. */
    isChanged: body !== returnedBody,
  };
}

const MAX_NAMED = 3;

/** What a marking still needs before it can be returned; undefined where it needs nothing. */
export function returnReason(
  { isSecond }: Pick<WritingMarking, 'isSecond'>,
  { marks, comments, message }: MarkingBody,
): string | undefined {
  const missing = WRITING_RUBRIC.filter(({ id }) => marks[id] === undefined).map(({ name }) => name);
  if (missing.length > 0) {
    const levels = `after ${numberInWords(missing.length)} more ${missing.length === 1 ? 'level' : 'levels'}`;
    return missing.length > MAX_NAMED ? levels : `${levels}: ${missing.join(', ')}`;
  }
  return isSecond || comments.length > 0 || message?.trim() ? undefined : 'after a comment or a message';
}

interface ReleaseButtonProps {
  id: string;
  /** Ends once everything is saved. */
  onBefore: () => Promise<void>;
}

export function ReleaseButton({ id, onBefore }: ReleaseButtonProps) {
  const navigate = useNavigate();
  const [release, { isLoading }] = useReleaseMarkingMutation();
  const isReleasing = useRef(false);
  const giveBack = async () => {
    // The second click of a double click finds it under way.
    if (isReleasing.current) return;
    isReleasing.current = true;
    await onBefore();
    const { error } = await release(id);
    isReleasing.current = false;
    if (error) notify.danger(errorMessage(error, 'The text could not be given back. Please try again.'));
    else navigate(MARKING_PATH);
  };
  return (
    <QuietButton isWide isBusy={isLoading} onClick={giveBack}>
      Give it back to the queue
    </QuietButton>
  );
}
