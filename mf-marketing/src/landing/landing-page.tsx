import { Banner, ButtonLink, space } from '@wattle/design-system';
import sprig from '@wattle/design-system/sprig.svg';
import { Link, usePageTitle } from '@wattle/platform/core';
import { styled } from 'styled-components';
import { Footer } from '../footer/footer';
import { Image } from '../image';
import { Frame } from '../layout/section';
import { SIGN_UP_PATH } from '../paths';
import { Features } from './features';
import { FreeTests } from './free-tests';
import { Hero } from './hero';
import { Reviews } from './reviews';
import { StatsBand } from './stats-band';
import { Subscription } from './subscription';

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
        <FreeTests />
        <Features />
        <StatsBand />
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
      </Sections>
      <Footer />
    </>
  );
}
