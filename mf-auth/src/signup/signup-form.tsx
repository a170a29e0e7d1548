import type { SignupRequest } from '@wattle/contract';
import { Alert, Button, Stack } from '@wattle/design-system';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ChildrenFields } from './children/children-fields';
import { useChildren } from './children/use-children';
import { ParentFields } from './parent-fields';
import { EMPTY_CHILD, EMPTY_PARENT, type SignupFields, signupResolver } from './signup-fields';
import { TermsField } from './terms-field';
import { useSignup } from './use-signup';

export function SignupForm() {
  const taken = useRef<string>(undefined);
  const [resolver] = useState(() => signupResolver((username) => username === taken.current));
  const form = useForm<SignupFields, unknown, SignupRequest>({
    resolver,
    defaultValues: { parent: EMPTY_PARENT, children: [EMPTY_CHILD] },
    shouldFocusError: false,
  });
  const children = useChildren(form, taken);
  const { submit, failure } = useSignup(form);
  const { submitCount, isSubmitting } = form.formState;

  const element = useRef<HTMLFormElement>(null);
  const checks = submitCount + children.refusals;
  // Not whenever an error changes.
  useEffect(() => {
    if (checks === 0) return;
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (first) first.focus();
    else children.openFirstWithError();
  }, [checks]);

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate ref={element}>
        <Stack gap={32}>
          <ParentFields />
          <ChildrenFields list={children} />
          <TermsField />
          {failure && <Alert tone="danger">{failure}</Alert>}
          <Button type="submit" size="large" isWide isBusy={isSubmitting} disabled={children.status === 'checking'}>
            Sign Up
          </Button>
        </Stack>
      </form>
    </FormProvider>
  );
}
