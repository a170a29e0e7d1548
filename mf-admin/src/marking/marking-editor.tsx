import { countWords, formatClock, formatCount } from '@wattle/contract/text';
import type { MarkingBody, WritingMarking } from '@wattle/contract/writing-markings';
import { byPlace, MAX_COMMENTS, sumOfMarks, type TextRange, type WritingComment } from '@wattle/contract/writing-marks';
import { CRITERION_IDS, type CriterionId, criterionOf, MAX_MARKS } from '@wattle/contract/writing-rubric';
import {
  Alert,
  Card,
  Cluster,
  Disclosure,
  formatDateTime,
  Heading,
  MutedText,
  QuestionText,
  Stack,
  space,
  useInterval,
} from '@wattle/design-system';
import { useAutosave, useShortcuts } from '@wattle/exam-player';
import { errorMessage, notify } from '@wattle/platform';
import { type ReactNode, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLeaveWarning } from '../shared/use-leave-warning';
import { CommentBankCard, useOfferedComments } from './comment-bank-card';
import { CommentList } from './comment-list';
import { DraftComments } from './draft-comments';
import { KeysHelp, useStoredKeys } from './keys-help';
import { isLost, LostMarking } from './lost-marking';
import { useSaveMarkingMutation } from './markings.api';
import { ReleaseButton, ReturnCard, returnReason, useReturn } from './return-card';
import { RubricCard } from './rubric-card';
import { SelectableText } from './selectable-text';

/** How long nothing must change before it is saved. */
const SAVE_PAUSE_MS = 800;

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  gap: ${space[16]};

  @media (min-width: 900px) {
    grid-template: 'text side' auto 'comments side' 1fr / minmax(0, 1fr) 348px;
  }

  @media (min-width: 1200px) {
    grid-template: 'comments text side' auto 'queue text side' 1fr / 280px minmax(0, 1fr) 348px;
  }
`;

const Queue = styled.div`
  grid-area: queue;

  @media (max-width: 1199.98px) {
    display: none;
  }
`;

const Area = styled(Stack)<{ $at: string }>`
  @media (min-width: 900px) {
    grid-area: ${({ $at }) => $at};
  }
