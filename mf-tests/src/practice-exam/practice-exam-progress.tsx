import type { Exam } from '@wattle/contract/constants';
import type { PracticeExam, PracticeExamPart, PracticeExamState } from '@wattle/contract/practice-exam';
import { numberInWords, secondsUntil } from '@wattle/contract/text';
import type { WritingSummary } from '@wattle/contract/writings';
import { Alert, Button, Chip, Cluster, ConfirmDialog, Panel, Stack } from '@wattle/design-system';
import { secondsOnClock, useRefetchAtZero, useServerNow } from '@wattle/exam-player';
import { errorMessage, forgetAttempt } from '@wattle/platform';
import { useEffect, useState } from 'react';
import { ReviewLink } from '../links';
import { attemptTextState, TEXT_KEPT } from '../my-writing/text-words';
import { useWritingListQuery } from '../my-writing/writings.api';
import { useAbandonPracticeExamMutation } from '../practice-exam.api';
import { subjectOf } from '../subjects';
import { FinishedExam } from './begin-exam';
import { NextPart, OpenPart } from './current-part';
import { PartRow } from './part-row';

interface PracticeExamProgressProps
  extends PracticeExam,
    Pick<PracticeExamState, 'serverTime' | 'extraTimePercent' | 'rehearsal'> {
  /** When `serverTime` was received, by the clock of the device. */
  receivedAt: number;
  /** That the child prepares for now. */
  ownExam: Exam | undefined;
  refetch: () => void;
}

/** How the sections stand, first of all what is to be done now. */
export function PracticeExamProgress({
  startedAt,
  exam,
  parts,
  serverTime,
  extraTimePercent,
  rehearsal,
  receivedAt,
  ownExam,
  refetch,
}: PracticeExamProgressProps) {
  const now = useServerNow(serverTime, receivedAt);
  const secondsLeft = (moment: string | undefined) => (moment ? secondsUntil(Date.parse(moment), now) : undefined);
  const current = parts.find(({ state }) => state !== 'submitted');
  const onClock = current?.state === 'open' ? secondsOnClock(current, now) : undefined;
  useRefetchAtZero(onClock === 0, refetch);
  useEffect(() => {
    for (const { state, attemptId } of parts) if (state === 'submitted' && attemptId) forgetAttempt(attemptId);
  }, [parts]);

  return (
    <>
      {!current && <FinishedExam exam={exam} nextExam={ownExam} />}
      {current?.state === 'waiting' && (
        <NextPart
          key={current.subject}
          subject={subjectOf(current.subject)}
          isFirst={current === parts[0]}
          exam={exam}
          breakSeconds={secondsLeft(current.breakUntil)}
          extraTimePercent={extraTimePercent}
          rehearsal={rehearsal}
        />
      )}
      {current?.state === 'open' && <OpenPart subject={subjectOf(current.subject)} secondsLeft={onClock} />}
      <Panel title={current ? `The ${numberInWords(parts.length)} tests` : 'Your results'} gap={8}>
        <ol>
          {parts.map((part) => (
            <PartRow key={part.subject} subject={subjectOf(part.subject)} exam={exam}>
              <PartState part={part} isNext={part === current} />
            </PartRow>
          ))}
        </ol>
      </Panel>
      {current && <AbandonExam startedAt={startedAt} />}
    </>
  );
}

function PartState({ part, isNext }: { part: PracticeExamPart; isNext: boolean }) {
  const { subject, state, attemptId, score, total } = part;
  const { data } = useWritingListQuery(undefined, { skip: state !== 'submitted' || score != null });
  if (state === 'open') return <Chip tone="brand">Under way</Chip>;
  if (state === 'waiting') return isNext ? <Chip tone="brand">Next</Chip> : null;
  return (
    <Cluster gap={16}>
      <strong>{score == null ? textStateOf(attemptId, data?.writings) : `${score} of ${total}`}</strong>
      {attemptId && <ReviewLink attemptId={attemptId} name={subject} />}
    </Cluster>
  );
}

/** Until the texts are known it is not said that there is none. */
function textStateOf(attemptId = '', texts: readonly WritingSummary[] | undefined): string {
  return texts ? attemptTextState({ attemptId, answeredCount: 0 }, texts) : TEXT_KEPT;
}

/** Ends a practice exam before its tests are taken, after a question. */
function AbandonExam({ startedAt }: { startedAt: string }) {
  const [isAsking, setAsking] = useState(false);
  const [abandon, { error, isLoading }] = useAbandonPracticeExamMutation();
  const abandonExam = async () => {
    await abandon(startedAt);
    setAsking(false);
  };
  return (
    <Stack gap={12}>
      {error && (
        <Alert tone="danger">{errorMessage(error, 'The practice exam could not be stopped. Please try again.')}</Alert>
      )}
      <div>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Stop this practice exam
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Stop this practice exam?"
          confirmLabel="Stop"
          cancelLabel="Go on"
          tone="quiet"
          isBusy={isLoading}
          onConfirm={abandonExam}
          onCancel={() => setAsking(false)}
        >
          What you have submitted stays in your results. A test that is under way goes on until its time is up.
        </ConfirmDialog>
      )}
    </Stack>
  );
}
