import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../tokens';
import { type ControlLook, type ControlSize, controlStyle, useFieldControl } from './inputs';

const Root = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset: 0 ${space[12]} 0 auto;
    margin: auto;
    pointer-events: none;
    color: ${color.inkSoft};
  }
`;

const Control = styled.select<{ $size: ControlSize }>`
  ${controlStyle}
  appearance: none;
  cursor: pointer;
  text-overflow: ellipsis;

  padding-right: 38px;
`;

interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'disabled'>, ControlLook {}

/** One of several, the browser's own way. Takes `option`s; stands in a Field, or alone with an `aria-label`. */
export function Select({ size = 'regular', isDisabled = false, ...props }: SelectProps) {
  return (
    <Root>
      <Control {...useFieldControl()} {...props} disabled={isDisabled} $size={size} />
      <ChevronDown size={18} aria-hidden="true" />
    </Root>
  );
}
