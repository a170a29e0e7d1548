import { OPTION_LETTERS } from '@wattle/contract';
import { Alert, Button, Cluster, Stack, TextInput } from '@wattle/design-system';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { OptionRadio } from './option-radio';
import { type OptionTexts, toMcqOptions } from './option-texts';
import type { QuestionValues } from './question-values';

const Row = styled(Cluster)`
  flex-wrap: nowrap;

  & > :last-child {
    flex: 1;
  }
`;

interface OptionInputsProps {
  texts: OptionTexts;
  error: string | undefined;
}

/** One input for each option, with the mark of the right one before it. */
export function OptionInputs({ texts, error }: OptionInputsProps) {
  const { setValue, formState } = useFormContext<QuestionValues>();
  const key = useWatch<QuestionValues, 'correct_answer'>({ name: 'correct_answer' });

  const change = (changed: OptionTexts) => {
    setValue('optionTexts', changed, { shouldDirty: true });
    setValue('mcq_options', toMcqOptions(changed), { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };

  return (
    <Stack gap={8} role="group" aria-label="Options, one by one">
      {texts.map((text, index) => {
        const letter = OPTION_LETTERS[index] as string;
        return (
          <Row key={letter} gap={8}>
            <OptionRadio
              letter={letter}
              isChecked={key === letter}
              onCheck={() =>
                setValue('correct_answer', letter, { shouldDirty: true, shouldValidate: formState.isSubmitted })
              }
            />
            <TextInput
              aria-label={`Option ${letter}`}
              aria-invalid={error ? true : undefined}
              value={text}
              onChange={({ target }) => change(texts.with(index, target.value))}
            />
          </Row>
        );
      })}
      <Cluster>
        {texts.length < OPTION_LETTERS.length && (
          <Button variant="quiet" size="dense" onClick={() => change([...texts, ''])}>
            Add option {OPTION_LETTERS[texts.length]}
          </Button>
        )}
      </Cluster>
      {error && <Alert tone="danger">{error}</Alert>}
    </Stack>
  );
}
