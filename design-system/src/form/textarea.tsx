import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style';
import { useFieldControl } from './field-context';

const Control = styled.textarea<{ $isDense?: boolean }>`
  ${controlStyle}
  resize: vertical;
`;

/** Several lines of text. Stands in a Field, or alone with an `aria-label`. */
export function Textarea({ rows = 4, ...props }: ComponentProps<'textarea'>) {
  return <Control {...useFieldControl()} {...props} rows={rows} />;
}
