import type { Allowance, Privilege } from '@wattle/contract/allowances';
import { PRIVILEGE_NAMES } from '@wattle/contract/allowances';
import type { FamilyChild } from '@wattle/contract/families';
import { Alert, Button, Cluster, MutedText, Select, TextInput } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { amountInWords } from './allowance-words';
import { useSetAllowanceMutation } from './families.api';
import { fullName } from './names';

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
export function AllowanceField({ familyId, child, privilege }: AllowanceFieldProps) {
  const { amount: given = 0, until: givenUntil = '' } = child.allowances[privilege] ?? NONE;
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<{ amount?: number; until?: string }>({});
  const [setAllowance, { error, isLoading }] = useSetAllowanceMutation();
  const { amount = given, until = givenUntil } = chosen;
  const choices = [...new Set([...CHOICES[privilege], given])].sort((one, other) => one - other);
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
      {(amount !== given || (amount > 0 && until !== givenUntil)) && (
        <Button size="dense" isBusy={isLoading} onClick={give}>
          Save
        </Button>
      )}
      {error && <Alert tone="danger">{errorMessage(error, 'This could not be changed. Please try again.')}</Alert>}
    </Cluster>
  );
}
