import type { Score } from '@wattle/contract/scores';
import { Bar, color, fontSize, radius, space, tabularNums } from '@wattle/design-system';
import { styled } from 'styled-components';

/** So many questions are shown one by one; more of them are a share. */
const MAX_SEGMENTS = 6;

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  ${tabularNums}

  gap: ${space[8]};
  font-size: ${fontSize[15]};
  color: ${color.inkSoft};
`;

const Segments = styled.span`
  display: inline-flex;

  gap: 3px;
`;

// Segments keep their colours where a system or a printer replaces them: filled is right.
const Segment = styled.span<{ $isRight: boolean }>`
  flex: none;
  forced-color-adjust: none;
  print-color-adjust: exact;

  width: 26px;
  height: ${space[8]};
  border-radius: ${radius.full};
  border: 1px solid ${({ $isRight }) => ($isRight ? color.action : color.control)};
  background: ${({ $isRight }) => ($isRight ? color.action : color.sunken)};
`;

const Share = styled(Bar)`
  flex: none;

  width: 96px;
  border-color: ${color.control};
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
        <Share value={correct} max={total} />
      )}
      <Count>
        {correct} of {total}
      </Count>
    </Root>
  );
}
