import { UNKNOWN_FIGURE } from '@wattle/contract/page-facts';
import {
  Banner,
  ButtonLink,
  Card,
  Chip,
  Cluster,
  color,
  font,
  fontSize,
  Grid,
  Heading,
  MutedText,
  Stack,
  SubjectMark,
  space,
} from '@wattle/design-system';
import sprig from '@wattle/design-system/sprig.svg';
import { Link, pageFact } from '@wattle/platform/core';
import { styled } from 'styled-components';
import { Image } from '../image';
import { Frame, Section } from '../layout/section';
import { CHECKS_ID, FREE_ASSESSMENT_PATH, SIGN_UP_PATH } from '../paths';
import { CHECKS, FREE_QUESTIONS, FREE_TESTS, REVIEWS, STATS } from './content';
import { Features } from './features';
import { FREE_MINUTES } from './first-screen';
import { SampleResult } from './sample-result';
import { Subscription } from './subscription';

export function Sections() {
  return (
    <>
      <FreeTests />
      <SampleResult />
      <Features />
      <StatsBand />
      <Checks />
      <Subscription />
      <Reviews />
      <Frame>
        <Banner
          title="Ready for a real start? Create a family account."
          ornament={<Image src={sprig} alt="" width={480} height={300} loading="lazy" />}
        >
          <ButtonLink as={Link} to={SIGN_UP_PATH} variant="ink" size="large">
            Sign up
          </ButtonLink>
        </Banner>
      </Frame>
    </>
  );
}

/** The mark stands above the words where both don't fit side by side. */
const Test = styled(Cluster)`
  & > :last-child {
    flex: 1 1 170px;
  }
`;

function FreeTests() {
  return (
    <Section title="Three short tests, one clear report, free">
      <Stack gap={24}>
        <Grid as="ul" columnWidth={220} gap={20}>
          {FREE_TESTS.map(({ subject, title, minutes }) => (
            <Card as="li" key={subject}>
              <Test gap={16}>
                <SubjectMark subject={subject} />
                <Stack gap={4}>
                  <Heading level={3} size={20}>
                    {title}
                  </Heading>
                  <MutedText size={16}>
                    {FREE_QUESTIONS} questions, {minutes} minutes
                  </MutedText>
                </Stack>
              </Test>
            </Card>
          ))}
        </Grid>
        <Cluster gap={16}>
          <ButtonLink as={Link} to={FREE_ASSESSMENT_PATH} variant="brand" size="large">
            Take the free assessment
          </ButtonLink>
          <MutedText size={16}>{FREE_MINUTES} minutes in all, with a break between tests whenever you like.</MutedText>
        </Cluster>
      </Stack>
    </Section>
  );
}

function Checks() {
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

function StatsBand() {
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

function Reviews() {
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
