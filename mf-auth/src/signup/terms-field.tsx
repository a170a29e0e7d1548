import { Checkbox, VisuallyHidden } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { SignupFields } from './signup-fields';

export function TermsField() {
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
