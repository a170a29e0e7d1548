import { optionsOf } from '@wattle/contract/options';
import type { QuestionPayload } from '@wattle/contract/questions';
import {
  Alert,
  color,
  filledChoice,
  font,
  fontSize,
  radius,
  space,
  tabularNums,
  VisuallyHidden,
} from '@wattle/design-system';
import { styled } from 'styled-components';
import { useAttemptActions, useExam, useIsLocked } from '../attempt/attempt-context';
import { chosenLetter } from '../attempt/selectors';
import { tight } from '../frame/exam-frame';

const Row = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  gap: ${space[4]};
  border-radius: ${radius.control};

  &:focus-within {
    background: ${color.sunken};
  }

  & > span {
    text-align: right;
    font-weight: 600;
    ${tabularNums}

    min-width: 2em;
    padding-right: ${space[8]};
  }

  ${tight} {
    gap: 2px;

    & > span {
      min-width: 1.3em;
      padding-right: 2px;
    }
  }
`;

/** Below the letters; a reader says only what comes into a part that was there before. */
const Refusal = styled.div`
  flex-basis: 100%;

  &:empty {
    margin-top: -${space[4]};
  }
`;

const Letter = styled.label`
  ${filledChoice}
  border-radius: 50%;
  font: 600 ${fontSize[15]} ${font.text};

  width: 44px;
  height: 44px;

  & > input {
    /* With the refusal of a letter below it. */
    scroll-margin-bottom: ${space[72]};
  }
`;

interface LetterRowProps {
  index: number;
  question: QuestionPayload;
  /** Why the letter that was typed is none of this question. */
  refusal: string | undefined;
}

/** The letters of one question. Pressed again, the chosen one is taken back. */
export function LetterRow({ index, question, refusal }: LetterRowProps) {
  const { entered, cleared } = useAttemptActions();
  const isLocked = useIsLocked();
  const chosen = useExam((state) => chosenLetter(state, question));
  const questionId = question.id;
  const letters = optionsOf(question).map(({ letter }) => letter);
  return (
    <Row data-row={index} disabled={isLocked}>
      <VisuallyHidden as="legend">Question {index + 1}</VisuallyHidden>
      <span aria-hidden="true">{index + 1}</span>
      {letters.map((letter) => (
        <Letter key={letter}>
          <input
            type="radio"
            name={questionId}
            value={letter}
            checked={chosen === letter}
            onChange={() => entered({ questionId, letter })}
            onClick={() => chosen === letter && cleared(questionId)}
          />
          {letter}
        </Letter>
      ))}
      <Refusal role="status">{refusal && <Alert tone="warning">{refusal}</Alert>}</Refusal>
    </Row>
  );
}
