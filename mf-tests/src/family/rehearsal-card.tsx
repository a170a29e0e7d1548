import type { Rehearsal } from '@wattle/contract/allowances';
import { listInWords } from '@wattle/contract/text';
import { Card, Checkbox, Field, Select } from '@wattle/design-system';
import { useState } from 'react';
import { rehearsalInWords } from '../allowances/allowance-words';
import { EditablePart } from './editable-part';
import { useSetRehearsalMutation } from './family.api';

const NOTHING: Rehearsal = { extraTime: 0, restBreaks: 0, readAloud: 0 };
const PERCENTS = [0, 10, 15, 20, 25, 33, 50, 75, 100];
const MINUTES = [0, 5, 10, 15, 20, 30, 45];

interface RehearsalCardProps {
  childId: string;
  name: string;
  rehearsal: Rehearsal | undefined;
}

/** A child rehearses the exam with what its school will grant; no member of staff is needed for that. */
export function RehearsalCard({ childId, name, rehearsal = NOTHING }: RehearsalCardProps) {
  const [save] = useSetRehearsalMutation();
  const [chosen, setChosen] = useState(rehearsal);
  const words = rehearsalInWords(rehearsal);
  const choose = (change: Partial<Rehearsal>) => setChosen({ ...chosen, ...change });
  return (
    <Card>
      <EditablePart
        title="Rehearse with the school’s help"
        chooseLabel={words.length === 0 ? 'Choose what' : undefined}
        onSave={() => save({ childId, ...chosen })}
        onCancel={() => setChosen(rehearsal)}
        fields={
          <>
            <Field label="More time">
              <Select value={chosen.extraTime} onChange={({ target }) => choose({ extraTime: Number(target.value) })}>
                {PERCENTS.map((percent) => (
                  <option key={percent} value={percent}>
                    {percent === 0 ? 'None' : `${percent}%`}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Rest breaks in each test">
              <Select value={chosen.restBreaks} onChange={({ target }) => choose({ restBreaks: Number(target.value) })}>
                {MINUTES.map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {minutes === 0 ? 'None' : `${minutes} minutes`}
                  </option>
                ))}
              </Select>
            </Field>
            <Checkbox
              checked={chosen.readAloud > 0}
              onChange={({ target }) => choose({ readAloud: target.checked ? 1 : 0 })}
            >
              Reading aloud
            </Checkbox>
          </>
        }
      >
        <p>
          {words.length === 0
            ? `If ${name}’s school will grant more time, breaks or reading aloud on the day, rehearse with it: in practice exams, which then count for no comparison.`
            : `Practice exams of ${name} have ${listInWords(words)}. Their results are shown, and count for no comparison.`}
        </p>
      </EditablePart>
    </Card>
  );
}
