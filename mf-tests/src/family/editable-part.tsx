import { Alert, Button, Cluster, Heading, Stack } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';

/** Beside another part the buttons of both stand in one line. */
const ChangeButton = styled(Button)`
  margin-top: auto;
`;

interface EditablePartProps {
  title: string;
  /** The words of the button where nothing is chosen yet. */
  chooseLabel?: string | undefined;
  /** Saves what was typed. */
  onSave: () => PromiseLike<{ error?: unknown }>;
  onCancel: () => void;
  /** What is typed. */
  fields: ReactNode;
  /** What stands there otherwise. */
  children: ReactNode;
}

/** What the family sets, which is changed where it stands. */
export function EditablePart({ title, chooseLabel, onSave, onCancel, fields, children }: EditablePartProps) {
  const [isEditing, setEditing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const changeButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    setError(undefined);
    // The button that had the focus is gone.
    requestAnimationFrame(() => changeButton.current?.focus());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    const { error: failure } = await onSave();
    setSaving(false);
    if (failure) setError(failure);
    else close();
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
            {error !== undefined && (
              <Alert tone="danger">{errorMessage(error, 'This could not be saved. Please try again.')}</Alert>
            )}
            <Cluster>
              <Button type="submit" isBusy={isSaving}>
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
            aria-label={chooseLabel ? undefined : `Change ${title.toLowerCase()}`}
            onClick={() => setEditing(true)}
          >
            {chooseLabel ?? 'Change'}
          </ChangeButton>
        </>
      )}
    </Stack>
  );
}
