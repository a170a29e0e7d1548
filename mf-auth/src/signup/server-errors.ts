import type { ErrorBody, FieldError, SignupRequest } from '@wattle/contract';
import { errorMessage, errorStatus } from '@wattle/platform';

/** The catalogue's sentence for a sign-up that has failed (docs/published.md, sentences). */
export function sentenceFor(error: unknown): string {
  return errorStatus(error) === undefined
    ? 'An error occurred while signing up. Please try again.'
    : errorMessage(error, 'Signup failed. Please try again.');
}

/** What the server says of single fields. A conflict without a list is about the username that its sentence names. */
export function fieldErrorsOf(error: unknown, { children }: SignupRequest): FieldError[] {
  const { errors } = ((error as { data?: Partial<ErrorBody> | null }).data ?? {}) as Partial<ErrorBody>;
  if (Array.isArray(errors) && errors.length > 0) return errors;
  if (errorStatus(error) !== 409) return [];
  const message = sentenceFor(error);
  const index = children.length === 1 ? 0 : indexOfNamed(message, children);
  return index < 0 ? [] : [{ path: `children.${index}.username`, message }];
}

/** The longest name that occurs wins, because `sam` also occurs in `samuel`. */
function indexOfNamed(sentence: string, children: SignupRequest['children']): number {
  const named = children
    .map(({ username }, index) => ({ username, index }))
    .filter(({ username }) => sentence.toLowerCase().includes(username.toLowerCase()))
    .sort((one, other) => other.username.length - one.username.length);
  return named[0]?.index ?? -1;
}
