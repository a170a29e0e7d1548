import { Alert, Button, Cluster, Field, Panel, Stack, TextInput } from '@wattle/design-system';
import { errorMessage, useNavigate } from '@wattle/platform';
import { type FormEvent, useState } from 'react';
import { paperPath } from '../paths';
import { useEnterPaperMutation } from './paper.api';

interface EnterCodeProps {
  isQuiet?: boolean;
  /** Of a parent. */
  childId?: string;
}

/** Finds a paper by its code; one whose answers are in shows its result. */
export function EnterCode({ isQuiet = false, childId }: EnterCodeProps) {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [enter, { error, isLoading }] = useEnterPaperMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await enter({ code: code.replaceAll(/\s/g, ''), childId });
    // It leads on to the result where the answers are in.
    if (data) navigate(paperPath(data.paperCode, '/answers', childId));
  };
  return (
    <Panel title="Enter a paper test">
      <form onSubmit={submit} noValidate>
        <Stack gap={12}>
          {error && (
            <Alert tone="danger">{errorMessage(error, 'The code could not be checked. Please try again.')}</Alert>
          )}
          <Cluster gap={16} style={{ alignItems: 'flex-end' }}>
            <Field label="Code on the answer sheet">
              <TextInput
                value={code}
                maxLength={8}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={({ target }) => setCode(target.value.toUpperCase())}
              />
            </Field>
            <Button
              type="submit"
              variant={isQuiet ? 'secondary' : 'primary'}
              isBusy={isLoading}
              isDisabled={!code.trim()}
            >
              Enter the answers
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Panel>
  );
}
