import { zodResolver } from '@hookform/resolvers/zod';
import type { LoginResponse } from '@wattle/contract/accounts';
import { type SignInCode, signInCodeSchema } from '@wattle/contract/parent-sign-in';
import { Alert, Button, Field, TextInput } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { CheckedForm, fieldErrorsOf } from '../checked-form';
import { useSignInWithCodeMutation } from './parent-sign-in.api';

interface CodeFormProps {
  /** The address that a code was mailed to; empty where that was before the page was loaded. */
  email: string;
  onSignIn: (login: LoginResponse) => void;
}

/** Takes the code of the mail. */
export function CodeForm({ email, onSignIn }: CodeFormProps) {
  const [signIn, { data, error, isLoading, reset }] = useSignInWithCodeMutation();
  const form = useForm({
    resolver: zodResolver(signInCodeSchema),
    defaultValues: { email, code: '' },
    reValidateMode: 'onSubmit',
  });
  const { register, setFocus } = form;
  const { errors } = form.formState;
  const refusedCode = fieldErrorsOf(error).find(({ path }) => path === 'code')?.message;

  useEffect(() => setFocus(email ? 'code' : 'email'), [email, setFocus]);

  const submitCode = async (typed: SignInCode) => {
    if (data) return;
    const response = await signIn(typed);
    if (response.data) onSignIn(response.data);
  };

  return (
    <CheckedForm form={form} onSubmit={submitCode} onChange={() => error && reset()}>
      <Field label="Parent’s email" error={errors.email?.message} isRequired>
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field
        label="Code"
        hint="The six digits of the newest email."
        error={errors.code?.message ?? refusedCode}
        isRequired
      >
        <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={9} {...register('code')} />
      </Field>
      {error && !refusedCode && (
        <Alert tone="danger">{errorMessage(error, 'We could not sign you in. Please try again.')}</Alert>
      )}
      <Button type="submit" size="large" isWide isBusy={isLoading}>
        Sign in
      </Button>
    </CheckedForm>
  );
}
