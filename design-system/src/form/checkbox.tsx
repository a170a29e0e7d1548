import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, height, radius, space } from '../tokens';
import { FieldMessage, liveness } from './field-message';

const Label = styled.label`
  display: flex;
  align-items: flex-start;
  cursor: pointer;

  gap: ${space[12]};
  min-height: ${height.regular};
  padding: 10px 0;

  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

const Box = styled.span`
  position: relative;
  flex: none;
  forced-color-adjust: none;

  width: 24px;
  height: 24px;

  & > input {
    position: absolute;
    inset: 0;
    appearance: none;
    margin: 0;
    border: 1.5px solid;
    cursor: inherit;

    border-radius: ${radius.small};

    border-color: ${color.control};
    background: ${color.surface};
  }

  & > input:checked {
    border-color: ${color.action};
    background: ${color.action};
  }

  & > input[aria-invalid='true'] {
    border-width: 2px;
    border-color: ${color.danger};
  }

  & > svg {
    position: absolute;
    inset: 0;
    margin: auto;
    pointer-events: none;
    color: ${color.onAction};
  }

  & > input:not(:checked) + svg {
    display: none;
  }

  &:has(:disabled) {
    opacity: 0.55;
  }
`;

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'disabled'> {
  /** What is agreed to or chosen; may hold links. */
  children: ReactNode;
  /** What is wrong and what to do, in a sentence. */
  error?: string;
  /** The error interrupts a screen reader instead of waiting. */
  isAlert?: boolean;
  /** Cannot be changed nor reached. */
  isDisabled?: boolean;
}

/** Yes or no. The whole line can be pressed. */
export function Checkbox({ children, error, isAlert, isDisabled = false, ...props }: CheckboxProps) {
  const messageId = useId();
  return (
    <div>
      <Label>
        <Box>
          <input
            {...props}
            type="checkbox"
            disabled={isDisabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={messageId}
          />
          <Check size={17} strokeWidth={3} aria-hidden="true" />
        </Box>
        <span>{children}</span>
      </Label>
      <div id={messageId} aria-live={liveness({ error, isAlert })}>
        <FieldMessage error={error} isAlert={isAlert} />
      </div>
    </div>
  );
}
