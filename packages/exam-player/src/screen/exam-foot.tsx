import { color, height, media, space, visuallyHidden } from '@wattle/design-system';
import { Flag } from 'lucide-react';
import { styled } from 'styled-components';
import { FootPalette } from '../palette/foot-palette';
import { useExamSession, useExamState } from '../session/exam-context';
import { isFlagged, isLocked } from '../session/selectors';
import { compact, low, tight } from './exam-media';
import { LockableButton } from './lockable-button';

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

  ${low} {
    min-height: 0;
    padding-block: ${space[4]};
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
  const session = useExamSession();
  const state = useExamState();
  const { current, questions } = state;
  const question = questions[current];
  const isFootLocked = isLocked(state);
  if (!question) return null;
  const hasFlag = isFlagged(state, question);
  return (
    <Foot>
      <FlagButton
        variant="secondary"
        isLocked={isFootLocked}
        aria-pressed={hasFlag}
        onClick={() => session.toggleFlag(question.id)}
      >
        <Flag size={16} aria-hidden="true" fill={hasFlag ? color.brand : 'none'} />
        <FlagWord>Flag</FlagWord>
      </FlagButton>
      <FootPalette />
      <Side>
        <StepButton
          variant="secondary"
          isLocked={isFootLocked || current === 0}
          onClick={() => session.goTo(current - 1)}
        >
          Previous
        </StepButton>
        <StepButton
          isLocked={isFootLocked || current === questions.length - 1}
          onClick={() => session.goTo(current + 1)}
        >
          Next
        </StepButton>
      </Side>
    </Foot>
  );
}
