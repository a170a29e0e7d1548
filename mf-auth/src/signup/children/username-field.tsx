import { usernameSchema } from '@wattle/contract/accounts';
import { Button, Field, Stack, TextInput, type TextInputProps, useDebounced } from '@wattle/design-system';
import { useFormContext } from 'react-hook-form';
import { useUsernameAvailabilityQuery } from '../signup.api';
import { noChildOf, type SignupFields, USERNAME_TAKEN } from '../signup-fields';

/** Wait after the last key before a username is checked (docs/published.md, limits). */
const USERNAME_DEBOUNCE_MS = 500;

type UsernameStatus = 'unknown' | 'checking' | 'available' | 'taken' | 'impossible';

/** Whether a username can be had, once nobody has typed for a while. Names that no child may have are not asked for. */
export function useUsernameCheck(typed: string): { status: UsernameStatus; suggestion?: string | undefined } {
  const username = usernameSchema.safeParse(typed).data;
  const isAtRest = useDebounced(typed, USERNAME_DEBOUNCE_MS) === typed;
  // The response to an older name belongs to that name, however late it comes.
  const { currentData, isFetching, isError } = useUsernameAvailabilityQuery(username ?? '', {
    skip: !username || !isAtRest,
    refetchOnMountOrArgChange: true,
  });
  if (!isAtRest || isError || typed.trim() === '') return { status: 'unknown' };
  if (!username) return { status: 'impossible' };
  if (isFetching) return { status: 'checking' };
  if (!currentData) return { status: 'unknown' };
  return currentData.available ? { status: 'available' } : { status: 'taken', suggestion: currentData.suggestion };
}

const STATUS_ERRORS: Partial<Record<UsernameStatus, string>> = {
  taken: 'Taken',
  impossible: 'Use 3 to 30 characters: plain letters (a to z), digits, dots, underscores or hyphens.',
};

interface UsernameFieldProps extends TextInputProps {
  name: `children.${number}.username`;
  status: UsernameStatus;
  suggestion: string | undefined;
  error: string | undefined;
}

/** A child's username, with what is known of its availability; the field announces each change of it. */
export function UsernameField({ status, suggestion, error, ...input }: UsernameFieldProps) {
  const { formState, setValue, setFocus } = useFormContext<SignupFields>();
  const { errors } = formState;
  const takeSuggestion = (username: string) => {
    setValue(input.name, username, { shouldDirty: true, shouldValidate: true });
    // The pressed button goes.
    setFocus(input.name);
  };
  return (
    <Stack gap={8}>
      <Field
        label="Username"
        hint={status === 'checking' ? 'Checking...' : '3 to 30 letters, digits, . _ or -'}
        success={status === 'available' ? 'Available' : undefined}
        error={error ?? (noChildOf(errors) && 'Username is required.') ?? STATUS_ERRORS[status]}
        isAlert={error === USERNAME_TAKEN}
        isRequired
      >
        <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...input} />
      </Field>
      {suggestion && (
        <div>
          <Button variant="secondary" onClick={() => takeSuggestion(suggestion)}>
            Use {suggestion}
          </Button>
        </div>
      )}
    </Stack>
  );
}
