import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type ControlLook, controlStyle } from './control-style';
import { useFieldControl } from './field-context';

const Control = styled.input<{ $isDense: boolean }>`
  ${controlStyle}
`;

export interface TextInputProps extends ComponentProps<'input'>, ControlLook {}

/** One line of text. Stands in a Field, or alone with an `aria-label`. */
export function TextInput({ isDense = false, type = 'text', ...props }: TextInputProps) {
  return <Control {...useFieldControl()} {...props} type={type} $isDense={isDense} />;
}
