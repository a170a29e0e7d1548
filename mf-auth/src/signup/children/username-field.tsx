import { Field, TextInput, type TextInputProps } from '@wattle/design-system';
import { useFormContext } from 'react-hook-form';
import { noChildOf, type SignupFields, USERNAME_TAKEN } from '../signup-fields';
import type { UsernameStatus } from './use-username-status';

interface UsernameFieldProps extends TextInputProps {
  status: UsernameStatus;
  error: string | undefined;
}

/** A child's username, with what is known of its availability; the field announces each change of it. */
export function UsernameField({ status, error, ...input }: UsernameFieldProps) {
  const { errors } = useFormContext<SignupFields>().formState;
  return (
    <Field
      label="Username"
      hint={status === 'checking' ? 'Checking...' : '3 to 30 letters, digits, . _ or -'}
      success={status === 'available' ? 'Available' : undefined}
      error={error ?? (noChildOf(errors) && 'Username is required.') ?? (status === 'taken' ? 'Taken' : undefined)}
      isAlert={error === USERNAME_TAKEN}
      isRequired
    >
      <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...input} />
    </Field>
  );
}
