import { homeOf, notify, useLocation, useNavigate } from '@wattle/platform';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type LoginMessage, withLoginMessage } from '../login/login-message';
import { LOGIN_PATH } from '../paths';
import { useOneAtATime } from '../use-one-at-a-time';
import { sentenceFor, showFieldErrors, signupErrorsOf } from './server-errors';
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
