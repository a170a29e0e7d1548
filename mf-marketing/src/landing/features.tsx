import { Card, Grid, Heading, IconTile, Stack } from '@wattle/design-system';
import { Icon } from '../icon';
import { Quiet } from '../layout/quiet';
import { Section } from '../layout/section';
import { FEATURES } from './content';

export function Features() {
  return (
    <Section title="Everything the exam asks for, one calm place to practise it">
      <Grid as="ul" columnWidth={280} gap={20}>
        {FEATURES.map(({ drawing, tone, title, text }) => (
          <Card as="li" key={title}>
            <Stack gap={12}>
              <IconTile tone={tone}>
                <Icon drawing={drawing} />
              </IconTile>
              <Heading level={3} size={22}>
                {title}
              </Heading>
              <Quiet>{text}</Quiet>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
