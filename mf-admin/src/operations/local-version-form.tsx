import { zodResolver } from '@hookform/resolvers/zod';
import {
  localVersionRequestSchema,
  MAX_LOCAL_VERSION_HOURS,
  packageName,
  type RemoteOperations,
} from '@wattle/contract/operations';
import { Button, Card, Cluster, Field, Select, Stack, TextInput } from '@wattle/design-system';
import { reloadAt, useLocation } from '@wattle/platform';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FailureAlert } from '../shared/failure-alert';
import { useShowLocalVersionMutation } from './operations.api';

const HOURS = Array.from({ length: MAX_LOCAL_VERSION_HOURS }, (_, index) => index + 1);

export function LocalVersionForm({ remotes }: { remotes: readonly Pick<RemoteOperations, 'name'>[] }) {
  const names = remotes.map(({ name }) => name).filter((name) => name !== 'shell');
  const [remote = names[0] ?? '', setRemote] = useState<string>();
  const [showLocalVersion, { error, isLoading }] = useShowLocalVersionMutation();
  const { pathname } = useLocation();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(localVersionRequestSchema),
    defaultValues: { port: 3_101, hours: 1 },
  });

  const show = handleSubmit(async (request) => {
    const response = await showLocalVersion({ remote, ...request });
    if (response.error) return;
    // The server writes it into the page.
    reloadAt(pathname);
  });

  return (
    <Card>
      <form onSubmit={show} noValidate>
        <Stack>
          <p>
            Start it with <code>pnpm dev {packageName(remote)} --shell</code> and the address of this page, and allow
            this page to reach your machine if the browser asks. Only this browser shows it, and never to a student.
          </p>
          <Cluster gap={16}>
            <Field label="Remote">
              <Select value={remote} onChange={({ target }) => setRemote(target.value)}>
                {names.map((name) => (
                  <option key={name} value={name}>
                    {packageName(name)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Port" error={formState.errors.port?.message}>
              <TextInput inputMode="numeric" {...register('port', { valueAsNumber: true })} />
            </Field>
            <Field label="Hours">
              <Select {...register('hours', { valueAsNumber: true })}>
                {HOURS.map((hours) => (
                  <option key={hours} value={hours}>
                    {hours}
                  </option>
                ))}
              </Select>
            </Field>
          </Cluster>
          <FailureAlert error={error}>Nothing was changed. Please try again.</FailureAlert>
          <Cluster>
            <Button type="submit" isBusy={isLoading}>
              Show my local version
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}
