import type { ContentField } from '@wattle/contract/question-content';
import { Alert, Button, Cluster, formatDateTime, Heading, MutedText, Stack } from '@wattle/design-system';
import { useEffect, useId, useRef, useState } from 'react';
import { ChangeFailedAlert } from './change-failed';
import { ConflictChoice, conflictName } from './conflict-choice';
import { mergedValues, mergeEdits, type Side } from './merge-edits';
import { subjectOf } from './question-address';
import { MergedList } from './question-diff';
import { fieldsOf, storedValuesOf } from './question-values';
import type { Edit, EditConflict } from './use-edit';

/** Two admins have changed the same question: only what both changed is asked about, the rest is merged. */
export function Conflict({ edit, conflict }: { edit: Edit; conflict: EditConflict }) {
  const { base, isSaving, failure } = edit;
  const { values: yours, newer } = conflict;
  const reasonId = useId();
  const start = useRef<HTMLDivElement>(null);
  // The button that led here is gone, and the choices stand further up.
  useEffect(() => start.current?.focus(), []);
  const [chosen, setChosen] = useState<Partial<Record<ContentField, Side>>>({});
  const subject = subjectOf(newer);
  const theirs = storedValuesOf(newer);
  const merge = mergeEdits(storedValuesOf(base), yours, theirs, fieldsOf(subject));
  const { conflicts, merged, sameCount } = merge;
  const open = conflicts.filter(([field]) => !chosen[field]);
  const who = newer.updatedBy ?? 'Somebody';
  const theirName = `${who}’s`;
  const reason = open.length > 0 ? `${choicesLeft(open.length)}: ${open.map(conflictName).join('; ')}` : undefined;

  return (
    <Stack gap={24} tabIndex={-1} ref={start} style={{ outline: 'none' }}>
      <Alert tone="warning">
        <strong>{who} saved a newer version while you were typing.</strong>
        <br />
        {lossSentence(conflicts.length)}
      </Alert>
      <fieldset disabled={isSaving}>
        <Stack gap={20}>
          {conflicts.map((fields, index) => (
            <ConflictChoice
              key={fields[0]}
              number={index + 1}
              fields={fields}
              yours={yours}
              theirs={theirs}
              theirName={theirName}
              savedAt={newer.updatedAt ? formatDateTime(newer.updatedAt) : ''}
              chosen={chosen[fields[0]]}
              onChoose={(side) => setChosen({ ...chosen, [fields[0]]: side })}
            />
          ))}
        </Stack>
      </fieldset>
      <Stack gap={8}>
        {merged.length > 0 && (
          <>
            <Heading level={2} size={18}>
              Merged for you
            </Heading>
            <MergedList merged={merged} theirName={theirName} />
          </>
        )}
        <MutedText>
          {sameCount === 1 ? 'The other field is' : `The other ${sameCount} fields are`} the same in both.
        </MutedText>
      </Stack>
      {failure && <ChangeFailedAlert subject={subject} failure={failure} onRestored={edit.continueRestored} />}
      <Cluster justify="space-between">
        <Cluster>
          <Button
            isBusy={isSaving}
            isLocked={reason !== undefined}
            aria-describedby={reasonId}
            onClick={() => edit.saveMerged(mergedValues(merge, yours, theirs, chosen))}
          >
            Save as version {newer.version + 1}
          </Button>
          <MutedText id={reasonId} role="status">
            {reason}
          </MutedText>
        </Cluster>
        <Button variant="quietDanger" isDisabled={isSaving} onClick={edit.discard}>
          Discard my changes
        </Button>
      </Cluster>
    </Stack>
  );
}

function choicesLeft(count: number): string {
  return count === 1 ? 'One choice left' : `${count} choices left`;
}

function lossSentence(count: number): string {
  if (count === 0) return 'Nothing is lost. You changed different fields: both changes are merged below.';
  if (count === 1) return 'Nothing is lost. One field was changed by both of you: choose one text for it.';
  return `Nothing is lost. ${count === 2 ? 'Two' : count} fields were changed by both of you: choose one text for each.`;
}
