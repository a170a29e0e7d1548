import { Button, color, fontSize } from '@wattle/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';

const Waiting = styled(Button)`
  min-width: 144px;

  &&:disabled {
    border: 1.5px dashed ${color.control};
    background: ${color.sunken};
    color: ${color.inkSoft};
    opacity: 1;
  }
`;

const Reason = styled.p`
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

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
      <Waiting variant="secondary" isDisabled aria-label={name} aria-describedby={reasonId}>
        {label}
      </Waiting>
      <Reason id={reasonId}>{reason}</Reason>
    </>
  );
}
