import type { Goals } from '@wattle/contract/own-children';
import { Alert, Button, Cluster, Heading, Stack } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSetGoalsMutation } from './family.api';

/** Beside another part the buttons of both stand in one line. */
const ChangeButton = styled(Button)`
  margin-top: auto;
`;

interface EditablePartProps {
  title: string;
  isSet?: boolean;
  childId: string;
  /** The goals with what was typed. */
  changed: Goals;
  onCancel: () => void;
  /** What is typed. */
  fields: ReactNode;
  /** What stands there otherwise. */
  children: ReactNode;
}

/** One of the goals, which is changed where it stands. */
export function EditablePart({ title, isSet = true, childId, changed, onCancel, fields, children }: EditablePartProps) {
  const [isEditing, setEditing] = useState(false);
  const [save, { error, isLoading, reset }] = useSetGoalsMutation();
  const verb = isSet ? 'Change' : 'Set';
  const changeButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    reset();
    // The button that had the focus is gone.
    requestAnimationFrame(() => changeButton.current?.focus());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { error: failure } = await save({ childId, ...changed });
    if (!failure) close();
  };
  return (
    <Stack gap={8} as="section" align="flex-start">
      <Heading level={2} size={20}>
        {title}
      </Heading>
      {isEditing ? (
        <form onSubmit={submit} noValidate>
          <Stack gap={12}>
            {fields}
            {error && <Alert tone="danger">{errorMessage(error, 'This could not be saved. Please try again.')}</Alert>}
            <Cluster>
              <Button type="submit" isBusy={isLoading}>
                Save
              </Button>
              <Button
                variant="secondary"
                onClick={() => {
                  onCancel();
                  close();
                }}
              >
                Cancel
              </Button>
            </Cluster>
          </Stack>
        </form>
      ) : (
        <>
          {children}
          <ChangeButton
            variant="secondary"
            ref={changeButton}
            aria-label={`${verb} ${title.toLowerCase()}`}
            onClick={() => setEditing(true)}
          >
            {verb}
          </ChangeButton>
        </>
      )}
    </Stack>
  );
}
