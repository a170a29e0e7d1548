import { reads, sends } from '@wattle/contract/endpoint';
import { emailSchema } from '@wattle/contract/primitives';
import { MAILED_QUESTIONS, setStatisticsMail, statisticsMail } from '@wattle/contract/statistics-mail';
import { numberInWords } from '@wattle/contract/text';
import { Cluster, Field, MutedText, Panel, TextInput } from '@wattle/design-system';
import { notify } from '@wattle/platform';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../api';
import { DenseButton } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';

const { useStatisticsMailQuery, useSetStatisticsMailMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    statisticsMail: build.query({
      ...reads(statisticsMail, undefined, { fallback: null }),
      providesTags: ['StatisticsMail'],
    }),
    setStatisticsMail: build.mutation({ ...sends(setStatisticsMail), invalidatesTags: ['StatisticsMail'] }),
  }),
});

const AtBottom = styled(Cluster)`
  align-items: flex-end;
`;

/** Where the monthly email of what to mend goes; each member of staff decides for herself. */
export function MonthlyMail() {
  const { data } = useStatisticsMailQuery(undefined, { refetchOnMountOrArgChange: true });
  const [save, { error, isLoading }] = useSetStatisticsMailMutation();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  if (!data) return null;
  const set = async (email: string | null) => {
    const saved = await save({ email });
    if (saved.data) notify.success(saved.data.message);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = emailSchema.safeParse(typed);
    setFault(read.error?.issues[0]?.message);
    if (read.data) void set(read.data);
  };
  return (
    <Panel title="Monthly email" titleSize={18} gap={8}>
      <MutedText>
        {`In the first days of a month: the ${numberInWords(MAILED_QUESTIONS)} questions to mend first. Nothing comes where nothing is flagged.`}
      </MutedText>
      <FailureAlert error={error}>This could not be saved. Please try again.</FailureAlert>
      {data.email ? (
        <Cluster gap={12}>
          <p>
            It goes to <strong>{data.email}</strong>.
          </p>
          <DenseButton isBusy={isLoading} onClick={() => set(null)}>
            Stop it
          </DenseButton>
        </Cluster>
      ) : (
        <form onSubmit={submit} noValidate>
          <AtBottom gap={12}>
            <Field label="Your email address" error={fault}>
              <TextInput
                type="email"
                size="dense"
                autoComplete="email"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </Field>
            <DenseButton type="submit" isBusy={isLoading}>
              Send it to me
            </DenseButton>
          </AtBottom>
        </form>
      )}
    </Panel>
  );
}
