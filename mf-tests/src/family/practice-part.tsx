import { MAX_QUESTIONS_A_DAY, type PracticeSettings, WEEKDAYS, type Weekday } from '@wattle/contract/daily-practice';
import { capitalized, formatCount, listInWords } from '@wattle/contract/text';
import { Checkbox, Field, Select } from '@wattle/design-system';
import { useState } from 'react';
import { EditablePart } from './editable-part';
import { useSetPracticeSettingsMutation } from './family.api';

interface PracticePartProps {
  childId: string;
  settings: PracticeSettings;
}

/** How much a child practises each day, and on which days it is free. */
export function PracticePart({ childId, settings }: PracticePartProps) {
  const [save] = useSetPracticeSettingsMutation();
  const [chosen, setChosen] = useState(settings);
  const { questionsADay, freeDays } = settings;
  const change = (day: Weekday, isFree: boolean) => {
    setChosen({
      ...chosen,
      freeDays: WEEKDAYS.filter((each) => (each === day ? isFree : chosen.freeDays.includes(each))),
    });
  };
  return (
    <EditablePart
      title="Daily practice"
      onSave={() => save({ childId, ...chosen })}
      onCancel={() => setChosen(settings)}
      fields={
        <>
          <Field label="Questions a day, at most">
            <Select
              value={chosen.questionsADay}
              onChange={({ target }) => setChosen({ ...chosen, questionsADay: Number(target.value) })}
            >
              {Array.from({ length: MAX_QUESTIONS_A_DAY }, (_, index) => (
                <option key={index + 1}>{index + 1}</option>
              ))}
            </Select>
          </Field>
          <fieldset>
            <legend>Free days</legend>
            {WEEKDAYS.map((day) => (
              <Checkbox
                key={day}
                checked={chosen.freeDays.includes(day)}
                onChange={({ target }) => change(day, target.checked)}
              >
                {capitalized(day)}
              </Checkbox>
            ))}
          </fieldset>
        </>
      }
    >
      <p>
        At most <strong>{formatCount(questionsADay, 'question')} a day</strong>, from what went wrong.
      </p>
      <p>{freeDaysSentence(freeDays)}</p>
    </EditablePart>
  );
}

function freeDaysSentence(freeDays: readonly Weekday[]): string {
  if (freeDays.length === 0) return 'Every day has practice. If a day is missed, the next day has no more than usual.';
  return `Free: ${listInWords(freeDays.map(capitalized))}.`;
}
