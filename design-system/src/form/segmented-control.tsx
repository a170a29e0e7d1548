import { useId } from 'react';
import { css, styled } from 'styled-components';
import { visuallyHidden } from '../layout/visually-hidden';
import { color, focusRing, fontSize, height, radius, space, tabularNums } from '../tokens';
import { coveringInput } from './covering-input';

type SegmentLook = 'joined' | 'chips';

const shownLabel = css`
  font-weight: 600;

  margin-bottom: ${space[8]};
  padding: 0;
  font-size: ${fontSize[15]};
`;

const Row = styled.fieldset<{ $look: SegmentLook; $isLabelVisible: boolean }>`
  display: inline-flex;
  min-width: 0;
  max-width: 100%;

  ${({ $look }) =>
    $look === 'chips'
      ? css`
          flex-wrap: wrap;
          gap: ${space[8]};
        `
      : css`
          overflow: auto hidden;
          border: 1px solid ${color.control};
          border-radius: ${radius.control};
          background: ${color.surface};

          &:has(:focus-visible) {
            ${focusRing}
          }
        `}

  legend {
    ${({ $isLabelVisible }) => ($isLabelVisible ? shownLabel : visuallyHidden)}
  }
`;

const joined = css`
  padding: 0 ${space[16]};
  color: ${color.ink};

  & + & {
    border-left: 1px solid ${color.line};
  }
`;

const chip = css`
  padding: 0 ${space[16]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.full};
  background: ${color.sunken};
  color: ${color.inkSoft};

  /* 36 px to the eye, 44 px to the finger. */
  && > input {
    inset: -4px 0;
  }

  &:has(:focus-visible) {
    ${focusRing}
  }
`;

const Segment = styled.label<{ $look: SegmentLook; $isDense: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  forced-color-adjust: none;
  ${tabularNums}

  min-height: ${({ $isDense, $look }) => ($isDense || $look === 'chips' ? height.dense : height.regular)};
  font-size: ${fontSize[14]};

  ${({ $look }) => ($look === 'chips' ? chip : joined)}

  &:has(:checked) {
    background: ${color.ink};
    color: ${color.paper};
  }

  & > input {
    ${coveringInput}
  }
`;

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen here. */
  label: string;
  /** The label stands above; otherwise it is only read out. Not for the joined look, which scrolls. */
  isLabelVisible?: boolean;
  /** What there is to choose from. */
  options: readonly { value: Value; label: string }[];
  /** The one that is chosen. */
  value: Value;
  /** Told the new choice. */
  onChange: (value: Value) => void;
  /** One joined row, or chips that may wrap. */
  look?: SegmentLook;
  /** 36 px high, for the toolbars of dense pages. */
  isDense?: boolean;
}

/** One of a few, all in view; a group of radios, so arrow keys move the choice. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelVisible = false,
  options,
  value,
  onChange,
  look = 'joined',
  isDense = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Row $look={look} $isLabelVisible={isLabelVisible}>
      <legend>{label}</legend>
      {options.map((option) => (
        <Segment key={option.value} $look={look} $isDense={isDense}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </Segment>
      ))}
    </Row>
  );
}
