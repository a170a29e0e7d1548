import { Button, media, space } from '@wattle/design-system';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { styled } from 'styled-components';

/** A narrow screen alone leaves something out. */
const Foot = styled.div`
  padding: ${space[4]} ${space[16]};

  ${media.wide} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const Toggle = styled(Button)`
  margin-left: -${space[20]};
`;

interface ShowMoreProps {
  /** How many are left out. */
  count: number;
  isWhole: boolean;
  onToggle: () => void;
}

/** On a narrow screen: the rest of a list, on request. */
export function ShowMore({ count, isWhole, onToggle }: ShowMoreProps) {
  const Sign = isWhole ? ChevronUp : ChevronDown;
  return (
    <Foot>
      <Toggle variant="quiet" aria-expanded={isWhole} onClick={onToggle}>
        {isWhole ? 'Show fewer' : `Show ${count} more`}
        <Sign size={16} aria-hidden="true" />
      </Toggle>
    </Foot>
  );
}
