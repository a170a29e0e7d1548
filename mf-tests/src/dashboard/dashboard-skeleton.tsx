import { Columns, color, media, radius, Stack, space, VisuallyHidden } from '@wattle/design-system';
import { styled } from 'styled-components';
import { Tiles } from './tiles';

const Block = styled.div<{ $height: number; $narrowHeight?: number }>`
  border-radius: ${radius.card};

  height: ${({ $height }) => $height}px;

  background: ${color.sunken};

  ${media.narrow} {
    height: ${({ $height, $narrowHeight = $height }) => $narrowHeight}px;
  }
`;

/** Where the next step, the tests to choose from and the results will stand, while they are on their way. */
export function DashboardSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading your tests</VisuallyHidden>
      <Block $height={204} $narrowHeight={310} aria-hidden="true" />
      <Stack aria-hidden="true">
        <Block $height={24} />
        <Tiles as="div" $count={4}>
          {Array.from({ length: 4 }, (_, index) => (
            <Block key={index} $height={230} $narrowHeight={210} />
          ))}
        </Tiles>
        <Tiles as="div" $count={3}>
          {Array.from({ length: 3 }, (_, index) => (
            <Block key={index} $height={183} $narrowHeight={188} />
          ))}
        </Tiles>
        <Block $height={96} $narrowHeight={160} />
      </Stack>
      <Columns widths="minmax(0, 1.4fr) minmax(0, 1fr)" gap={16} aria-hidden="true">
        <Block $height={366} />
        <Block $height={312} />
      </Columns>
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
