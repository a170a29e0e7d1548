import { color, fontSize, height, media, space, width } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform/core';
import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Footer } from '../footer/footer';
import { Frame } from '../layout/section';

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

  ul,
  ol {
    list-style: disc;
    padding-left: ${space[20]};
  }

  ol {
    list-style: decimal;
  }

  table {
    width: 100%;
    margin-top: ${space[20]};
  }

  caption {
    text-align: left;
    font-weight: 600;
  }

  th,
  td {
    padding: ${space[12]} ${space[12]} ${space[12]} 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }

  [data-given=''] {
    display: none;
  }

  dl div:not([data-given='']) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[12]};
  }

  /* By itself, an address has to be high enough to be pressed. */
  dd > a {
    display: inline-flex;
    align-items: center;
    min-height: ${height.target};
  }

  dt {
    min-width: 8em;
    color: ${color.inkSoft};
  }

  ${media.narrow} {
    tr,
    td,
    tbody th {
      display: block;
      border: 0;
      padding: 0 0 ${space[4]};
    }

    tr {
      padding: ${space[12]} 0;
      border-bottom: 1px solid ${color.line};
    }

    thead {
      display: none;
    }

    td[data-label]::before {
      content: attr(data-label) ': ';
      color: ${color.inkSoft};
    }
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
