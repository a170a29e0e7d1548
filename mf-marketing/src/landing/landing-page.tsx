import { space } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform/core';
import { styled } from 'styled-components';
import { Footer } from '../footer/footer';
import { AsSent } from '../layout/as-sent';
import { Hero } from './hero';

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
