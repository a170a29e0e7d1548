import { font, WattleMark } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Head = styled.header`
  display: flex;
  justify-content: space-between;

  gap: 1.5em;
`;

const Brand = styled.p`
  display: flex;
  align-items: center;

  gap: 0.5em;

  font: 700 1.1em ${font.display};
`;

const Title = styled.h2`
  margin: 0.25em 0;
  font: 700 2em / 1.1 ${font.display};
`;

const Code = styled.strong`
  display: block;

  font: 700 2em / 1.2 ${font.display};
  letter-spacing: 0.04em;
`;

const Right = styled.div`
  text-align: right;
`;

const Line = styled.p`
  border-bottom: 1px solid;

  padding-bottom: 0.3em;
`;

/** What is written by hand stands on it. */
export function HandwrittenLine({ children }: { children: ReactNode }) {
  return <Line>{children}</Line>;
}

interface PaperHeadProps {
  title: string;
  code: string;
  /** Below the title. */
  children?: ReactNode;
  /** Above the code. */
  facts?: ReactNode;
}

export function PaperHead({ title, code, children, facts = 'Paper' }: PaperHeadProps) {
  return (
    <Head>
      <div>
        <Brand>
          <WattleMark size={26} />
          Wattle
        </Brand>
        <Title>{title}</Title>
        {children && <p>{children}</p>}
      </div>
      <Right>
        {facts}
        <Code>{code}</Code>
      </Right>
    </Head>
  );
}
