import type { Goals } from '@wattle/contract/own-children';
import { Checkbox, Field, formatMoment, TextInput } from '@wattle/design-system';
import { useState } from 'react';
import { CalendarButton } from '../calendar/calendar-button';
import { DAY_IN_FULL, timeUntil } from '../calendar/exam-day';
import { EditablePart } from './editable-part';
import { useSetGoalsMutation } from './family.api';

interface TestDayProps {
  childId: string;
  goals: Goals;
  /** The date of the child’s calendar. */
  today: string;
}

/** The day of the exam, calmly: a date, and how many weeks are left. */
export function TestDay({ childId, goals, today }: TestDayProps) {
  const { testDay } = goals;
  const [save] = useSetGoalsMutation();
  const [chosen, setChosen] = useState(testDay ?? '');
  const [isKnown, setKnown] = useState(true);
  return (
    <>
      <EditablePart
        title="Test day"
        chooseLabel={testDay === null ? 'Choose the day' : undefined}
        onSave={() => save({ childId, ...goals, testDay: (isKnown && chosen) || null })}
        onCancel={() => {
          setChosen(testDay ?? '');
          setKnown(true);
        }}
        fields={
          <>
            <Field label="Day of the exam">
              <TextInput
                type="date"
                value={isKnown ? chosen : ''}
                onChange={({ target }) => {
                  setChosen(target.value);
                  setKnown(true);
                }}
              />
            </Field>
            <Checkbox checked={!isKnown} onChange={({ target }) => setKnown(!target.checked)}>
              Not yet known
            </Checkbox>
          </>
        }
      >
        <p>
          {testDay ? (
            <>
              {formatMoment(testDay, DAY_IN_FULL)}, <strong>{timeUntil(testDay, today)}</strong>
            </>
          ) : (
            'Not yet known.'
          )}
        </p>
      </EditablePart>
      <CalendarButton childId={childId} />
    </>
  );
}
