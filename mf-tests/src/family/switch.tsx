import { color, height, plainButton, space } from '@wattle/design-system';
import { styled } from 'styled-components';

const Control = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  font-weight: 600;

  gap: ${space[8]};
  min-height: ${height.regular};
  padding: 0;

  color: ${color.inkSoft};

  &[aria-checked='true'] {
    color: ${color.action};
  }
`;

const Track = styled.span<{ $isOn: boolean }>`
  box-sizing: border-box;
  width: 52px;
  height: 30px;
  border: 1.5px solid;
  border-radius: 15px;
  padding: 3px;
  forced-color-adjust: none;

  border-color: ${({ $isOn }) => ($isOn ? color.action : color.control)};
  background: ${({ $isOn }) => ($isOn ? color.action : color.surface)};

  &::before {
    content: '';
    display: block;
    width: 21px;
    height: 21px;
    border-radius: 50%;
    margin-left: ${({ $isOn }) => ($isOn ? '22px' : '0')};
    background: ${({ $isOn }) => ($isOn ? color.onAction : color.control)};
  }
`;

interface SwitchProps {
  /** What it switches, for screen readers. */
  label: string;
  isOn: boolean;
  isBusy: boolean;
  onSwitch: () => void;
}

/** On or off, at once. */
export function Switch({ label, isOn, isBusy, onSwitch }: SwitchProps) {
  return (
    <Control
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-busy={isBusy}
      onClick={() => !isBusy && onSwitch()}
    >
      {isOn ? 'On' : 'Off'}
      <Track $isOn={isOn} />
    </Control>
  );
}
