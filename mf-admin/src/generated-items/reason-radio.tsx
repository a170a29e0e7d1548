import { color, fontSize, height, radius, space } from '@wattle/design-system';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${color.control};
  font-weight: 600;
  cursor: pointer;

  gap: ${space[8]};
  min-height: ${height.dense};
  padding: 0 ${space[12]};
  border-radius: ${radius.small};
  font-size: ${fontSize[14]};

  background: ${color.surface};

  &:has(:checked) {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }

  & > input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${color.danger};
  }
`;

/** One of the reasons for a rejection; takes the properties of its input. */
export function ReasonRadio({ value, ...props }: ComponentProps<'input'> & { value: string }) {
  return (
    <Label>
      <input type="radio" value={value} {...props} />
      {value}
    </Label>
  );
}
