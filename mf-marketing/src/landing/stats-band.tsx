import { UNKNOWN_FIGURE } from '@wattle/contract/page-facts';
import { color, font, fontSize, Grid, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { Frame } from '../layout/section';
import { pageFact } from '../page-fact';
import { STATS } from './content';
import { FREE_MINUTES } from './first-screen';

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
          {STATS.map(({ fact, label }) => (
            <li key={label}>
              <Figure>{pageFact(fact) ?? UNKNOWN_FIGURE}</Figure> {label}
            </li>
          ))}
          <li>
            <Figure>{FREE_MINUTES} min</Figure> free assessment
          </li>
        </Grid>
      </Frame>
    </Band>
  );
}
