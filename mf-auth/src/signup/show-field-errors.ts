import type { FieldError } from '@wattle/contract';
import { type FieldPath, get, type UseFormReturn } from 'react-hook-form';
import type { SignupFields } from './signup-fields';

/** Shows sentences at their fields, and returns those that have found one. */
export function showFieldErrors(
  { getValues, setError }: Pick<UseFormReturn<SignupFields>, 'getValues' | 'setError'>,
  errors: FieldError[],
): FieldError[] {
  const fields = getValues();
  const isField = (path: string): path is FieldPath<SignupFields> =>
    ['string', 'boolean'].includes(typeof get(fields, path));
  return errors.filter(({ path, message }) => {
    if (!isField(path)) return false;
    setError(path, { type: 'server', message });
    return true;
  });
}
