import { countWords, formatCount } from '@wattle/contract/text';
import type { MarkingBody, WritingMarking } from '@wattle/contract/writing-markings';
import { byPlace, MAX_COMMENTS, type TextRange, type WritingComment } from '@wattle/contract/writing-marks';
import { CRITERION_IDS, type CriterionId, criterionOf } from '@wattle/contract/writing-rubric';
import {
  Alert,
  Card,
  Cluster,
  Disclosure,
  Heading,
  MutedText,
  QuestionText,
  Stack,
  space,
} from '@wattle/design-system';
import { useShortcuts } from '@wattle/exam-player';
import { errorMessage, notify } from '@wattle/platform';
import { type ReactNode, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLeaveWarning } from '../shared/use-leave-warning';
import { CommentBankCard } from './comment-bank-card';
import { CommentList } from './comment-list';
import { DraftComments } from './draft-comments';
import { KeysHelp } from './keys-help';
import { LostMarking } from './lost-marking';
import { MarkingHistory } from './marking-history';
import { ReleaseButton } from './release-button';
import { ReturnCard } from './return-card';
import { returnReason } from './return-reason';
import { RubricCard } from './rubric-card';
import { SelectableText } from './selectable-text';
import { TimeOnText } from './time-on-text';
import { isLost, useAutosave } from './use-autosave';
import { useOfferedComments } from './use-offered-comments';
import { useReturn } from './use-return';
import { useStoredKeys } from './use-stored-keys';

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

interface MarkingEditorProps {
  marking: WritingMarking;
  /** Stands beside it on wide screens. */
  queue: ReactNode;
}

export function MarkingEditor({ marking, queue }: MarkingEditorProps) {
  const { id, text } = marking;
  const [body, setBody] = useState(marking.saved);
  const [criterion, setCriterion] = useState(
    () => CRITERION_IDS.find((each) => body.marks[each] === undefined) ?? 'ideas',
  );
  const [toldCriterion, setToldCriterion] = useState(criterion);
  const [selected, setSelected] = useState<TextRange>();
  const [openComment, setOpenComment] = useState<number>();
  const [areKeysOn, setKeysOn] = useStoredKeys();
  const offers = useOfferedComments(criterion);
  const textElement = useRef<HTMLDivElement>(null);
  const ownField = useRef<HTMLInputElement>(null);
  const returnButton = useRef<HTMLButtonElement>(null);
  const keysId = useId();

  const { current, ...returning } = useReturn(marking, body, () => autosave.finish(false));
  const wasReturned = current.returnedAt !== undefined;
  const autosave = useAutosave(marking, body, !wasReturned && !returning.isReturning);
  const hasLost = isLost(autosave.error) || isLost(returning.error);
  const reason = returnReason(marking, body);
  useLeaveWarning(!hasLost && (wasReturned ? returning.isChanged : autosave.isDirty));

  const change = (changes: Partial<MarkingBody>) => setBody((before) => ({ ...before, ...changes }));

  const focusCriterion = (next: CriterionId) => {
    setCriterion(next);
    setToldCriterion(next);
  };
  const step = (by: 1 | -1) => CRITERION_IDS[CRITERION_IDS.indexOf(criterion) + by] ?? criterion;
  const setLevel = (of: CriterionId, level: number) => {
    change({ marks: { ...body.marks, [of]: level } });
    setToldCriterion(of);
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
  const addComment = (said: string): boolean => {
    if (!selected) {
      notify.info('First select the words in the text that it is about.');
      return false;
    }
    if (!insert({ ...selected, criterion, text: said })) return false;
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
            {errorMessage(autosave.error, 'There is no connection, so this is not saved yet.')} Stay on this page: it is
            tried again by itself.
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
          toldCriterion={toldCriterion}
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
                <MutedText role="status">{autosave.isDirty ? 'Saving' : 'Saved'}</MutedText>
              </Cluster>
              <ReleaseButton id={id} onBefore={() => autosave.finish(true)} />
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
          onChange={(index, said) =>
            change({ comments: body.comments.map((each, at) => (at === index ? { ...each, text: said } : each)) })
          }
          onRemove={(index) => change({ comments: body.comments.filter((_each, at) => at !== index) })}
        />
        <MarkingHistory history={current.history} text={text} />
      </Area>
      <Queue>{queue}</Queue>
    </Layout>
  );
}
