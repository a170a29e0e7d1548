import type { FreeTest } from '@wattle/contract/free-tests';
import { Button, color, MutedText } from '@wattle/design-system';
import { errorMessage, notify, useNavigate } from '@wattle/platform';
import { ArrowRight, Check } from 'lucide-react';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { useCheckFreeTestMutation } from '../free-assessment.api';
import { testPath } from '../paths';

const looks = {
  completed: css`
    border-color: ${color.edge};
    background: ${color.actionSoft};
    color: ${color.action};
    cursor: default;
  `,
  waiting: css`
    border: 1.5px dashed ${color.control};
    background: ${color.sunken};
    color: ${color.inkSoft};
  `,
};

const StepButton = styled(Button)<{ $look?: keyof typeof looks }>`
  min-width: 144px;

  &&:disabled {
    ${({ $look }) => $look && looks[$look]}
    opacity: 1;
  }
`;

/** The button of a finished test reads Completed (docs/published.md, screens). */
export function CompletedButton({ title }: { title: string }) {
  return (
    <StepButton $look="completed" variant="secondary" isDisabled aria-label={`${title}: Completed`}>
      <Check size={20} strokeWidth={2.5} aria-hidden="true" />
      Completed
    </StepButton>
  );
}

interface WaitingButtonProps {
  /** What it will say when its turn comes. */
  label: string;
  /** Its name, where the label alone does not say which it is. */
  name?: string;
  /** What it waits for; stands under it. */
  reason: string;
}

/** A button whose turn has not come: it keeps its label, at full contrast, and says what it waits for. */
export function WaitingButton({ label, name, reason }: WaitingButtonProps) {
  const reasonId = useId();
  return (
    <>
      <StepButton $look="waiting" variant="secondary" isDisabled aria-label={name} aria-describedby={reasonId}>
        {label}
      </StepButton>
      <MutedText id={reasonId}>{reason}</MutedText>
    </>
  );
}

interface StartButtonProps {
  test: FreeTest;
  email: string;
  label: 'Start' | 'Continue';
}

/** Asks the server whether the test may be taken, and goes there. */
export function StartButton({ test, email, label }: StartButtonProps) {
  const navigate = useNavigate();
  const [check, { isLoading: isChecking }] = useCheckFreeTestMutation();
  const startTest = async () => {
    const { data, error } = await check({ test, email });
    if (data?.navigate) navigate(testPath(test));
    else if (data) notify.warning(data.message || 'This test is already completed.');
    else notify.danger(errorMessage(error, 'An error occurred. Please try again.'));
  };
  return (
    <StepButton aria-label={`${label} ${test.title}`} isBusy={isChecking} onClick={startTest}>
      {label}
      <ArrowRight size={20} aria-hidden="true" />
    </StepButton>
  );
}
