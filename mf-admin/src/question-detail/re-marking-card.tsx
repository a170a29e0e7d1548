import type { BankQuestion } from '@wattle/contract/bank';
import type { ReMarking } from '@wattle/contract/question-changes';
import { formatCount } from '@wattle/contract/text';
import { Alert, Button, Card, Cluster, Heading, Stack } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useState } from 'react';
import { refOf } from '../questions/question-address';
import { useReMarkMutation } from '../questions/question-changes.api';
import { useReMarkingPreviewQuery } from '../questions/questions.api';
import { QuietButton } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';

interface ReMarkingCardProps {
  question: BankQuestion;
  /** The key has just been changed: the preview is shown at once. */
  isOpenAtFirst: boolean;
}

/** What a corrected key would change in tests that were submitted before, and the button that changes it. */
export function ReMarkingCard({ question, isOpenAtFirst }: ReMarkingCardProps) {
  const ref = refOf(question);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const preview = useReMarkingPreviewQuery(ref, { skip: !isOpen, refetchOnMountOrArgChange: true });
  const [reMark, { data: done, error, isLoading }] = useReMarkMutation();
  if (!isOpen) {
    return (
      <Cluster>
        <QuietButton onClick={() => setOpen(true)}>Was the key corrected? Check past attempts</QuietButton>
      </Cluster>
    );
  }
  const shown = done ?? preview.data;
  const isToDo = shown !== undefined && !done && isAffecting(shown);
  return (
    <Card tone={isToDo ? 'highlighted' : 'plain'} as="section" aria-label="Past attempts">
      <Stack gap={12}>
        <Heading level={2} size={20}>
          {done ? 'Past attempts were marked again' : 'Past attempts'}
        </Heading>
        {!shown && !preview.isError && <p role="status">Looking through past attempts</p>}
        {preview.isError && (
          <Alert tone="danger">
            {errorMessage(preview.error, 'Past attempts could not be looked through. Close this, then try again.')}
          </Alert>
        )}
        {shown && (
          <ul>
            {reMarkingSentences(shown, done !== undefined).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <FailureAlert error={error}>Past attempts could not be marked again. Please try again.</FailureAlert>
        <Cluster>
          {isToDo && (
            <Button isBusy={isLoading} onClick={() => reMark(ref)}>
              Mark past attempts again
            </Button>
          )}
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {isToDo ? 'Leave them as they are' : 'Close'}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

function reMarkingSentences(counts: ReMarking, isDone: boolean): string[] {
  return [...submittedSentences(counts, isDone), ...openSentences(counts, isDone)];
}

function isAffecting({ attempts, otherOptions, openAttempts }: ReMarking): boolean {
  return attempts > otherOptions || openAttempts > 0;
}

function submittedSentences(counts: ReMarking, isDone: boolean): string[] {
  const { keysBefore, keyNow, attempts, otherOptions, scoresUp, scoresDown, children } = counts;
  if (attempts === 0) return ['No submitted attempt was marked by another key.'];
  const would = isDone ? '' : 'would ';
  const sentences = [
    `${formatCount(attempts, 'submitted attempt')} ${attempts === 1 ? 'was' : 'were'} marked by ${keysBefore.join(', ') || 'no key'}; the key is ${keyNow} now.`,
  ];
  if (otherOptions < attempts) {
    sentences.push(
      `${formatCount(scoresUp, 'score')} ${would}${isDone ? 'rose' : 'rise'}, ${formatCount(scoresDown, 'score')} ${would}${isDone ? 'fell' : 'fall'}.`,
      isDone
        ? `${formatCount(children, 'child', 'children')} will see it on the dashboard.`
        : `${formatCount(children, 'child', 'children')} would be told on the dashboard.`,
    );
  }
  if (otherOptions > 0) {
    sentences.push(`${formatCount(otherOptions, 'attempt')} had other options, so they keep their marks.`);
  }
  return sentences;
}

function openSentences({ openAttempts }: ReMarking, isDone: boolean): string[] {
  if (openAttempts === 0) return [];
  const when = openAttempts === 1 ? 'it is submitted' : 'they are submitted';
  const verb = isDone ? 'will' : 'would';
  return [`${formatCount(openAttempts, 'open attempt')} ${verb} be marked by the corrected key when ${when}.`];
}
