import { Alert, Field, Grid, Heading, Stack, TextInput } from '@wattle/design-system';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import type { SignupFields } from './signup-fields';

const PARENT_FIELDS = ['firstName', 'lastName', 'phone', 'email'] as const;

export function ParentFields() {
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
