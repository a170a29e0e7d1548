import { color, focusRing, fontSize, height, radius, space, tileShape } from '@wattle/design-system';
import { Check, X } from 'lucide';
import { css, styled } from 'styled-components';
import { Icon } from '../image';

/** The question in the hero, with what each option teaches. Its answer is no secret, so it needs no server. */
export const SAMPLE = {
  subject: 'Mathematical Reasoning',
  question: 'A tram leaves every 12 minutes. Mia has just missed the 8:50. When do the next three leave?',
  key: 'B',
  options: [
    {
      letter: 'A',
      text: '9:02, 9:12, 9:22',
      why: 'The first one is right: 8:50 and 12 minutes make 9:02. Then the steps slip to 10 minutes; the tram keeps to 12.',
    },
    {
      letter: 'B',
      text: '9:02, 9:14, 9:26',
      why: 'From 8:50 it is 10 minutes to 9:00, and 2 more make 9:02. Then 12 more each time: 9:14 and 9:26.',
    },
    {
      letter: 'C',
      text: '9:00, 9:12, 9:24',
      why: 'These are steps of 12, but they start on the hour. Count on from the tram that Mia missed, at 8:50.',
    },
    {
      letter: 'D',
      text: '9:12, 9:24, 9:36',
      why: 'That counts on from 9:00. The last tram left ten minutes before, at 8:50, so the next one comes sooner.',
    },
  ],
} as const;

export type Option = (typeof SAMPLE.options)[number];

const verdicts = {
  right: { drawing: Check, words: 'Right answer', text: color.action, onText: color.onAction, soft: color.actionSoft },
  wrong: { drawing: X, words: 'Not quite', text: color.danger, onText: color.onDanger, soft: color.dangerSoft },
};

type Verdict = keyof typeof verdicts;

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
