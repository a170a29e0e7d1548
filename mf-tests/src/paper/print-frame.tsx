import { Cluster, color, ParentLink, ScreenOnly, space, width } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Bar = styled(ScreenOnly)`
  border-bottom: 1px solid ${color.line};

  padding: ${space[12]} ${space[16]};

  background: ${color.surface};

  & > div {
    max-width: ${width.regular};
    margin: 0 auto;
  }

  a {
    align-self: center;
  }

  h1 {
    flex: 1 1 12em;
    font-size: 1.25rem;
  }
`;

interface PrintFrameProps {
  title: string;
  backPath: string;
  /** What can be done with the pages. */
  tools: ReactNode;
  /** The pages. */
  children: ReactNode;
}

/** What stands above pages that are to be printed; it is not printed itself. */
export function PrintFrame({ title, backPath, tools, children }: PrintFrameProps) {
  return (
    <>
      <Bar>
        <Cluster>
          <ParentLink as={Link} to={backPath}>
            Back
          </ParentLink>
          <h1>{title}</h1>
          {tools}
        </Cluster>
      </Bar>
      {children}
    </>
  );
}
