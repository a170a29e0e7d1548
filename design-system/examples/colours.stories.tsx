import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { styled } from 'styled-components';
import { Cluster, type ColorName, color, Grid, radius, space, themes } from '../src/index';

const Swatch = styled.span<{ $color: ColorName }>`
  border: 1px solid ${color.control};

  width: ${space[48]};
  height: ${space[48]};
  border-radius: ${radius.small};

  background: ${({ $color }) => color[$color]};
`;

function Colours() {
  return (
    <Grid columnWidth={190}>
      {(Object.keys(themes.light) as ColorName[]).map((name) => (
        <Cluster key={name}>
          <Swatch $color={name} />
          {name}
        </Cluster>
      ))}
    </Grid>
  );
}

const meta = { component: Colours } satisfies Meta<typeof Colours>;

export default meta;

export const OfTheTheme: StoryObj<typeof meta> = {};
