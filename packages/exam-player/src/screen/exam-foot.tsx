import { Button, color, height, media, space, visuallyHidden } from '@wattle/design-system';
import { Flag } from 'lucide-react';
import { styled } from 'styled-components';
import { useAttemptActions, useCurrent, useExam, useIsLocked, useQuestions } from '../attempt/attempt-context';
import { checkStepOf } from '../attempt/selectors';
import { compact, low, tight, WideWords } from '../frame/exam-frame';
import { FootPalette } from '../palette/foot-palette';

const Foot = styled.footer<{ $isShort?: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $isShort }) => ($isShort ? 'flex-end' : 'space-between')};
  border-top: 1px solid ${color.line};

  gap: ${space[12]};
  min-height: ${height.foot};
  padding: ${space[8]} ${space[20]};

  background: ${color.surface};

  ${media.narrow} {
    gap: ${space[8]};
    padding: ${space[8]} ${space[12]};
  }

  ${tight} {
    padding: ${space[8]};
  }

  ${low} {
    min-height: 0;
    padding-block: ${space[4]};
  }
`;

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;

  gap: ${space[12]};

  ${media.narrow} {
    gap: ${space[8]};
  }
`;

const StepButton = styled(Button)`
  ${compact}
`;

const FlagButton = styled(StepButton)`
  min-width: ${height.regular};

  &[aria-pressed='true'] {
    forced-color-adjust: none;
    border-color: ${color.warnText};
    background: ${color.brandSoft};
  }

  svg {
    flex: none;
  }
`;

const FlagWord = styled.span`
  ${tight} {
    ${visuallyHidden}
  }
`;

export function ExamFoot() {
  const { flagToggled, movedTo, submitAsked, checkAsked } = useAttemptActions();
  const questions = useQuestions();
  const current = useCurrent();
  const question = questions[current];
  const isFootLocked = useIsLocked();
  const checkStep = useExam((state) => question && checkStepOf(state, question));
  const hasFlag = useExam(({ uiState }) => question !== undefined && uiState.flagged.includes(question.id));
  if (!question) return null;
  const review = (
    <StepButton isLocked={isFootLocked} onClick={() => submitAsked()}>
      {/* One child: the button sets its children apart. */}
      <span>
        Review<WideWords> and submit</WideWords>
      </span>
    </StepButton>
  );
  const isLast = current === questions.length - 1;
  const next = isLast ? (
    review
  ) : (
    <StepButton isLocked={isFootLocked} onClick={() => movedTo(current + 1)}>
      Next
    </StepButton>
  );
  const steps = (
    <>
      {checkStep ? (
        <StepButton
          variant={checkStep === 'checkAgain' ? 'secondary' : 'primary'}
          isLocked={isFootLocked}
          isBusy={checkStep === 'checking'}
          onClick={() => checkAsked(question.id)}
        >
          <span>
            Check<WideWords> answer</WideWords>
          </span>
        </StepButton>
      ) : (
        next
      )}
      {checkStep === 'checkAgain' && next}
    </>
  );
  // Alone, it is nothing to come back to, and there is nowhere else to go.
  if (questions.length === 1) return <Foot $isShort>{steps}</Foot>;
  return (
    <Foot>
      <FlagButton
        variant="secondary"
        isLocked={isFootLocked}
        aria-pressed={hasFlag}
        onClick={() => flagToggled(question.id)}
      >
        <Flag size={16} aria-hidden="true" fill={hasFlag ? color.brand : 'none'} />
        <FlagWord>Flag</FlagWord>
      </FlagButton>
      <FootPalette />
      <Side>
        <StepButton variant="secondary" isLocked={isFootLocked || current === 0} onClick={() => movedTo(current - 1)}>
          Previous
        </StepButton>
        {steps}
      </Side>
    </Foot>
  );
}
