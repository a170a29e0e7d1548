import { optionsOf } from '@wattle/contract/options';
import type { QuestionPayload } from '@wattle/contract/questions';
import { Button, Cluster, MutedText, OptionRow, space, VisuallyHidden } from '@wattle/design-system';
import { type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useAnswers, useAttemptActions, useIsAnswerLocked, useQuestions } from '../attempt/attempt-context';
import { gapSetOf } from '../attempt/question-format';
import { chosenLetter, chosenText } from '../attempt/selectors';
import { OptionList } from './options';

const List = styled(OptionList)`
  gap: ${space[8]};
`;

const Foot = styled(Cluster)`
  margin-top: ${space[16]};
`;

const Hint = styled(MutedText)`
  flex: 1 1 240px;
`;

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

interface GapOptionsProps {
  question: QuestionPayload;
  labelledBy: string;
}

/** The sentences that serve all gaps of a passage. One that fills another gap says so, and moves when it is picked; a gap can be emptied. */
export function GapOptions({ question, labelledBy }: GapOptionsProps) {
  const { chosen, cleared } = useAttemptActions();
  const state = { answers: useAnswers() };
  const isLocked = useIsAnswerLocked(question.id);
  const gaps = gapSetOf(useQuestions(), question).map(({ number, question: each }) => ({
    number,
    isCurrent: each.id === question.id,
    letter: chosenLetter(state, each),
    sentence: chosenText(state, each),
  }));
  const list = useRef<HTMLDivElement>(null);
  const notice = useGapNotice(gaps);
  const filled = gaps.find(({ isCurrent, letter }) => isCurrent && letter);
  const clear = () => {
    // The button goes with the sentence: the keyboard stays where that stands in the list.
    list.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
    cleared(question.id);
  };
  return (
    <>
      <List ref={list} role="radiogroup" aria-labelledby={labelledBy} onKeyDown={focusNext}>
        {optionsOf(question).map(({ letter, text }) => {
          const gap = gaps.find((each) => each.sentence === text && !each.isCurrent);
          return (
            <OptionRow
              key={letter}
              name={question.id}
              letter={letter}
              isChosen={letter === chosenLetter(state, question)}
              usedLabel={gap && `In gap ${gap.number}`}
              isDisabled={isLocked}
              onChoose={() => chosen({ questionId: question.id, letter })}
            >
              {text}
            </OptionRow>
          );
        })}
      </List>
      <Foot>
        {gaps.length > 1 && <Hint>Pick a sentence that is already used, and it moves to this gap.</Hint>}
        {filled && !isLocked && (
          <Button variant="quiet" onClick={clear}>
            Clear gap {filled.number}
          </Button>
        )}
      </Foot>
      <VisuallyHidden role="status">{notice}</VisuallyHidden>
    </>
  );
}

/** The arrow keys of radios choose what they come to: on their way they would empty other gaps. Here Space chooses. */
function focusNext(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('input:enabled')];
  const from = radios.indexOf(document.activeElement as HTMLElement);
  radios[(from + step + radios.length) % radios.length]?.focus();
}

interface GapAnswer {
  number: number;
  isCurrent: boolean;
  /** In the list of its question; with the sentence, where the gap is filled. */
  letter: string | undefined;
  sentence: string | undefined;
}

/** Says that a sentence has moved to the gap on the screen or was taken out of it, for those who cannot see it. */
function useGapNotice(gaps: readonly GapAnswer[]): string {
  const [before, setBefore] = useState(gaps);
  const [notice, setNotice] = useState('');
  if (gaps.some(({ sentence }, index) => sentence !== before[index]?.sentence)) {
    setBefore(gaps);
    setNotice(changeInWords(gaps, before));
  }
  return notice;
}

function changeInWords(gaps: readonly GapAnswer[], before: readonly GapAnswer[]): string {
  const now = gaps.find(({ isCurrent }) => isCurrent);
  const earlier = before.find(({ isCurrent }) => isCurrent);
  if (!now?.letter) return earlier?.letter ? `Sentence ${earlier.letter} taken out of gap ${earlier.number}.` : '';
  const from = before.find(({ isCurrent, sentence }) => !isCurrent && sentence === now.sentence);
  return from ? `Sentence ${now.letter} moved from gap ${from.number} to gap ${now.number}.` : '';
}
