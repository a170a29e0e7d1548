import type { ErrorBody, FieldError } from '@wattle/contract/primitives';
import { Stack } from '@wattle/design-system';
import type { FormEvent, ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useOneAtATime } from './use-one-at-a-time';

interface CheckedFormProps<Fields extends FieldValues, Checked> {
  form: UseFormReturn<Fields, unknown, Checked>;
  onSubmit: (checked: Checked) => PromiseLike<unknown>;
  /** Something is being typed: what was said of the form before is old. */
  onChange: () => void;
  children: ReactNode;
}

/** A form whose fields are checked when it is sent. It is sent once at a time. */
export function CheckedForm<Fields extends FieldValues, Checked>({
  form,
  onSubmit,
  onChange,
  children,
}: CheckedFormProps<Fields, Checked>) {
  const submit = useOneAtATime(
    form.handleSubmit(async (checked) => {
      await onSubmit(checked);
    }),
  );
  return (
    <form
      onSubmit={submit}
      onChange={(event) => {
        clearTypedError(form, event);
        onChange();
      }}
      noValidate
    >
      <Stack gap={20}>{children}</Stack>
    </form>
  );
}

/** What is being typed is not known to be wrong, so its error goes. */
export function clearTypedError<Fields extends FieldValues>(
  { clearErrors }: Pick<UseFormReturn<Fields>, 'clearErrors'>,
  { target }: FormEvent,
): void {
  clearErrors((target as HTMLInputElement).name as FieldPath<Fields>);
}

/** What the server says of single fields. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  const { errors } = ((error as { data?: Partial<ErrorBody> | null } | undefined)?.data ?? {}) as Partial<ErrorBody>;
  return Array.isArray(errors) ? errors : [];
}
