import { Field, Stack, Textarea } from '@wattle/design-system';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { OPTIONS_FORMAT } from './form-resolver';
import { letterAt, optionTextsOf, rewritten, toMcqOptions } from './options';
import type { QuestionValues } from './question-values';
import { RationaleInput } from './rationale-input';

/** The options as one text, which is read as it is typed, with the mistakes that lead to the wrong ones below. */
export function OptionsText({ error }: { error: string | undefined }) {
  const { setValue, getValues, trigger, formState } = useFormContext<QuestionValues>();
  const [options, unreadOptions, format, key] = useWatch<
    QuestionValues,
    ['options', 'unreadOptions', 'format', 'correct_answer']
  >({ name: ['options', 'unreadOptions', 'format', 'correct_answer'] });
  const [text, setText] = useState(() => unreadOptions ?? toMcqOptions(options));

  const readText = (typed: string) => {
    setText(typed);
    const texts = optionTextsOf(typed, format);
    const isRead = texts !== null && texts.length > 0;
    if (isRead) setValue('options', rewritten(getValues('options'), texts, format), { shouldDirty: true });
    setValue('unreadOptions', isRead ? null : typed, { shouldDirty: true });
    if (formState.isSubmitted) void trigger(['options', 'unreadOptions']);
  };

  return (
    <Stack gap={12}>
      <Field
        label="MCQ Options"
        hint={format === 'gap' ? 'A sentence, B sentence, up to G sentence' : 'A option, B option, C option, D option'}
        error={error}
        isAlert={error === OPTIONS_FORMAT}
        isRequired
      >
        <Textarea rows={3} value={text} onChange={({ target }) => readText(target.value)} />
      </Field>
      {unreadOptions === null &&
        options.map(
          (option, index) =>
            option.text.trim() &&
            letterAt(index) !== key && (
              // Another option at the same place has another input, which shows what is typed about it.
              <RationaleInput key={`${letterAt(index)} ${option.text}`} index={index} />
            ),
        )}
    </Stack>
  );
}
