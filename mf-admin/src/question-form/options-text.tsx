import { type OptionLetter, optionsOf } from '@wattle/contract';
import { Field, Stack, Textarea } from '@wattle/design-system';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { OPTIONS_FORMAT } from './format-alerts';
import type { QuestionValues } from './question-values';
import { movedTurns } from './turn-texts';
import { WrongTurnInput } from './wrong-turn-input';

/** The options as the one string that is stored, with the mistakes that lead to the wrong ones below. */
export function OptionsText({ error }: { error: string | undefined }) {
  const { register, setValue, getValues } = useFormContext<QuestionValues>();
  const [mcq_options, format, key] = useWatch<QuestionValues, ['mcq_options', 'format', 'correct_answer']>({
    name: ['mcq_options', 'format', 'correct_answer'],
  });
  const options = optionsOf({ mcq_options, format: format || undefined });
  const lastRead = useRef(options);
  const followOptions = (typed: string) => {
    const read = optionsOf({ mcq_options: typed, format: format || undefined });
    if (read.length === 0) return;
    setValue('turnTexts', movedTurns(lastRead.current, read, getValues('turnTexts')));
    lastRead.current = read;
  };
  const wrong = options.flatMap(({ letter }): OptionLetter[] => (letter === key ? [] : [letter]));
  return (
    <Stack gap={12}>
      <Field
        label="MCQ Options"
        hint={format === 'gap' ? 'A sentence, B sentence, up to G sentence' : 'A option, B option, C option, D option'}
        error={error}
        isAlert={error === OPTIONS_FORMAT}
        isRequired
      >
        <Textarea rows={3} {...register('mcq_options', { onChange: ({ target }) => followOptions(target.value) })} />
      </Field>
      {wrong.map((letter) => (
        <WrongTurnInput key={letter} letter={letter} />
      ))}
    </Stack>
  );
}
