import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../tokens';
import { FieldMessage, type FieldMessageProps, liveness } from './field-message';
import { FieldContext } from './inputs';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Label = styled.label`
  font-weight: 600;

  margin-bottom: ${space[8]};
  font-size: ${fontSize[15]};
`;

const Optional = styled.span`
  font-weight: 400;

  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

export interface FieldProps extends FieldMessageProps {
  /** What to fill in. */
  label: string;
  /** Says "(optional)" beside the label. */
  isOptional?: boolean;
  /** Tells screen readers that it must be filled in; the check is the form's. */
  isRequired?: boolean;
  /** One control: TextInput, PasswordInput, Select or Textarea. */
  children: ReactNode;
}

/** A labelled control with its hint or error. Ties the three together for screen readers. */
export function Field({ label, hint, error, success, isAlert, isOptional, isRequired, children }: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const control = {
    id,
    'aria-describedby': messageId,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': isRequired || undefined,
  };
  return (
    <Root>
      <Label htmlFor={id}>
        {label} {isOptional && <Optional>(optional)</Optional>}
      </Label>
      <FieldContext value={control}>{children}</FieldContext>
      <div id={messageId} aria-live={liveness({ error, isAlert })}>
        <FieldMessage hint={hint} error={error} success={success} isAlert={isAlert} />
      </div>
    </Root>
  );
}
