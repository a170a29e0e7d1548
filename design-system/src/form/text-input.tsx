import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type ControlLook, type ControlSize, controlStyle } from './control-style';
import { useFieldControl } from './field-context';

const Control = styled.input<{ $size: ControlSize }>`
  ${controlStyle}
`;

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size' | 'disabled'>, ControlLook {}

/** One line of text. Stands in a Field, or alone with an `aria-label`. */
export function TextInput({ size = 'regular', type = 'text', isDisabled = false, ...props }: TextInputProps) {
  return <Control {...useFieldControl()} {...props} type={type} disabled={isDisabled} $size={size} />;
}
