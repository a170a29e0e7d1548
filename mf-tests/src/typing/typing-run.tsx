import { randomId } from '@wattle/contract/random-id';
import { formatClock, formatCount, formatMinutes } from '@wattle/contract/text';
import {
  countRight,
  TYPING_SECONDS,
  type TypedPassage,
  typingAccuracy,
  wordsAMinute,
} from '@wattle/contract/typing-speed';
import {
  Alert,
  Button,
  Field,
  font,
  fontSize,
  MutedText,
  Panel,
  SegmentedControl,
  Stack,
  space,
  Textarea,
  tabularNums,
  useInterval,
} from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { type ChangeEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PassageWindow } from './passage-window';
import { useAddTypingResultMutation } from './typing.api';

export type TypingSeconds = (typeof TYPING_SECONDS)[number];

const MINUTES = TYPING_SECONDS.map((seconds) => ({ value: String(seconds), label: formatMinutes(seconds) }));

const TICK_MS = 250;

const Typed = styled(Textarea)`
  padding: ${space[16]};
  font: 400 ${fontSize[18]} / 1.7 ${font.passage};
`;

const Speed = styled.p`
  ${tabularNums}

  font: 700 ${fontSize[34]} / 1.1 ${font.display};
`;

interface TypingRunProps {
  text: string;
  seconds: TypingSeconds;
  /** Takes the place of one that is over. */
  isAnother: boolean;
  onChooseSeconds: (seconds: TypingSeconds) => void;
  onAnother: () => void;
}

/** Copying one passage. The clock starts with the first character; nothing is said before it stops. */
export function TypingRun({ text, seconds, isAnother, onChooseSeconds, onAnother }: TypingRunProps) {
  const [typed, setTyped] = useState('');
  const [startedAt, setStartedAt] = useState<number>();
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const [result, setResult] = useState<TypedPassage>();
  const [isPasted, setPasted] = useState(false);
  const [requestId] = useState(() => randomId(12));
  const [save, { error, isLoading: isSaving }] = useAddTypingResultMutation();
  const textarea = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isAnother) textarea.current?.focus();
  }, [isAnother]);

  const isRunning = startedAt !== undefined && !result;
  const store = (passage: TypedPassage) => save({ ...passage, seconds, requestId });
  const tick = () => {
    if (startedAt === undefined || result) return;
    const left = seconds - (performance.now() - startedAt) / 1_000;
    setSecondsLeft(Math.max(0, Math.ceil(left)));
    if (left > 0) return;
    const passage = { seconds, typed: typed.length, right: countRight(typed, text) };
    setResult(passage);
    if (typed) store(passage);
  };
  useInterval(tick, isRunning ? TICK_MS : undefined);

  const write = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    setPasted(false);
    const now = performance.now();
    // What is typed after the last second, before the clock has told so, does not count.
    if (startedAt !== undefined && now - startedAt >= seconds * 1_000) return;
    if (startedAt === undefined) setStartedAt(now);
    setTyped(target.value);
  };
  const refuse = (event: SyntheticEvent) => {
    event.preventDefault();
    setPasted(true);
  };

  return (
    <Panel
      title={result ? 'The time is up' : 'Copy this'}
      gap={16}
      aside={
        startedAt === undefined ? (
          <SegmentedControl
            label="How long"
            options={MINUTES}
            value={String(seconds)}
            onChange={(value) => onChooseSeconds(Number(value) as TypingSeconds)}
          />
        ) : (
          !result && (
            <MutedText as="span" size={16} isTabular role="timer">
              {formatClock(secondsLeft ?? seconds)} left
            </MutedText>
          )
        )
      }
    >
      {!result && <PassageWindow text={text} typed={typed} />}
      <div role="status">
        {result && <TypingResult passage={result} error={error} isSaving={isSaving} onSave={() => store(result)} />}
      </div>
      <Field
        label={result ? 'What you typed' : 'Type here'}
        hint={startedAt === undefined ? 'The clock starts with your first key.' : undefined}
        error={isPasted ? 'Pasted text does not count. Type the passage yourself.' : undefined}
      >
        <Typed
          ref={textarea}
          rows={6}
          value={typed}
          readOnly={result !== undefined}
          spellCheck={false}
          autoCorrect="off"
          autoComplete="off"
          autoCapitalize="off"
          onChange={write}
          onPaste={refuse}
          onDrop={refuse}
        />
      </Field>
      {startedAt !== undefined && (
        <div>
          <Button variant={result ? 'primary' : 'quiet'} onClick={onAnother}>
            {result ? 'Another passage' : 'Stop, and take another passage'}
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface TypingResultProps {
  passage: TypedPassage;
  /** Why it was not saved. */
  error: unknown;
  isSaving: boolean;
  onSave: () => void;
}

/** How a passage was typed, and where that could not be saved, a way to try again. */
function TypingResult({ passage, error, isSaving, onSave }: TypingResultProps) {
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
