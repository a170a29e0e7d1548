import type { Score } from '@wattle/contract';
import { color, fontSize, radius, space, tabularNums } from '@wattle/design-system';
import { css, styled } from 'styled-components';

/** So many questions are shown one by one; more of them are a share. */
const MAX_SEGMENTS = 6;

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  ${tabularNums}

  gap: ${space[8]};
  font-size: ${fontSize[15]};
  color: ${color.inkSoft};
`;

// Segments keep their colours where a system or a printer replaces them: filled is right.
const part = css`
  display: block;
  flex: none;
  forced-color-adjust: none;
  print-color-adjust: exact;

  height: ${space[8]};
  border-radius: ${radius.full};
`;

const Segments = styled.span`
  display: inline-flex;

  gap: 3px;
`;

const Segment = styled.span<{ $isRight: boolean }>`
  ${part}

  width: 26px;
  border: 1px solid ${({ $isRight }) => ($isRight ? color.action : color.control)};
  background: ${({ $isRight }) => ($isRight ? color.action : color.sunken)};
`;

const Track = styled.svg`
  ${part}

  width: 96px;
  border: 1px solid ${color.control};
  background: ${color.sunken};

  rect {
    fill: ${color.action};
  }
`;

const Count = styled.span`
  white-space: nowrap;
`;

/** Right answers of a topic: up to six questions as segments, more as a bar. The count says it to everyone. */
export function TopicScore({ correct, total }: Score) {
  return (
    <Root>
      {total <= MAX_SEGMENTS ? (
        <Segments aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            <Segment key={`${index} of ${total}`} $isRight={index < correct} />
          ))}
        </Segments>
      ) : (
        <Track viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect width={(100 * correct) / total} height="8" />
        </Track>
      )}
      <Count>
        {correct} of {total}
      </Count>
    </Root>
  );
}
