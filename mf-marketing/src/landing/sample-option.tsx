import { color, focusRing, fontSize, height, radius, space, tileShape } from '@wattle/design-system';
import { Check, X } from 'lucide';
import { css, styled } from 'styled-components';
import { Icon } from '../icon';
import type { Option } from './sample';

const verdicts = {
  right: { drawing: Check, words: 'Right answer', text: color.action, onText: color.onAction, soft: color.actionSoft },
  wrong: { drawing: X, words: 'Not quite', text: color.danger, onText: color.onDanger, soft: color.dangerSoft },
};

export type Verdict = keyof typeof verdicts;

const Letter = styled.span`
  ${tileShape}

  background: ${color.sunken};
`;

const marked = ({ $verdict }: { $verdict: Verdict | undefined }) => {
  if (!$verdict) return;
  const { text, onText, soft } = verdicts[$verdict];
  return css`
    border-color: ${text};
    background: ${soft};
    box-shadow: inset 0 0 0 1px ${text};

    ${Letter} {
      background: ${text};
      color: ${onText};
    }

    strong {
      color: ${text};
    }
  `;
};

const Row = styled.label<{ $verdict: Verdict | undefined }>`
  position: relative;
  display: flex;
  align-items: center;
  border: 1px solid ${color.control};
  cursor: pointer;

  gap: ${space[16]};
  min-height: ${height.option};
  padding: ${space[8]} ${space[16]};
  border-radius: ${radius.control};

  ${marked}

  input {
    position: absolute;
    opacity: 0;
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  strong {
    display: flex;
    align-items: center;
    margin-left: auto;

    gap: ${space[4]};
    font-size: ${fontSize[15]};
  }
`;

interface SampleOptionProps {
  option: Option;
  verdict: Verdict | undefined;
  onChoose: () => void;
}

/** Looks like an option of a test. The row of the design system can also be ruled out, and weighs a KB more. */
export function SampleOption({ option: { letter, text }, verdict, onChoose }: SampleOptionProps) {
  return (
    <Row $verdict={verdict}>
      <input type="radio" name="sample" value={letter} checked={verdict !== undefined} onChange={onChoose} />
      <Letter>{letter}</Letter>
      {text}
      {verdict && (
        <strong>
          <Icon drawing={verdicts[verdict].drawing} size={18} />
          {verdicts[verdict].words}
        </strong>
      )}
    </Row>
  );
}
