import {
  ButtonLink,
  Chip,
  Cluster,
  color,
  focusTarget,
  fontSize,
  Glow,
  Heading,
  MutedText,
  media,
  Stack,
  space,
} from '@wattle/design-system';
import sprig from '@wattle/design-system/sprig.svg';
import { homeOf, Link, usePageTitle, useSession } from '@wattle/platform/core';
import { keyframes, styled } from 'styled-components';
import { Footer } from '../footer/footer';
import { Image } from '../image';
import { AsSent } from '../layout/as-sent';
import { Frame } from '../layout/section';
import { FREE_ASSESSMENT_PATH, SIGN_UP_PATH } from '../paths';
import { FREE_MINUTES, YEARS } from './first-screen';
import { SAMPLE_ID, SampleQuestion } from './sample-question';

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-x: clip;

  gap: clamp(${space[72]}, 9vw, 112px);
  padding-bottom: clamp(${space[72]}, 9vw, 112px);
`;

export function LandingPage() {
  usePageTitle('Practice for selective-school tests');
  return (
    <>
      <Sections>
        <Hero />
        <AsSent part="Sections" />
      </Sections>
      <Footer />
    </>
  );
}

/** The landscape lies at its foot, from edge to edge of the window. */
const Root = styled.div`
  position: relative;

  padding: ${space[48]} 0 clamp(130px, 14vw, 290px);

  ${media.narrow} {
    padding-top: ${space[20]};
  }

  mark {
    border-radius: 0;
    background: linear-gradient(transparent 62%, ${color.highlight} 62% 96%, transparent 96%);
  }
`;

/** The first column is as wide before the second has come: a page may be painted while it is parsed. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr));

  gap: ${space[48]};
`;

/** Begins at the top of the page, behind the bar, however tall an open menu makes that. */
const Light = styled(Glow)`
  height: 1000px;
`;

const Lead = styled(MutedText)`
  max-width: 31em;
  font-size: ${fontSize[20]};
`;

const Actions = styled(Cluster)`
  ${media.narrow} {
    align-self: stretch;

    a {
      flex: 1 1 auto;
    }
  }
`;

const Art = styled.div`
  position: relative;
  isolation: isolate;

  margin-top: ${space[72]};
`;

const sway = keyframes`
  from { transform: rotate(-3deg); }
`;

const Branch = styled(Image).attrs({ src: sprig, alt: '', width: 480, height: 300, fetchPriority: 'low' })`
  position: absolute;
  z-index: -1;
  max-width: none;
  /* Its corner reaches into the bar. */
  pointer-events: none;

  /* No leaf ends beside the card. */
  top: -150px;
  right: -108px;
  width: 400px;
  transform-origin: 0 100%;
  animation: ${sway} 2.4s ease-in-out 2 alternate;

  ${media.narrow} {
    top: -100px;
    right: -16px;
    width: 260px;
  }
`;

function NextStep() {
  const { user } = useSession();
  if (user) return <Link to={homeOf(user.role)}>Go to your dashboard</Link>;
  return (
    <>
      Decided already? <Link to={SIGN_UP_PATH}>Sign up</Link>
    </>
  );
}

function Hero() {
  return (
    <>
      <Light />
      <Root>
        <Frame>
          <Columns>
            <Stack gap={24} align="flex-start">
              <Chip tone="brand">Selective-school practice, {YEARS}</Chip>
              <Heading level={1} size="hero">
                Practice that feels like the <mark>real test</mark>, and teaches after it.
              </Heading>
              <Lead>
                Practice tests in Reading, Mathematical Reasoning, Thinking Skills and Writing. Every answer explained.
                See where your child stands in {FREE_MINUTES} minutes, free.
              </Lead>
              <Actions>
                <ButtonLink as={Link} to={FREE_ASSESSMENT_PATH} variant="brand" size="large">
                  Start the free assessment
                </ButtonLink>
                <ButtonLink
                  href={`#${SAMPLE_ID}`}
                  onClick={focusTarget}
                  variant="secondary"
                  size="large"
                  data-needs-scripts=""
                >
                  See a sample question
                </ButtonLink>
              </Actions>
              <MutedText size={16}>
                No account, no card. One email with the result.
                <br />
                <NextStep />
              </MutedText>
            </Stack>
            <Art>
              <Branch />
              <SampleQuestion />
            </Art>
          </Columns>
        </Frame>
        {/* After what it lies at the foot of: a page that is still coming would push it down. */}
        <AsSent part="Landscape" />
      </Root>
    </>
  );
}
