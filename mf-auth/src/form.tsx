import type { ErrorBody, FieldError } from '@wattle/contract/primitives';
import { Alert, Button, Stack } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { type FormEvent, type ReactNode, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';

/** Submits a form once at a time. A second submit while one is under way is dropped, and never left to the browser. */
export function useOneAtATime(submit: (event: FormEvent) => Promise<void>): (event: FormEvent) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (event) => {
    // The browser would load the page anew with the fields in its address.
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await submit(event);
    } finally {
      isUnderWay.current = false;
    }
  };
}

/** What a mutation's hook says of the call. */
interface Sending {
  data?: unknown;
  error?: unknown;
  reset: () => void;
}

/**
 * A form whose fields are checked when it is sent. What the server says of a field stands there, too, until somebody
 * types.
 */
export function useCheckedForm<Fields extends FieldValues, Checked>(
  resolver: Resolver<Fields, unknown, Checked>,
  defaultValues: DefaultValues<Fields>,
  { data, error, reset }: Sending,
) {
  const form = useForm<Fields, unknown, Checked>({ resolver, defaultValues, reValidateMode: 'onSubmit' });
  const { formState, getFieldState } = form;
  const refusals = fieldErrorsOf(error);
  const isAtField = refusals.some(({ path }) => Object.keys(defaultValues).includes(path));
  return {
    ...form,
    errorOf: (name: FieldPath<Fields>) =>
      getFieldState(name, formState).error?.message ?? refusals.find(({ path }) => path === name)?.message,
    /** Whether a field says why it was not taken. */
    isAtField,
    /** Why it was not taken, unless a field says so. */
    failureOr: (fallback: string) => (error && !isAtField ? errorMessage(error, fallback) : undefined),
    onChange(event: FormEvent) {
      clearTypedError(form, event);
      if (data || error) reset();
    },
  };
}

interface SendingFormProps {
  onSubmit: (event: FormEvent) => Promise<void>;
  onChange?: (event: FormEvent) => void;
  failure: ReactNode;
  /** Words of the button that sends it. */
  label: string;
  isBusy?: boolean;
  isDangerous?: boolean;
  children: ReactNode;
}

/** Fields, what is said of a failure, and the button that sends them. It is sent once at a time. */
export function SendingForm({
  onSubmit,
  onChange,
  failure,
  label,
  isBusy = false,
  isDangerous = false,
  children,
}: SendingFormProps) {
  return (
    <form onSubmit={useOneAtATime(onSubmit)} onChange={onChange} noValidate>
      <Stack gap={20}>
        {children}
        {failure && <Alert tone="danger">{failure}</Alert>}
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} size="large" isWide isBusy={isBusy}>
          {label}
        </Button>
      </Stack>
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
