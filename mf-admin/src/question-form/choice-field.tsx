import type { ContentField } from '@wattle/contract';
import { Field, Select } from '@wattle/design-system';
import { useFormContext } from 'react-hook-form';
import type { QuestionValues } from './question-values';

interface ChoiceFieldProps {
  name: ContentField;
  label: string;
  options: readonly (string | number)[];
  isOptional?: boolean;
}

/** One of the values that a field may have. */
export function ChoiceField({ name, label, options, isOptional = false }: ChoiceFieldProps) {
  const { register, formState } = useFormContext<QuestionValues>();
  return (
    <Field label={label} error={formState.errors[name]?.message} isRequired={!isOptional} isOptional={isOptional}>
      <Select {...register(name)}>
        <option value="">{isOptional ? 'Not set' : 'Choose'}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </Field>
  );
}
