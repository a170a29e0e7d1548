import type { Family } from '@wattle/contract/families';
import { capitalized, listInWords } from '@wattle/contract/text';
import { Cluster, color, Field, Panel, Stack, TextInput } from '@wattle/design-system';
import { notify } from '@wattle/platform';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { DenseButton } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';
import { useEraseFamilyMutation } from './families.api';
import { withCount } from './family-sentences';

const Frame = styled(Panel)`
  border-color: ${color.danger};

  h2 {
    color: ${color.danger};
  }
`;

export function EraseCard({ family: { id, parent, kept }, onErased }: { family: Family; onErased: () => void }) {
  const [typed, setTyped] = useState('');
  const [eraseFamily, { error, isLoading }] = useEraseFamilyMutation();
  const isConfirmed = typed.trim().toLowerCase() === parent.email;

  const erase = async (event: FormEvent) => {
    event.preventDefault();
    if (!isConfirmed || isLoading) return;
    const { data } = await eraseFamily({ id, email: typed });
    if (!data) return;
    notify.success(data.message);
    onErased();
  };

  return (
    <Frame title="Erase" gap={16}>
      <form onSubmit={erase} noValidate>
        <Stack>
          <p>{lossSentence(kept)} The list below keeps only that a family was erased, by whom and when.</p>
          <Field
            label={`Type ${parent.email} to erase`}
            hint={isConfirmed ? undefined : 'The button waits until the address is typed in full.'}
          >
            <TextInput
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <FailureAlert error={error}>The family could not be erased. Please try again.</FailureAlert>
          <Cluster>
            <DenseButton type="submit" variant="danger" isLocked={!isConfirmed} isBusy={isLoading}>
              Erase for good
            </DenseButton>
          </Cluster>
        </Stack>
      </form>
    </Frame>
  );
}

/** "One child, 61 attempts and 4 emails (one weekly report) go for good." */
function lossSentence({ weeklyReports = 0, linkMails = 0, ...stored }: Family['kept']): string {
  const ofMails = [
    ...(weeklyReports > 0 ? [withCount(weeklyReports, 'weekly report')] : []),
    ...(linkMails > 0 ? [`${linkMails} with a link`] : []),
  ].join(', ');
  const parts = [
    withCount(stored.children, 'child', 'children'),
    withCount(stored.attempts, 'attempt'),
    ...(stored.freeAssessments > 0 ? [withCount(stored.freeAssessments, 'free assessment')] : []),
    `${withCount(stored.mails, 'email')}${ofMails && ` (${ofMails})`}`,
  ];
  return capitalized(`${listInWords(parts)} go for good.`);
}
