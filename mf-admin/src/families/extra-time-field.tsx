import type { FamilyChild } from '@wattle/contract/families';
import { Alert, Button, Cluster, Select } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { useRef, useState } from 'react';
import { useGiveExtraTimeMutation } from './families.api';
import { fullName } from './names';

const CHOICES = [0, 10, 15, 20, 25, 33, 50, 75, 100];

/** Extra time of a child. It is given by a button: on a select, the arrow keys alone already change the choice. */
export function ExtraTimeField({ familyId, child }: { familyId: string; child: FamilyChild }) {
  const { id: childId, extraTimePercent } = child;
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<number>();
  const [giveExtraTime, { error, isLoading }] = useGiveExtraTimeMutation();
  const percent = chosen ?? extraTimePercent;
  const choices = [...new Set([...CHOICES, extraTimePercent])].sort((one, other) => one - other);

  const give = async () => {
    const { data } = await giveExtraTime({ familyId, childId, percent });
    if (!data) return;
    notify.success(data.message);
    setChosen(undefined);
    // The button that had the focus is gone.
    select.current?.focus();
  };

  return (
    <Cluster gap={8}>
      <Select
        size="dense"
        ref={select}
        aria-label={`Extra time of ${fullName(child)}`}
        value={percent}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice === 0 ? 'None' : `${choice}% more`}
          </option>
        ))}
      </Select>
      {percent !== extraTimePercent && (
        <Button size="dense" isBusy={isLoading} onClick={give}>
          Save
        </Button>
      )}
      {error && (
        <Alert tone="danger">{errorMessage(error, 'The extra time could not be given. Please try again.')}</Alert>
      )}
    </Cluster>
  );
}
