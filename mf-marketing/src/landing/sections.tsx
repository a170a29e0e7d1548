import { Banner, ButtonLink } from '@wattle/design-system';
import sprig from '@wattle/design-system/sprig.svg';
import { Link } from '@wattle/platform/core';
import { Image } from '../image';
import { Frame } from '../layout/section';
import { SIGN_UP_PATH } from '../paths';
import { Checks } from './checks';
import { Features } from './features';
import { FreeTests } from './free-tests';
import { Reviews } from './reviews';
import { SampleResult } from './sample-result';
import { StatsBand } from './stats-band';
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
