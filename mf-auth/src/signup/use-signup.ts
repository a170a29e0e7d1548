import type { SignupRequest } from '@wattle/contract';
import { useLocation, useNavigate } from '@wattle/platform';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type LoginMessage, withLoginMessage } from '../login/login-message';
import { LOGIN_PATH } from '../paths';
import { useOneAtATime } from '../use-one-at-a-time';
import { fieldErrorsOf, sentenceFor } from './server-errors';
import { showFieldErrors } from './show-field-errors';
import { useSignUpMutation } from './signup.api';
import type { SignupFields } from './signup-fields';
import { useRequestId } from './use-request-id';

/** Sends the form, and leads on to the log-in; or shows why not, where it belongs. */
export function useSignup(form: UseFormReturn<SignupFields, unknown, SignupRequest>) {
  const [signUp] = useSignUpMutation();
  const [failure, setFailure] = useState<string>();
  const requestIdOf = useRequestId();
  const navigate = useNavigate();
  const { state } = useLocation();

  const showFailure = (error: unknown, request: SignupRequest) => {
    const sentence = sentenceFor(error);
    const shown = showFieldErrors(form, fieldErrorsOf(error, request));
    // Said once is enough.
    if (!shown.some(({ message }) => message === sentence)) setFailure(sentence);
  };

  const submit = useOneAtATime(
    form.handleSubmit(
      async (request) => {
        setFailure(undefined);
        const { error } = await signUp({ ...request, requestId: requestIdOf(request) });
        if (error) return showFailure(error, request);
        // Where the visitor wanted to go before signing up goes along.
        navigate(LOGIN_PATH, { state: withLoginMessage(state, messageAfter(request)) });
      },
      () => setFailure(undefined),
    ),
  );

  return { submit, failure, clearFailure: () => setFailure(undefined) };
}

/** Who can log in now; the first child may do so on the spot. */
function messageAfter({ children }: SignupRequest): LoginMessage {
  const [first] = children;
  const username = first?.username ?? '';
  const sentence =
    first && children.length === 1
      ? `The account is ready: ${first.firstName} can log in as ${username}.`
      : `The accounts are ready: ${children.map((child) => `${child.firstName} logs in as ${child.username}`).join(', ')}.`;
  return { username, sentence, hasMailedLink: true };
}
