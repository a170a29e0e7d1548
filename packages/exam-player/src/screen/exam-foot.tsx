import { color, height, media, space, visuallyHidden } from '@wattle/design-system';
import { Flag } from 'lucide-react';
import { styled } from 'styled-components';
import { type ExamState, isLocked } from '../answers/exam-state';
import { AllQuestions } from './all-questions';
import { compact, tight } from './exam-frame';
import { LockableButton } from './lockable-button';
import { Palette } from './palette';

const Foot = styled.footer`
  display: flex;
  align-items: center;
  justify-content: space-between;
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
`;

const Side = styled.div`
  display: flex;
  gap: ${space[12]};

  ${media.narrow} {
    gap: ${space[8]};
  }
`;

const StepButton = styled(LockableButton)`
  ${compact}
`;

const FlagButton = styled(StepButton)`
  min-width: ${height.regular};

  &[aria-pressed='true'] {
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

const OnlyWide = styled.div`
  display: contents;

  ${media.narrow} {
    display: none;
  }
`;

const OnlyNarrow = styled.div`
  ${media.wide} {
    display: none;
  }
`;

interface ExamFootProps {
  state: ExamState;
  onMove: (index: number) => void;
  onFlag: () => void;
}

export function ExamFoot({ state, onMove, onFlag }: ExamFootProps) {
  const { current, questions, flagged } = state;
  const isFlagged = flagged.includes(questions[current]?.id ?? '');
  const isFootLocked = isLocked(state);
  return (
    <Foot>
      <FlagButton variant="secondary" isLocked={isFootLocked} aria-pressed={isFlagged} onClick={onFlag}>
        <Flag size={16} aria-hidden="true" fill={isFlagged ? color.brand : 'none'} />
        <FlagWord>Flag</FlagWord>
      </FlagButton>
      <OnlyWide>
        <Palette state={state} onMove={onMove} />
      </OnlyWide>
      <OnlyNarrow>
        <AllQuestions state={state} onMove={onMove} />
      </OnlyNarrow>
      <Side>
        <StepButton variant="secondary" isLocked={isFootLocked || current === 0} onClick={() => onMove(current - 1)}>
          Previous
        </StepButton>
        <StepButton isLocked={isFootLocked || current === questions.length - 1} onClick={() => onMove(current + 1)}>
          Next
        </StepButton>
      </Side>
    </Foot>
  );
}
