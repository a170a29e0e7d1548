import type { FormEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * For the `onChange` of a form whose fields are checked when it is sent: what is being typed is not known to be wrong,
 * so its error goes.
 */
export function clearTypedErrors<Fields extends FieldValues>({
  clearErrors,
}: Pick<UseFormReturn<Fields>, 'clearErrors'>) {
  return ({ target }: FormEvent) => clearErrors((target as HTMLInputElement).name as FieldPath<Fields>);
}
