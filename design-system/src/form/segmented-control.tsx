import { useId } from 'react';
import { css, styled } from 'styled-components';
import { visuallyHidden } from '../layout/visually-hidden';
import { color, focusRing, fontSize, height, radius, space, tabularNums } from '../tokens';
import { coveringInput } from './inputs';

type SegmentVariant = 'joined' | 'chips';

const shownLabel = css`
  font-weight: 600;

  margin-bottom: ${space[8]};
  padding: 0;
  font-size: ${fontSize[15]};
`;

const Row = styled.fieldset<{ $variant: SegmentVariant; $isLabelVisible: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  min-width: 0;
  max-width: 100%;

  ${({ $variant }) =>
    $variant === 'chips'
      ? `gap: ${space[8]};`
      : css`
          overflow: hidden;
          border: 1px solid ${color.control};
          border-radius: ${radius.control};
          /* The lines between the segments, also where they wrap. */
          gap: 1px;
          background: ${color.line};

          &:has(:focus-visible) {
            ${focusRing}
          }
        `}

  legend {
    ${({ $isLabelVisible }) => ($isLabelVisible ? shownLabel : visuallyHidden)}
  }
`;

const joined = css`
  flex: 1 0 auto;
  justify-content: center;
  padding: 0 ${space[16]};
  background: ${color.surface};
  color: ${color.ink};
`;

const chip = css`
  padding: 0 ${space[16]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.full};
  background: ${color.sunken};
  color: ${color.inkSoft};

  /* 36 px to the eye, 44 px to the hand; the border of the chip counts. */
  && > input {
    inset: -5px 0;
  }

  &:has(:focus-visible) {
    ${focusRing}
  }
`;

const Segment = styled.label<{ $variant: SegmentVariant }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  forced-color-adjust: none;
  ${tabularNums}

  min-height: ${height.dense};
  font-size: ${fontSize[14]};

  ${({ $variant }) => ($variant === 'chips' ? chip : joined)}

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
  /** One joined row, for the toolbars of dense pages, or chips that may wrap. */
  variant?: SegmentVariant;
}

/** One of a few, all in view; a group of radios, so arrow keys move the choice. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelVisible = false,
  options,
  value,
  onChange,
  variant = 'joined',
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Row $variant={variant} $isLabelVisible={isLabelVisible}>
      <legend>{label}</legend>
      {options.map((option) => (
        <Segment key={option.value} $variant={variant}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </Segment>
      ))}
    </Row>
  );
}
