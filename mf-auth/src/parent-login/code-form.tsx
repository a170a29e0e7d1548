import { zodResolver } from '@hookform/resolvers/zod';
import type { LoginResponse } from '@wattle/contract/accounts';
import { type LoginCode, loginCodeSchema } from '@wattle/contract/parent-login';
import { Alert, Button, Field, TextInput } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { CheckedForm, fieldErrorsOf } from '../checked-form';
import { useLogInWithCodeMutation } from '../login/login.api';

interface CodeFormProps {
  /** The address that a code was mailed to; empty where that was before the page was loaded. */
  email: string;
  onLogIn: (login: LoginResponse) => void;
}

/** Takes the code of the mail. */
export function CodeForm({ email, onLogIn }: CodeFormProps) {
  const [logIn, { data, error, isLoading, reset }] = useLogInWithCodeMutation();
  const form = useForm({
    resolver: zodResolver(loginCodeSchema),
    defaultValues: { email, code: '' },
    reValidateMode: 'onSubmit',
  });
  const { register, setFocus } = form;
  const { errors } = form.formState;
  const refusedCode = fieldErrorsOf(error).find(({ path }) => path === 'code')?.message;

  useEffect(() => setFocus(email ? 'code' : 'email'), [email, setFocus]);

  const submitCode = async (typed: LoginCode) => {
    if (data) return;
    const response = await logIn(typed);
    if (response.data) onLogIn(response.data);
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
        <Alert tone="danger">{errorMessage(error, 'We could not log you in. Please try again.')}</Alert>
      )}
      <Button type="submit" size="large" isWide isBusy={isLoading}>
        Log in
      </Button>
    </CheckedForm>
  );
}
