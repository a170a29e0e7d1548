import type { FieldError } from '@wattle/contract';
import { type FieldPath, get, type UseFormReturn } from 'react-hook-form';
import type { SignupFields } from './signup-fields';

/** Shows sentences at their fields, and returns those that have found one. */
export function showFieldErrors(
  { getValues, setError }: Pick<UseFormReturn<SignupFields>, 'getValues' | 'setError'>,
  errors: FieldError[],
): FieldError[] {
  const fields = getValues();
  const isField = (path: string) => ['string', 'boolean'].includes(typeof get(fields, path));
  const shown = errors.filter(({ path }) => isField(path));
  // Of several at one field the first is the one to begin with, and what is set last stays.
  for (const { path, message } of shown.toReversed()) {
    setError(path as FieldPath<SignupFields>, { type: 'server', message });
  }
  return shown;
}
