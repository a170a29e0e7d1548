import type { FieldError } from '@wattle/contract/primitives';
import { errorMessage, errorStatus, homeOf, notify, useLocation, useNavigate } from '@wattle/platform';
import { useRef, useState } from 'react';
import { type FieldPath, get, type UseFormReturn } from 'react-hook-form';
import { fieldErrorsOf, useOneAtATime } from '../form';
import { type LoginMessage, withLoginMessage } from '../login/login-message';
import { LOGIN_PATH } from '../paths';
import { useAddChildrenMutation, useSignUpMutation } from './signup.api';
import type { CheckedFields, SignupFields } from './signup-fields';

/**
 * Gives an id that stays the same for as long as the same is sent: where a response was lost, the server knows the form
 * again. Undefined where the browser has no such ids, which is where the page came without TLS from another machine.
 */
function useRequestId(): (request: object) => string | undefined {
  const last = useRef<{ content: string; id: string | undefined }>(undefined);
  return (request) => {
    const content = JSON.stringify(request);
    if (last.current?.content !== content) last.current = { content, id: globalThis.crypto?.randomUUID?.() };
    return last.current.id;
  };
}

/** Sends the form, and leads on to the log-in, or a parent back to the family; or shows why not, where it belongs. */
export function useSignup(form: UseFormReturn<SignupFields, unknown, CheckedFields>) {
  const [signUp] = useSignUpMutation();
  const [addChildren] = useAddChildrenMutation();
  const [failure, setFailure] = useState<string>();
  const requestIdOf = useRequestId();
  const navigate = useNavigate();
  const { state } = useLocation();

  const showFailure = (error: unknown, request: CheckedFields) => {
    const sentence = sentenceFor(error);
    const shown = showFieldErrors(form, signupErrorsOf(error, request));
    // Said once is enough.
    if (!shown.some(({ message }) => message === sentence)) setFailure(sentence);
  };

  const submit = useOneAtATime(
    form.handleSubmit(
      async (request) => {
        setFailure(undefined);
        const { parent, children, terms } = request;
        const { error } = await (parent
          ? signUp({ parent, children, terms, requestId: requestIdOf(request) })
          : addChildren({ children, terms }));
        if (error) return showFailure(error, request);
        if (!parent) {
          notify.success(messageAfter(request).sentence);
          return navigate(homeOf('parent'));
        }
        // Where the visitor wanted to go before signing up goes along.
        navigate(LOGIN_PATH, { state: withLoginMessage(state, messageAfter(request)) });
      },
      () => setFailure(undefined),
    ),
  );

  return { submit, failure, clearFailure: () => setFailure(undefined) };
}

/** Who can log in now; the first child may do so on the spot. */
function messageAfter({ children }: CheckedFields): LoginMessage {
  const [first] = children;
  const username = first?.username ?? '';
  const sentence =
    first && children.length === 1
      ? `The account is ready: ${first.firstName} can log in as ${username}.`
      : `The accounts are ready: ${children.map((child) => `${child.firstName} logs in as ${child.username}`).join(', ')}.`;
  return { username, sentence, hasMailedLink: true };
}

/** The catalogue's sentence for a sign-up that has failed (docs/published.md, sentences). */
function sentenceFor(error: unknown): string {
  return errorStatus(error) === undefined
    ? 'An error occurred while signing up. Please try again.'
    : errorMessage(error, 'Signup failed. Please try again.');
}

/** What the server says of single fields. A conflict without a list is about the username that its sentence names. */
function signupErrorsOf(error: unknown, { children }: CheckedFields): FieldError[] {
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
