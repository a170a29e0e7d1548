import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type ControlLook, type ControlSize, controlStyle } from './control-style';
import { useFieldControl } from './field-context';

const Control = styled.textarea<{ $size?: ControlSize }>`
  ${controlStyle}
  resize: vertical;
`;

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'disabled'>, Pick<ControlLook, 'isDisabled'> {}

/** Several lines of text. Stands in a Field, or alone with an `aria-label`. */
export function Textarea({ rows = 4, isDisabled = false, ...props }: TextareaProps) {
  return <Control {...useFieldControl()} {...props} rows={rows} disabled={isDisabled} />;
}
