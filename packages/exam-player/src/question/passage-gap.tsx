import { optionsOf } from '@wattle/contract/options';
import { type FocusEvent, useRef, useState } from 'react';
import { useAttemptActions, useExam, useIsAnswerLocked } from '../attempt/attempt-context';
import type { GapQuestion } from '../attempt/question-format';
import { chosenText, currentOf } from '../attempt/selectors';
import { useIsSplit } from '../panes/split-panes';
import { Gap } from '../passage/gap';
import { WordList } from '../passage/word-list';
import { useBlankSentence } from './use-blank-sentence';

interface PassageGapProps extends Pick<GapQuestion, 'number' | 'question'> {
  /** It was pressed: its question comes on the screen, and the keyboard to its answers. */
  onSelect: (questionId: string) => void;
}

/** A gap of the passage with the sentence that fills it. The text around it is not rendered again with it. */
export function PassageGap({ number, question, onSelect }: PassageGapProps) {
  const { movedTo } = useAttemptActions();
  const sentence = useExam((state) => chosenText(state, question));
  const isCurrent = useExam((state) => currentOf(state) === number - 1);
  return (
    <Gap
      name="gap"
      number={number}
      label={`Gap ${number}${sentence ? `: ${sentence}` : `, ${isCurrent ? 'choose a sentence' : 'empty'}`}`}
      text={sentence}
      placeholder="choose a sentence"
      isCurrent={isCurrent}
      onSelect={() => {
        onSelect(question.id);
        movedTo(number - 1);
      }}
    />
  );
}

/** A blank of the passage. Where the passage stands beside its question, it opens its words in place. */
export function PassageBlank({ number, question, onSelect }: PassageGapProps) {
  const { chosen, movedTo } = useAttemptActions();
  const word = useExam((state) => chosenText(state, question));
  const isCurrent = useExam((state) => currentOf(state) === number - 1);
  const eliminated = useExam(({ uiState }) => uiState.eliminated[question.id]);
  const sentence = useBlankSentence(question, '…');
  const isLocked = useIsAnswerLocked(question.id);
  const opensHere = useIsSplit() && !isLocked;
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const close = () => {
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus({ preventScroll: true });
    setOpen(false);
  };
  const closeOnLeaving = ({ relatedTarget }: FocusEvent) => {
    if (!root.current?.contains(relatedTarget)) setOpen(false);
  };
  return (
    <span ref={root}>
      <Gap
        name="blank"
        number={number}
        label={`Question ${number}${word ? `, ${word}` : isCurrent ? ', choose' : ''}: ${sentence}${word ? '' : ' Not answered'}`}
        text={word}
        placeholder="choose"
        isCurrent={isCurrent}
        isOpen={opensHere ? isOpen : undefined}
        onSelect={() => {
          if (opensHere) setOpen(!isOpen);
          else onSelect(question.id);
          movedTo(number - 1);
        }}
        onBlur={closeOnLeaving}
      />
      {opensHere && isOpen && (
        <WordList
          label={`Words for question ${number}`}
          words={optionsOf(question)}
          chosen={word}
          eliminated={eliminated ?? []}
          onChoose={(letter) => {
            chosen({ questionId: question.id, letter });
            close();
          }}
          onClose={close}
          onBlur={closeOnLeaving}
        />
      )}
    </span>
  );
}
