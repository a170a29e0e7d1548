import { PRIVILEGE_NAMES, PRIVILEGES, type Privilege } from '@wattle/contract/allowances';
import type { Family, FamilyChild } from '@wattle/contract/families';
import { Card, color, DataTable, formatDate, Heading, MutedText, media, NamedText, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { AllowanceField } from './allowance-field';
import { fullName } from './names';

const Name = styled(Heading)`
  border-top: 1px solid ${color.line};
  padding: ${space[16]} ${space[20]} 0;

  ${media.narrow} {
    padding-bottom: ${space[12]};
  }
`;

const Head = styled.div`
  padding: ${space[20]} ${space[20]} ${space[12]};
`;

const MEANINGS: Record<Privilege, string> = {
  extraTime: 'More time in timed tests',
  restBreaks: 'The clock stops and the questions are hidden',
  readAloud: 'In timed tests; practice and results can always be heard',
  largePrint: 'Tests on paper',
};

/** What staff have granted each child in its tests, who did, and until when. */
export function AllowancesCard({ family: { id, children } }: { family: Family }) {
  return (
    <Card as="section" isFlush aria-labelledby={`allowances-${id}`}>
      <Head>
        <Heading level={2} size={20} id={`allowances-${id}`}>
          Allowances
        </Heading>
        <MutedText>
          They count at once, also in an open test. Without a last day they stay until you remove them.
        </MutedText>
      </Head>
      {children.map((child) => (
        <div key={child.id}>
          <Name level={3} size={16}>
            <NamedText name={fullName(child)} />
          </Name>
          <DataTable
            caption={`Allowances of ${fullName(child)}`}
            columns={[
              { label: 'Allowance', cell: (privilege) => <Meaning privilege={privilege} /> },
              {
                label: 'Granted',
                cell: (privilege) => <AllowanceField familyId={id} child={child} privilege={privilege} />,
              },
              { label: 'By', cell: (privilege) => givenBy(child, privilege), hasLabel: true },
            ]}
            rows={PRIVILEGES}
            keyOf={(privilege) => privilege}
          />
        </div>
      ))}
    </Card>
  );
}

function Meaning({ privilege }: { privilege: Privilege }) {
  return (
    <>
      {PRIVILEGE_NAMES[privilege]}
      <MutedText>{MEANINGS[privilege]}</MutedText>
    </>
  );
}

function givenBy({ allowances }: FamilyChild, privilege: Privilege): string {
  const given = allowances[privilege];
  if (!given) return '';
  const { by = 'An earlier version of Wattle', since, until } = given;
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Australia/Sydney' });
  const isOver = until !== undefined && until < today;
  return `${isOver ? 'Ended. ' : ''}${by}${since ? `, ${formatDate(since)}` : ''}`;
}
