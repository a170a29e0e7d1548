import { BookOpen, ChartLine, Timer } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { styled } from 'styled-components';
import {
  Banner,
  Button,
  Card,
  Chip,
  Cluster,
  color,
  fontSize,
  Glow,
  Grid,
  Heading,
  IconTile,
  media,
  OptionRow,
  ProgressBar,
  Sprig,
  Stack,
  shadow,
  space,
  width,
} from '../src/index';
import { Bar } from './bar';

const Frame = styled.div`
  display: grid;
  margin: 0 auto;

  gap: ${space[72]};
  max-width: calc(${width.regular} + 2 * ${space[24]});
  padding: ${space[48]} ${space[24]};
`;

const Hero = styled.div`
  position: relative;

  svg[viewBox='0 0 480 300'] {
    position: absolute;
    right: -90px;
    top: -120px;
    z-index: -1;
    width: 480px;
    max-width: none;
    transform: scaleX(-1);

    ${media.narrow} {
      right: -70px;
      top: -64px;
      width: 300px;
    }
  }
`;

const Floating = styled(Card)`
  box-shadow: ${shadow};
`;

const REASONS = [
  { Icon: Timer, tone: 'brand', title: 'Real timing' },
  { Icon: BookOpen, tone: 'action', title: 'Every answer explained' },
  { Icon: ChartLine, tone: 'info', title: 'Progress you can trust' },
] as const;

function Landing() {
  return (
    <div style={{ overflow: 'hidden' }}>
      <Glow />
      <Bar>
        <a href="#log-in">Log in</a>
        <Button>Sign up</Button>
      </Bar>
      <Frame>
        <Grid columnWidth={340} gap={48}>
          <Hero>
            <Stack gap={24} align="flex-start">
              <Chip tone="brand">Years 4 to 7</Chip>
              <Heading level={1} size="hero">
                Practice that feels like the <mark>real test</mark>, and teaches after it.
              </Heading>
              <p style={{ color: color.inkSoft, fontSize: fontSize[18] }}>
                Timed Reading, Mathematical Reasoning, Thinking Skills and Writing. Every answer explained.
              </p>
              <Cluster>
                <Button variant="brand" size="large">
                  Start the free assessment
                </Button>
                <Button variant="secondary" size="large">
                  See a sample question
                </Button>
              </Cluster>
            </Stack>
          </Hero>
          <Hero>
            <Sprig />
            <Floating>
              <Stack gap={12}>
                <Cluster justify="space-between">
                  <Chip>Mathematical Reasoning</Chip>
                  <Chip tone="info">9:42 left</Chip>
                </Cluster>
                <ProgressBar label="Question 5 of 10" value={5} max={10} />
                <strong>A tram leaves every 12 minutes. Mia just missed the 8:50. When do the next three leave?</strong>
                {['8:57, 9:09, 9:21', '9:02, 9:14, 9:26', '9:02, 9:12, 9:24'].map((text, index) => (
                  <OptionRow key={text} name="sample" letter={'ABC'.charAt(index)} isChosen={index === 1}>
                    {text}
                  </OptionRow>
                ))}
              </Stack>
            </Floating>
          </Hero>
        </Grid>
        <Grid columnWidth={280}>
          {REASONS.map(({ Icon, tone, title }) => (
            <Card key={title}>
              <Stack>
                <IconTile tone={tone}>
                  <Icon size={24} />
                </IconTile>
                <Heading level={2} size={20}>
                  {title}
                </Heading>
              </Stack>
            </Card>
          ))}
        </Grid>
        <Banner title="Ready for a real start? Create a family account." ornament={<Sprig />}>
          <Button variant="ink" size="large">
            Sign up
          </Button>
        </Banner>
      </Frame>
    </div>
  );
}

const meta = { component: Landing, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Landing>;

export default meta;

export const FirstScreen: StoryObj<typeof meta> = {};
