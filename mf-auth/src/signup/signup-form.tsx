import { Alert, Button, Checkbox, Field, Grid, Heading, Stack, TextInput, VisuallyHidden } from '@wattle/design-system';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { clearTypedError } from '../form';
import { ChildrenFields } from './children/children-fields';
import { useChildren } from './children/use-children';
import {
  type CheckedFields,
  EMPTY_CHILD,
  EMPTY_PARENT,
  isUntouched,
  noChildOf,
  type SignupFields,
  signupResolver,
} from './signup-fields';
import { useSignup } from './use-signup';

const PARENT_FIELDS = ['firstName', 'lastName', 'phone', 'email'] as const;

function ParentFields() {
  const { register, getValues, formState } = useFormContext<SignupFields>();
  const errors = formState.errors.parent;
  const isMissing = PARENT_FIELDS.some((name) => errors?.[name] && !getValues(`parent.${name}`)?.trim());
  const headingId = useId();
  return (
    <Stack role="group" aria-labelledby={headingId}>
      <Heading level={2} size={22} id={headingId}>
        Parent
      </Heading>
      {isMissing && <Alert tone="danger">Please fill in all required parent fields.</Alert>}
      <Grid>
        <Field label="First name" error={errors?.firstName?.message} isRequired>
          <TextInput dir="auto" autoComplete="given-name" {...register('parent.firstName')} />
        </Field>
        <Field label="Last name" error={errors?.lastName?.message} isRequired>
          <TextInput dir="auto" autoComplete="family-name" {...register('parent.lastName')} />
        </Field>
        <Field
          label="Phone"
          hint="With the area code, or the country code after +."
          error={errors?.phone?.message}
          isRequired
        >
          <TextInput type="tel" autoComplete="tel" {...register('parent.phone')} />
        </Field>
        <Field label="Email" hint="We email a link there to confirm it." error={errors?.email?.message} isRequired>
          <TextInput type="email" autoComplete="email" {...register('parent.email')} />
        </Field>
      </Grid>
    </Stack>
  );
}

function TermsField() {
  const { register, formState } = useFormContext<SignupFields>();
  return (
    <Checkbox {...register('terms')} error={formState.errors.terms?.message} isAlert aria-required>
      I agree to the <NewTab href="/terms">terms of service</NewTab> and have read the{' '}
      <NewTab href="/privacy">privacy notice</NewTab>.
    </Checkbox>
  );
}

/** Opens beside the form, so that nothing typed is lost. */
function NewTab({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

interface SignupFormProps {
  /** The address that the parent has entered on another page. */
  email?: string | undefined;
  /** A parent who is logged in adds children. */
  isParentKnown?: boolean;
}

export function SignupForm({ email = '', isParentKnown = false }: SignupFormProps) {
  const taken = useRef<string>(undefined);
  const [resolver] = useState(() => signupResolver((username) => username === taken.current));
  const form = useForm<SignupFields, unknown, CheckedFields>({
    resolver,
    defaultValues: { children: [EMPTY_CHILD], ...(!isParentKnown && { parent: { ...EMPTY_PARENT, email } }) },
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const children = useChildren(form, taken);
  const { submit, failure, clearFailure } = useSignup(form);
  const { submitCount, isSubmitting, errors } = form.formState;

  const element = useRef<HTMLFormElement>(null);
  const checks = submitCount + children.refusals;
  // Not whenever an error changes.
  useEffect(() => {
    if (checks === 0) return;
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (first) first.focus();
    else children.openFirstWithError();
  }, [checks]);

  const clearOnChange = (event: FormEvent) => {
    clearTypedError(form, event);
    // With the first letter there is a child.
    if (noChildOf(errors) && !isUntouched(form.getValues('children').at(-1))) form.clearErrors('children');
    if (failure) clearFailure();
  };

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} onChange={clearOnChange} noValidate ref={element}>
        <Stack gap={32}>
          {!isParentKnown && <ParentFields />}
          <ChildrenFields list={children} />
          <TermsField />
          {failure && <Alert tone="danger">{failure}</Alert>}
          <Button type="submit" size="large" isWide isBusy={isSubmitting} isDisabled={children.status === 'checking'}>
            {isParentKnown ? 'Add to our family' : 'Sign Up'}
          </Button>
        </Stack>
      </form>
    </FormProvider>
  );
}
