import { color, fontSize, height, radius, space } from '@wattle/design-system';
import { styled } from 'styled-components';

const Label = styled.label`
  display: inline-flex;
  flex: none;
  align-items: center;
  border: 1px solid ${color.control};
  font-weight: 600;
  cursor: pointer;

  gap: ${space[8]};
  min-width: 68px;
  min-height: ${height.field};
  padding: 0 ${space[12]};
  border-radius: ${radius.control};
  font-size: ${fontSize[15]};

  background: ${color.surface};

  &:has(:checked) {
    border-color: ${color.action};
    background: ${color.actionSoft};
  }

  & > input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${color.action};
  }
`;

interface OptionRadioProps {
  letter: string;
  isChecked: boolean;
  onCheck: () => void;
}

/** Marks an option as the right one. */
export function OptionRadio({ letter, isChecked, onCheck }: OptionRadioProps) {
  return (
    <Label>
      <input
        type="radio"
        name="correct-option"
        aria-label={`${letter} is the right option`}
        checked={isChecked}
        onChange={onCheck}
      />
      {letter}
    </Label>
  );
}
