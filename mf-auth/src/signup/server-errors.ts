import type { FieldError } from '@wattle/contract/primitives';
import { errorMessage, errorStatus } from '@wattle/platform';
import { type FieldPath, get, type UseFormReturn } from 'react-hook-form';
import { fieldErrorsOf } from '../checked-form';
import type { CheckedFields, SignupFields } from './signup-fields';

/** The catalogue's sentence for a sign-up that has failed (docs/published.md, sentences). */
export function sentenceFor(error: unknown): string {
  return errorStatus(error) === undefined
    ? 'An error occurred while signing up. Please try again.'
    : errorMessage(error, 'Signup failed. Please try again.');
}

/** What the server says of single fields. A conflict without a list is about the username that its sentence names. */
export function signupErrorsOf(error: unknown, { children }: CheckedFields): FieldError[] {
  const errors = fieldErrorsOf(error);
  if (errors.length > 0) return errors;
  if (errorStatus(error) !== 409) return [];
  const message = sentenceFor(error);
  const index = children.length === 1 ? 0 : indexOfNamed(message, children);
  return index < 0 ? [] : [{ path: `children.${index}.username`, message }];
}

/** The longest name that occurs wins, because `sam` also occurs in `samuel`. */
function indexOfNamed(sentence: string, children: CheckedFields['children']): number {
  const named = children
    .map(({ username }, index) => ({ username, index }))
    .filter(({ username }) => sentence.toLowerCase().includes(username.toLowerCase()))
    .sort((one, other) => other.username.length - one.username.length);
  return named[0]?.index ?? -1;
}

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
