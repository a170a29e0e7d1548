import { color, font, fontSize, Grid, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { Frame } from '../layout/section';
import { STATS } from './content';

const Band = styled.section`
  padding: ${space[48]} 0;
  background: ${color.night};
`;

const Figure = styled.strong`
  display: block;
  font: 700 ${fontSize[44]} / 1.1 ${font.display};
  letter-spacing: -0.02em;
  color: ${color.brandGlow};
`;

export function StatsBand() {
  return (
    <Band aria-label="Wattle in figures" data-surface="dark">
      <Frame>
        <Grid as="ul" columnWidth={150} gap={24}>
          {STATS.map(({ figure, label }) => (
            <li key={label}>
              <Figure>{figure}</Figure> {label}
            </li>
          ))}
        </Grid>
      </Frame>
    </Band>
  );
}
