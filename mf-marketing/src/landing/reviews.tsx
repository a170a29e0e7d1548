import { Card, font, fontSize, Grid, Stack } from '@wattle/design-system';
import { styled } from 'styled-components';
import { Quiet } from '../layout/quiet';
import { Section } from '../layout/section';
import { REVIEWS } from './content';

const Words = styled.blockquote`
  font: 400 ${fontSize[18]} / 1.55 ${font.passage};
`;

export function Reviews() {
  return (
    <Section title="What parents say">
      <Grid columnWidth={280} gap={20}>
        {REVIEWS.map(({ words, from }) => (
          <Card key={words}>
            <Stack as="figure">
              <Words>“{words}”</Words>
              <Quiet as="figcaption">{from}</Quiet>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
