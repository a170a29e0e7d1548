import { type ComponentProps, createContext, useContext } from 'react';
import { css, styled } from 'styled-components';
import { color, fontSize, height, radius, space } from '../tokens';

export type ControlSize = 'dense' | 'regular';

export interface ControlLook {
  /** dense is 36 px high, for the toolbars of dense pages; regular 46. */
  size?: ControlSize;
  /** Cannot be filled in nor reached. */
  isDisabled?: boolean;
}

/** What text inputs, selects and text areas share. */
export const controlStyle = css<{ $size?: ControlSize }>`
  display: block;
  width: 100%;
  border: 1px solid;
  line-height: 1.4;

  min-height: ${({ $size }) => ($size === 'dense' ? height.dense : height.field)};
  padding: ${({ $size }) => ($size === 'dense' ? space[4] : space[8])} ${space[12]};
  border-radius: ${radius.control};
  font-size: ${({ $size }) => fontSize[$size === 'dense' ? 15 : 16]};

  border-color: ${color.control};
  background: ${color.surface};
  color: ${color.ink};

  &::placeholder {
    opacity: 1;
    color: ${color.inkSoft};
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

/** An input that is not seen and covers its label, so that all of it can be pressed. */
export const coveringInput = css`
  position: absolute;
  inset: 0;
  appearance: none;
  margin: 0;
  outline: 0;
  cursor: inherit;
`;

/** What a control takes over from the field around it. */
interface FieldControlProps {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export const FieldContext = createContext<FieldControlProps | undefined>(undefined);

/** The props that tie a control to its field; none where it stands alone. */
export function useFieldControl(): FieldControlProps | undefined {
  return useContext(FieldContext);
}

const Input = styled.input<{ $size: ControlSize }>`
  ${controlStyle}

  &::file-selector-button {
    border: 1px solid ${color.control};
    font: inherit;
    font-weight: 600;
    cursor: pointer;

    margin-right: ${space[12]};
    padding: ${space[4]} ${space[12]};
    border-radius: ${radius.small};

    background: ${color.surface};
    color: ${color.ink};
  }

  &::file-selector-button:hover {
    background: ${color.sunken};
  }
`;

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size' | 'disabled'>, ControlLook {}

/** One line of text. Stands in a Field, or alone with an `aria-label`. */
export function TextInput({ size = 'regular', type = 'text', isDisabled = false, ...props }: TextInputProps) {
  return <Input {...useFieldControl()} {...props} type={type} disabled={isDisabled} $size={size} />;
}

const Area = styled.textarea<{ $size?: ControlSize }>`
  ${controlStyle}
  resize: vertical;
`;

interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'disabled'>, Pick<ControlLook, 'isDisabled'> {}

/** Several lines of text. Stands in a Field, or alone with an `aria-label`. */
export function Textarea({ rows = 4, isDisabled = false, ...props }: TextareaProps) {
  return <Area {...useFieldControl()} {...props} rows={rows} disabled={isDisabled} />;
}
