import { formatClock } from '@wattle/contract';
import { color, fontSize, media, space, tabularNums } from '@wattle/design-system';
import { Clock } from 'lucide-react';
import { styled } from 'styled-components';

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  white-space: nowrap;

  gap: 0 ${space[8]};
  font-size: ${fontSize[15]};

  color: ${color.inkSoft};

  & > svg {
    color: ${color.ink};

    ${media.narrow} {
      display: none;
    }
  }
`;

const Time = styled.strong`
  ${tabularNums}

  font-size: ${fontSize[20]};

  color: ${color.ink};

  ${media.narrow} {
    font-size: ${fontSize[18]};
  }
`;

/** The clock of a test that nobody has started. */
export function NotStartedClock({ seconds }: { seconds: number }) {
  return (
    <Root>
      <Clock size={20} aria-hidden="true" />
      <Time>{formatClock(seconds)}</Time> not started
    </Root>
  );
}
