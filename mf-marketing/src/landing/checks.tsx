import { Card, Grid, Heading, MutedText, Stack } from '@wattle/design-system';
import { Section } from '../layout/section';
import { CHECKS_ID } from '../paths';
import { CHECKS } from './content';

export function Checks() {
  return (
    <Section id={CHECKS_ID} title="Who writes the questions, and who checks them">
      <Grid as="ul" columnWidth={240} gap={20}>
        {CHECKS.map(({ title, text }) => (
          <Card as="li" key={title}>
            <Stack gap={8}>
              <Heading level={3} size={20}>
                {title}
              </Heading>
              <MutedText size={16}>{text}</MutedText>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
