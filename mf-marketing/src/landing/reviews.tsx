import { Card, Chip, Cluster, color, font, fontSize, Grid, MutedText, Stack } from '@wattle/design-system';
import { styled } from 'styled-components';
import { Section } from '../layout/section';
import { REVIEWS } from './content';

const Words = styled.blockquote`
  font-size: ${fontSize[20]};

  &::before {
    content: '\\201C';
    content: '\\201C' / '';
    display: block;
    height: 0.5em;
    font: 700 64px / 1 ${font.display};
    color: ${color.brand};
  }
`;

/** Of cards side by side, the last lines are level. */
const Review = styled(Stack)`
  height: 100%;

  figcaption {
    margin-top: auto;
  }
`;

export function Reviews() {
  return (
    <Section title="What parents say">
      <Grid columnWidth={220} gap={20}>
        {REVIEWS.map(({ words, from, isSample }) => (
          <Card key={words}>
            <Review forwardedAs="figure">
              <Words>{words}</Words>
              <MutedText as="figcaption" size={16}>
                <Cluster gap={12}>
                  {isSample && <Chip tone="brand">Sample</Chip>}
                  {from}
                </Cluster>
              </MutedText>
            </Review>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
