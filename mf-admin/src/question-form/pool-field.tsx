import { Field, Select } from '@wattle/design-system';
import { useFormContext } from 'react-hook-form';
import type { QuestionValues } from './question-values';

/** Who is served the question. */
export function PoolField() {
  const { register, formState } = useFormContext<QuestionValues>();
  const { defaultValues, errors } = formState;
  return (
    <Field
      label="Pool"
      hint="Questions of the free assessment may become public: no child’s test serves them. A passage is served only if all its questions are of one pool."
      error={errors.pool?.message}
    >
      <Select {...register('pool')}>
        {/* A question without a pool is of the tests: opening it changes nothing. */}
        <option value={defaultValues?.pool === 'Tests' ? 'Tests' : ''}>Tests</option>
        <option>Free assessment</option>
      </Select>
    </Field>
  );
}
