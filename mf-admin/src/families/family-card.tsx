import type { Family } from '@wattle/contract';
import { Card, Chip, Cluster, color, fontSize, Heading, Stack, space } from '@wattle/design-system';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { dateInWords } from '../shared/moment-in-words';
import { StackingTable } from '../shared/stacking-table';
import { ChildRow } from './child-row';
import { fullName } from './names';

const Head = styled(Stack)`
  overflow-wrap: anywhere;

  padding: ${space[20]};
`;

const Foot = styled.p`
  border-top: 1px solid ${color.line};

  padding: ${space[12]} ${space[20]};
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

/** The parent and the children, with what staff may change of each. */
export function FamilyCard({ family }: { family: Family }) {
  const { id, parent, children, createdAt } = family;
  const heading = useRef<HTMLHeadingElement>(null);
  // Below 768 px the family stands under the results, and would not be seen.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" isFlush aria-labelledby={`family-${id}`}>
      <Head gap={4}>
        <Cluster justify="space-between">
          <Heading level={2} size={22} id={`family-${id}`} ref={heading} tabIndex={-1}>
            {fullName(parent)}
          </Heading>
          <Cluster gap={8}>
            {parent.emailConfirmedAt && <Chip tone="action">Address confirmed</Chip>}
            <Chip>Since {dateInWords(createdAt)}</Chip>
          </Cluster>
        </Cluster>
        <p>
          {parent.email}, {parent.phone}
        </p>
      </Head>
      <StackingTable caption={`Children of ${fullName(parent)}`}>
        <thead>
          <tr>
            {['Child', 'Year', 'Last test', 'Last seen', 'Extra time', 'Password'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {children.map((child) => (
            <ChildRow key={child.id} familyId={id} child={child} />
          ))}
        </tbody>
      </StackingTable>
      <Foot>
        Extra time also lengthens a test that is open now. Reset emails the parent a link: staff never see a password.
      </Foot>
    </Card>
  );
}
