import { Card, Heading, space } from '@wattle/design-system';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Head = styled.div`
  padding: ${space[20]} ${space[20]} ${space[8]};
`;

interface TableCardProps {
  title: string;
  /** Stands under the heading, such as what is said where there are no rows. */
  note?: ReactNode;
  children: ReactNode;
}

export function TableCard({ title, note, children }: TableCardProps) {
  const id = useId();
  return (
    <Card as="section" isFlush aria-labelledby={id}>
      <Head>
        <Heading level={2} size={20} id={id}>
          {title}
        </Heading>
        {note}
      </Head>
      {children}
    </Card>
  );
}
