import type { Goals } from '@wattle/contract/own-children';
import { Field, formatMoment, TextInput } from '@wattle/design-system';
import { useState } from 'react';
import { EditablePart } from './editable-part';
import { timeUntil } from './time-until';

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

interface TestDayProps {
  childId: string;
  goals: Goals;
}

/** The day of the exam, calmly: a date, and how many weeks are left. */
export function TestDay({ childId, goals }: TestDayProps) {
  const { testDay } = goals;
  const [chosen, setChosen] = useState(testDay ?? '');
  return (
    <EditablePart
      title="Test day"
      isSet={testDay !== null}
      childId={childId}
      changed={{ ...goals, testDay: chosen || null }}
      onCancel={() => setChosen(testDay ?? '')}
      fields={
        <Field label="Day of the exam" hint="Leave it empty while you do not know it.">
          <TextInput type="date" value={chosen} onChange={({ target }) => setChosen(target.value)} />
        </Field>
      }
    >
      <p>
        {testDay ? (
          <>
            {formatMoment(testDay, DAY)}, <strong>{timeUntil(testDay)}</strong>
          </>
        ) : (
          'Not set yet.'
        )}
      </p>
    </EditablePart>
  );
}
