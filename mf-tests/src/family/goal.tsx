import { STATE_CODES, STATES } from '@wattle/contract/calendar';
import { type Goals, MAX_TESTS_A_WEEK } from '@wattle/contract/own-children';
import { formatCount } from '@wattle/contract/text';
import type { PlanItem } from '@wattle/contract/weekly-plan';
import { BlossomMark, Cluster, Field, Select } from '@wattle/design-system';
import { useState } from 'react';
import { EmptyBlossom } from '../weekly-plan/empty-blossom';
import { EditablePart } from './editable-part';
import { useSetGoalsMutation } from './family.api';

interface GoalProps {
  childId: string;
  name: string;
  goals: Goals;
  /** Of this week, as the child sees it; undefined in responses of earlier versions of Wattle. */
  plan: readonly PlanItem[] | undefined;
  /** Tests of this week. */
  tests: number;
}

/** How many tests a week the family aims at. */
export function Goal({ childId, name, goals, plan, tests }: GoalProps) {
  const { testsAWeek, state } = goals;
  const [save] = useSetGoalsMutation();
  const [chosen, setChosen] = useState(testsAWeek);
  const [home, setHome] = useState(state);
  const done = plan?.filter(({ doneBy }) => doneBy).length ?? tests;
  const ticked = plan?.filter(({ doneBy }) => doneBy === 'tick').length ?? 0;
  return (
    <EditablePart
      title="Goal"
      onSave={() => save({ childId, ...goals, testsAWeek: chosen, state: home })}
      onCancel={() => {
        setChosen(testsAWeek);
        setHome(state);
      }}
      fields={
        <>
          <Field label="Tests a week">
            <Select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
              {Array.from({ length: MAX_TESTS_A_WEEK }, (_, index) => (
                <option key={index + 1}>{index + 1}</option>
              ))}
            </Select>
          </Field>
          <Field label="State or territory" hint={`${name}’s days and weeks begin by the clock there.`}>
            <Select
              value={home ?? ''}
              onChange={({ target }) => setHome(STATE_CODES.find((each) => each === target.value))}
            >
              {!state && <option value="">Not set: by the clock of Sydney</option>}
              {STATE_CODES.map((each) => (
                <option key={each} value={each}>
                  {STATES[each].name}
                </option>
              ))}
            </Select>
          </Field>
        </>
      }
    >
      <p>
        {formatCount(testsAWeek, 'test')} a week: <strong>{done >= testsAWeek ? 'reached' : `${done} done`}</strong>
        {ticked > 0 && `, ${ticked} ticked by ${name}`}
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
