import { usernameSchema } from '@wattle/contract/accounts';
import { USERNAME_DEBOUNCE_MS } from '@wattle/contract/constants';
import { Field, TextInput, type TextInputProps, useDebounced } from '@wattle/design-system';
import { useFormContext } from 'react-hook-form';
import { useUsernameAvailabilityQuery } from '../signup.api';
import { noChildOf, type SignupFields, USERNAME_TAKEN } from '../signup-fields';

type UsernameStatus = 'unknown' | 'checking' | 'available' | 'taken';

/** Whether a username can be had, asked when nobody has typed for a while. Names that no child may have are not asked. */
export function useUsernameStatus(typed: string): UsernameStatus {
  const username = usernameSchema.safeParse(typed).data;
  const isAtRest = useDebounced(typed, USERNAME_DEBOUNCE_MS) === typed;
  // The response to an older name belongs to that name, however late it comes.
  const { currentData, isFetching, isError } = useUsernameAvailabilityQuery(username ?? '', {
    skip: !username || !isAtRest,
    refetchOnMountOrArgChange: true,
  });
  if (!username || !isAtRest || isError) return 'unknown';
  if (isFetching) return 'checking';
  if (currentData === true) return 'available';
  return currentData === false ? 'taken' : 'unknown';
}

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
