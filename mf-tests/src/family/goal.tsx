import { type Goals, MAX_TESTS_A_WEEK } from '@wattle/contract/own-children';
import { formatCount } from '@wattle/contract/text';
import { BlossomMark, Cluster, Field, Select } from '@wattle/design-system';
import { useState } from 'react';
import { EmptyBlossom } from '../weekly-plan/empty-blossom';
import { EditablePart } from './editable-part';
import { useSetGoalsMutation } from './family.api';

interface GoalProps {
  childId: string;
  goals: Goals;
  /** Tests of this week. */
  done: number;
}

/** How many tests a week the family aims at. */
export function Goal({ childId, goals, done }: GoalProps) {
  const { testsAWeek } = goals;
  const [save] = useSetGoalsMutation();
  const [chosen, setChosen] = useState(testsAWeek);
  return (
    <EditablePart
      title="Goal"
      onSave={() => save({ childId, ...goals, testsAWeek: chosen })}
      onCancel={() => setChosen(testsAWeek)}
      fields={
        <Field label="Tests a week">
          <Select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
            {Array.from({ length: MAX_TESTS_A_WEEK }, (_, index) => (
              <option key={index + 1}>{index + 1}</option>
            ))}
          </Select>
        </Field>
      }
    >
      <p>
        {formatCount(testsAWeek, 'test')} a week: <strong>{done >= testsAWeek ? 'reached' : `${done} done`}</strong>
      </p>
      <Cluster gap={4} aria-hidden="true">
        {Array.from({ length: testsAWeek }, (_, index) =>
          index < done ? (
            <BlossomMark key={`done ${index + 1}`} size={28} />
          ) : (
            <EmptyBlossom key={`left ${index + 1}`} />
          ),
        )}
      </Cluster>
    </EditablePart>
  );
}
