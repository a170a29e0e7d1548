import { type Allowance, PRIVILEGE_NAMES, PRIVILEGES, type Privilege } from '@wattle/contract/allowances';
import type { Family, FamilyChild } from '@wattle/contract/families';
import {
  Card,
  Cluster,
  color,
  DataTable,
  formatDate,
  Heading,
  MutedText,
  media,
  NamedText,
  Select,
  space,
  TextInput,
} from '@wattle/design-system';
import { notify } from '@wattle/platform';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { DenseButton } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';
import { useSetAllowanceMutation } from './families.api';
import { amountInWords, fullName } from './family-sentences';
import { NeedsRecord } from './needs-record';

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
              { label: 'By', cell: (privilege) => <GivenBy child={child} privilege={privilege} />, hasLabel: true },
            ]}
            rows={PRIVILEGES}
            keyOf={(privilege) => privilege}
          />
          <NeedsRecord familyId={id} child={child} />
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

/** Who granted it, and what the parent asks for beyond it. */
function GivenBy({ child, privilege }: { child: FamilyChild; privilege: Privilege }) {
  const request = child.requested?.[privilege];
  const granted = grantedBy(child.allowances[privilege]);
  return (
    <>
      {granted && <div>{granted}</div>}
      {request && (
        <div>
          The parent asks for: {amountInWords(privilege, request.amount).toLowerCase()}, {formatDate(request.at)}
        </div>
      )}
    </>
  );
}

function grantedBy(allowance: Allowance | undefined): string {
  if (!allowance) return '';
  const { by = 'An earlier version of Wattle', since, until } = allowance;
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Australia/Sydney' });
  const isOver = until !== undefined && until < today;
  return `${isOver ? 'Ended. ' : ''}${by}${since ? `, ${formatDate(since)}` : ''}`;
}

const CHOICES: Record<Privilege, number[]> = {
  extraTime: [0, 10, 15, 20, 25, 33, 50, 75, 100],
  restBreaks: [0, 5, 10, 15, 20, 30, 45],
  readAloud: [0, 1],
  largePrint: [0, 1],
};

interface AllowanceFieldProps {
  familyId: string;
  child: FamilyChild;
  privilege: Privilege;
}

/** Beside the choice, not below it. */
const LastDay = styled(TextInput)`
  width: 150px;
`;

const NONE: Partial<Allowance> = {};

/** One allowance of a child. It is given by a button: on a select, the arrow keys alone already change the choice. */
function AllowanceField({ familyId, child, privilege }: AllowanceFieldProps) {
  const { amount: saved = 0, until: savedUntil = '' } = child.allowances[privilege] ?? NONE;
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<{ amount?: number; until?: string }>({});
  const [setAllowance, { error, isLoading }] = useSetAllowanceMutation();
  const { amount = saved, until = savedUntil } = chosen;
  const choices = [...new Set([...CHOICES[privilege], saved])].sort((one, other) => one - other);
  const name = PRIVILEGE_NAMES[privilege];

  const give = async () => {
    const body = { amount, until: (amount > 0 && until) || undefined };
    const { data } = await setAllowance({ familyId, childId: child.id, privilege, body });
    if (!data) return;
    notify.success(data.message);
    setChosen({});
    // The button that had the focus is gone.
    select.current?.focus();
  };

  return (
    <Cluster gap={8}>
      <Select
        size="dense"
        ref={select}
        aria-label={`${name} of ${fullName(child)}`}
        value={amount}
        onChange={(event) => setChosen({ ...chosen, amount: Number(event.target.value) })}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {amountInWords(privilege, choice)}
          </option>
        ))}
      </Select>
      {amount > 0 && (
        <Cluster as="label" gap={4}>
          <MutedText as="span">Last day</MutedText>
          <LastDay
            type="date"
            size="dense"
            aria-label={`Last day: ${name.toLowerCase()}, ${fullName(child)}`}
            value={until}
            onChange={(event) => setChosen({ ...chosen, until: event.target.value })}
          />
        </Cluster>
      )}
      {(amount !== saved || (amount > 0 && until !== savedUntil)) && (
        <DenseButton variant="primary" isBusy={isLoading} onClick={give}>
          Save
        </DenseButton>
      )}
      <FailureAlert error={error}>This could not be changed. Please try again.</FailureAlert>
    </Cluster>
  );
}
