import { Card, Chip, Cluster, color, Grid, Heading, MeterBar, Stack, space } from '@wattle/design-system';
import { Check } from 'lucide';
import { styled } from 'styled-components';
import { Icon } from '../icon';
import { Quiet } from '../layout/quiet';
import { Section } from '../layout/section';
import { BENEFITS, EXAMPLE_REPORT } from './content';

const Benefit = styled.li`
  display: flex;
  gap: ${space[12]};

  & > svg {
    flex: none;
    color: ${color.action};
  }
`;

/** What a subscription adds, beside the report that it is mostly about. */
export function Subscription() {
  return (
    <Section title="More with a subscription">
      <Grid columnWidth={340} gap={48}>
        <Stack as="ul" gap={24}>
          {BENEFITS.map(({ title, text }) => (
            <Benefit key={title}>
              <Icon drawing={Check} />
              <Stack gap={4}>
                <Heading level={3} size={22}>
                  {title}
                </Heading>
                <Quiet>{text}</Quiet>
              </Stack>
            </Benefit>
          ))}
        </Stack>
        <Card>
          <Stack gap={20}>
            <Cluster justify="space-between">
              <Heading level={3} size={20}>
                Progress by topic
              </Heading>
              <Chip>Example</Chip>
            </Cluster>
            {EXAMPLE_REPORT.map(({ topic, right, of }) => (
              <MeterBar key={topic} label={topic} value={right} max={of} tone={right / of < 0.6 ? 'brand' : 'action'} />
            ))}
          </Stack>
        </Card>
      </Grid>
    </Section>
  );
}
