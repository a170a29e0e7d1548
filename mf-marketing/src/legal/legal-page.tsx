import { fontSize, space, width } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform/core';
import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Footer } from '../footer/footer';
import { Frame } from '../layout/frame';

export interface LegalText {
  title: string;
  body: ReactNode;
}

const Column = styled(Frame)`
  max-width: ${width.narrow};
  padding-block: ${space[32]} ${space[72]};

  & > * {
    margin-top: ${space[12]};
  }

  h2 {
    margin-top: ${space[48]};
    font-size: ${fontSize[22]};
  }

  ul {
    list-style: disc;
    padding-left: ${space[20]};
  }
`;

/**
 * A page to be read from top to bottom. Texts import nothing that the landing page uses too: what two files of a build
 * share cannot be melted into one, and would cost the first visit half a KB.
 */
export function legalPage({ title, body }: LegalText): ComponentType {
  return function LegalPage() {
    usePageTitle(title);
    return (
      <>
        <Column>
          <h1>{title}</h1>
          {body}
        </Column>
        <Footer />
      </>
    );
  };
}
