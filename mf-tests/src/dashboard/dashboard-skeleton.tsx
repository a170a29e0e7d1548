import { color, radius, Stack, space, VisuallyHidden } from '@wattle/design-system';
import { styled } from 'styled-components';
import { Tiles } from './tiles';

const Block = styled.div<{ $height: number }>`
  border-radius: ${radius.card};

  height: ${({ $height }) => $height}px;

  background: ${color.sunken};
`;

/** Where the plan, the tests to start and the results will stand, while they are on their way. */
export function DashboardSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading your tests</VisuallyHidden>
      <Stack aria-hidden="true">
        <Block $height={252} />
        <Tiles as="div" $count={4}>
          {Array.from({ length: 4 }, (_, index) => (
            <Block key={index} $height={209} />
          ))}
        </Tiles>
        <Tiles as="div" $count={3}>
          {Array.from({ length: 3 }, (_, index) => (
            <Block key={index} $height={190} />
          ))}
        </Tiles>
        <Block $height={240} />
      </Stack>
    </>
  );
}

export const IntroSkeleton = styled.span`
  display: inline-block;

  width: min(100%, 22em);
  height: ${space[20]};
  border-radius: ${radius.small};

  vertical-align: middle;

  background: ${color.sunken};
`;
