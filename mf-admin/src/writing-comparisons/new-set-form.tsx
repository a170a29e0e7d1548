import { formatCount } from '@wattle/contract/text';
import type { ComparisonSetList } from '@wattle/contract/writing-comparisons';
import { Alert, Button, Cluster, Field, Select, Stack } from '@wattle/design-system';
import { errorMessage, useNavigate } from '@wattle/platform';
import { type SubmitEvent, useState } from 'react';
import { comparePath } from '../paths';
import { useMakeComparisonSetMutation } from './comparisons.api';

interface NewSetFormProps {
  /** At least one. */
  prompts: ComparisonSetList['prompts'];
}

/** Makes a set of the texts of a prompt, and goes to its first pair. */
export function NewSetForm({ prompts }: NewSetFormProps) {
  const [chosen, setChosen] = useState('');
  const [make, { isLoading, error }] = useMakeComparisonSetMutation();
  const navigate = useNavigate();
  const questionId = prompts.some((prompt) => prompt.questionId === chosen) ? chosen : prompts[0]?.questionId;

  const begin = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isLoading || !questionId) return;
    const { data } = await make(questionId);
    if (data) navigate(comparePath(data.id));
  };

  return (
    <form onSubmit={begin}>
      <Stack gap={16}>
        {error && <Alert tone="danger">{errorMessage(error, 'The set could not be made. Please try again.')}</Alert>}
        <Field label="Prompt">
          <Select value={questionId} onChange={({ target }) => setChosen(target.value)}>
            {prompts.map((prompt) => (
              <option key={prompt.questionId} value={prompt.questionId}>
                {prompt.title} ({formatCount(prompt.texts, 'text')})
              </option>
            ))}
          </Select>
        </Field>
        <Cluster>
          <Button type="submit" isBusy={isLoading}>
            Compare its texts
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
