import { color, fontSize, space, visuallyHidden } from '@wattle/design-system';
import { styled } from 'styled-components';
import type { TimeNotice } from './use-time-notice';

const Band = styled.div<{ $isSeen: boolean }>`
  border-bottom: 1px solid ${color.line};
  font-weight: 600;
  text-align: center;

  padding: ${space[8]} ${space[16]};
  font-size: ${fontSize[15]};

  background: ${color.brandSoft};
  color: ${color.warnText};

  ${({ $isSeen }) => !$isSeen && visuallyHidden}
`;

/** Says below the bar that the time runs out, or that there is more of it. It takes no focus. */
export function TimeBand({ notice }: { notice: TimeNotice | undefined }) {
  return (
    <Band aria-live="assertive" $isSeen={notice?.isSeen ?? false}>
      {notice?.text}
    </Band>
  );
}