`;

export function MarkingEditor({ marking, queue }: { marking: WritingMarking; queue: ReactNode }) {
  const { id, text } = marking;
  const [body, setBody] = useState(marking.saved);
  const [criterion, setCriterion] = useState(
    () => CRITERION_IDS.find((each) => body.marks[each] === undefined) ?? 'ideas',
  );
  const [announcedCriterion, setAnnouncedCriterion] = useState(criterion);
  const [selected, setSelected] = useState<TextRange>();
  const [openComment, setOpenComment] = useState<number>();
  const [areKeysOn, setKeysOn] = useStoredKeys();
  const offers = useOfferedComments(criterion);
  const textElement = useRef<HTMLDivElement>(null);
  const ownField = useRef<HTMLInputElement>(null);
  const returnButton = useRef<HTMLButtonElement>(null);
  const keysId = useId();

  const { current, ...returning } = useReturn(marking, body, () => autosave.waitForSave());
  const wasReturned = current.returnedAt !== undefined;
  const version = useRef(marking.savedVersion);
  const [save, { error: saveError }] = useSaveMarkingMutation();
  const autosave = useAutosave({
    value: body,
    initial: marking.saved,
    pauseMs: SAVE_PAUSE_MS,
    isPaused: wasReturned || returning.isReturning || isLost(saveError),
    save: async (changed) => {
      version.current += 1;
      return (await save({ id, body: { ...changed, version: version.current } })).error;
    },
  });
  const hasLost = isLost(autosave.error) || isLost(returning.error);
  const reason = returnReason(marking, body);
  useLeaveWarning(!hasLost && (wasReturned ? returning.isChanged : !autosave.isSaved));

  const change = (changes: Partial<MarkingBody>) => setBody((before) => ({ ...before, ...changes }));

  const focusCriterion = (next: CriterionId) => {
    setCriterion(next);
    setAnnouncedCriterion(next);
  };
  const step = (by: 1 | -1) => CRITERION_IDS[CRITERION_IDS.indexOf(criterion) + by] ?? criterion;
  const setLevel = (of: CriterionId, level: number) => {
    change({ marks: { ...body.marks, [of]: level } });
    setAnnouncedCriterion(of);
  };

  const insert = (comment: WritingComment): boolean => {
    if (body.comments.length >= MAX_COMMENTS) {
      notify.info(`A text has ${MAX_COMMENTS} comments at most.`);
      return false;
    }
    const opened = openComment === undefined ? undefined : body.comments[openComment];
    const comments = [...body.comments, comment].sort(byPlace);
    change({ comments });
    setOpenComment(opened && comments.indexOf(opened));
    return true;
  };
  const addComment = (comment: string): boolean => {
    if (!selected) {
      notify.info('First select the words in the text that it is about.');
      return false;
    }
    if (!insert({ ...selected, criterion, text: comment })) return false;
    setSelected(undefined);
    document.getSelection()?.removeAllRanges();
    if (document.activeElement === ownField.current) textElement.current?.focus();
    return true;
  };

  const returnText = () => {
    if (reason === undefined && !hasLost && returning.isChanged) void returning.returnText();
    else returnButton.current?.focus();
  };

  useShortcuts(areKeysOn && !hasLost, ({ key, code, shiftKey }) => {
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
    if (digit && shiftKey) {
      const offer = offers.withKey[Number(digit) - 1];
      if (offer) addComment(offer.text);
    } else if (digit) {
      if (Number(digit) > criterionOf(criterion).marks) return false;
      setLevel(criterion, Number(digit));
      setCriterion(step(1));
    } else if (key === 'ArrowDown') focusCriterion(step(1));
    else if (key === 'ArrowUp') focusCriterion(step(-1));
    else if (key.toLowerCase() === 't') textElement.current?.focus();
    else if (key.toLowerCase() === 'c') ownField.current?.focus();
    else if (key.toLowerCase() === 'r') returnText();
    else return false;
    return true;
  });

  return (
    <Layout>
      <Area $at="text">
        {hasLost && <LostMarking error={returning.error ?? autosave.error} text={text} body={body} />}
        {autosave.error !== undefined && !hasLost && !wasReturned && (
          <Alert tone="warning">
            {errorMessage(
              autosave.error,
              autosave.isRefused ? 'This could not be saved.' : 'There is no connection, so this is not saved yet.',
            )}
            {!autosave.isRefused && ' Stay on this page: it is tried again by itself.'}
          </Alert>
        )}
        <Card as="article" aria-label={marking.title}>
          <Stack gap={12}>
            <Cluster justify="space-between" gap={8}>
              <Heading level={2} size={22}>
                {marking.title}
              </Heading>
              <MutedText>
                {[
                  ...(marking.genre ? [marking.genre] : []),
                  formatCount(countWords(text), 'word'),
                  ...(marking.draft > 1 ? [`draft ${marking.draft}`] : []),
                ].join(', ')}
              </MutedText>
            </Cluster>
            <Disclosure title="The task">
              <QuestionText as="p">{marking.question}</QuestionText>
            </Disclosure>
            <SelectableText
              ref={textElement}
              text={text}
              comments={body.comments}
              selected={selected}
              onSelect={setSelected}
              onOpenComment={setOpenComment}
              aria-describedby={keysId}
            />
          </Stack>
        </Card>
      </Area>
      <Area $at="side">
        <RubricCard
          marks={body.marks}
          criterion={criterion}
          announcedCriterion={announcedCriterion}
          onFocusCriterion={focusCriterion}
          onSetLevel={setLevel}
        >
          <KeysHelp id={keysId} isOn={areKeysOn} onChange={setKeysOn} />
        </RubricCard>
        <CommentBankCard
          criterion={criterion}
          offers={offers}
          words={selected && text.slice(selected.start, selected.end)}
          field={ownField}
          onAdd={addComment}
        />
        {!wasReturned && <DraftComments markingId={id} text={text} modelHelp={marking.modelHelp} onUse={insert} />}
        <ReturnCard
          isSecond={marking.isSecond}
          message={body.message}
          onMessage={(message) => change({ message })}
          reason={reason}
          returnedAt={current.returnedAt}
          isLost={hasLost}
          button={returnButton}
          onReturn={returnText}
          {...returning}
        >
          {!wasReturned && (
            <>
              <Cluster justify="space-between" gap={8}>
                <TimeOnText />
                <MutedText role="status">{autosave.isRefused ? '' : autosave.isSaved ? 'Saved' : 'Saving'}</MutedText>
              </Cluster>
              <ReleaseButton id={id} onBefore={autosave.saveNow} />
            </>
          )}
        </ReturnCard>
      </Area>
      <Area $at="comments">
        <CommentList
          text={text}
          comments={body.comments}
          openIndex={openComment}
          onOpen={setOpenComment}
          onChange={(index, comment) =>
            change({ comments: body.comments.map((each, at) => (at === index ? { ...each, text: comment } : each)) })
          }
          onRemove={(index) => change({ comments: body.comments.filter((_each, at) => at !== index) })}
        />
        <MarkingHistory history={current.history} text={text} />
      </Area>
      <Queue>{queue}</Queue>
    </Layout>
  );
}

function MarkingHistory({ history, text }: Pick<WritingMarking, 'history' | 'text'>) {
  if (history.length === 0) return null;
  return (
    <Card>
      <Disclosure title={`What the child read before (${history.length})`}>
        <Stack as="ol">
          {history.map(({ returnedAt, by, marks, message, comments }) => (
            <li key={returnedAt}>
              <MutedText>
                {formatDateTime(returnedAt)}, {by}
                {marks && `: ${sumOfMarks(marks)} of ${MAX_MARKS}`}
              </MutedText>
              {message && <p>{message}</p>}
              {comments.map(({ start, end, criterion, text: comment }) => (
                <p key={`${start} ${end} ${comment}`}>
                  {criterionOf(criterion).name} on “{text.slice(start, end)}”: {comment}
                </p>
              ))}
            </li>
          ))}
        </Stack>
      </Disclosure>
    </Card>
  );
}

/** How long the page has been looked at. */
function TimeOnText() {
  const [ms, setMs] = useState(0);
  const last = useRef(Date.now());
  useInterval(() => {
    const now = Date.now();
    if (!document.hidden) setMs(ms + now - last.current);
    last.current = now;
  }, 1_000);
  return <MutedText isTabular>{formatClock(Math.floor(ms / 1_000))} on this text</MutedText>;
}
