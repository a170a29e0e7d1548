import { Field, Stack, Textarea } from '@wattle/design-system';
import { useFormContext } from 'react-hook-form';
import { FoldedText } from '../bank/folded-text';
import { FormattedPassage } from '../bank/formatted-passage';
import { gapsHint } from './gaps';
import type { TypedFormat } from './option-texts';
import type { QuestionValues } from './question-values';

interface PassageFieldProps {
  /** A format with one text. */
  format: TypedFormat;
}

/** The passage as one text; gaps and line numbers are shown below as they are typed. */
export function PassageField({ format }: PassageFieldProps) {
  const { register, watch, formState } = useFormContext<QuestionValues>();
  const text = watch('text');
  const hints: Partial<Record<TypedFormat, string>> = {
    gap: `Write [1], [2] and so on where a sentence is missing. ${gapsHint(text)}`,
    poem: 'The title, a blank line, then the lines. A blank line ends a stanza.',
  };
  return (
    <Stack gap={12}>
      <Field
        label={format === 'poem' ? 'Poem' : 'Passage'}
        isOptional={format === ''}
        isRequired={format !== ''}
        hint={hints[format]}
        error={formState.errors.text?.message}
      >
        <Textarea rows={8} {...register('text')} />
      </Field>
      {format && text.trim() && (
        <FoldedText title={format === 'gap' ? 'The passage with its gaps' : 'The poem with its line numbers'} isOpen>
          <FormattedPassage text={text} format={format} />
        </FoldedText>
      )}
    </Stack>
  );
}
