import type { Family } from '@wattle/contract';
import { Alert, Button, Card, color, Field, Heading, Stack, TextInput } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useEraseFamilyMutation } from './families.api';
import { counted } from './names';

const Frame = styled(Card).attrs({ forwardedAs: 'section' })`
  border-color: ${color.danger};
`;

const Title = styled(Heading)`
  color: ${color.danger};
`;

const Erase = styled(Button)`
  align-self: flex-start;
`;

interface EraseCardProps {
  family: Family;
  onErased: () => void;
}

/** Erases everything that is kept of a family, once its address is typed. */
export function EraseCard({ family, onErased }: EraseCardProps) {
  const { id, parent, kept } = family;
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
    <Frame aria-labelledby="erase">
      <form onSubmit={erase} noValidate>
        <Stack>
          <Title level={2} size={20} id="erase">
            Erase
          </Title>
          <p>{whatGoes(kept)} The list below keeps only that a family was erased, by whom and when.</p>
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
          {error && (
            <Alert tone="danger">{errorMessage(error, 'The family could not be erased. Please try again.')}</Alert>
          )}
          <Erase type="submit" variant="danger" size="dense" aria-disabled={!isConfirmed} isBusy={isLoading}>
            Erase for good
          </Erase>
        </Stack>
      </form>
    </Frame>
  );
}

function whatGoes({
  children,
  attempts,
  freeAssessments,
  mails,
  weeklyReports = 0,
  linkMails = 0,
}: Family['kept']): string {
  const ofMails = [
    ...(weeklyReports > 0 ? [counted(weeklyReports, 'weekly report', 'weekly reports')] : []),
    ...(linkMails > 0 ? [`${linkMails} with a link`] : []),
  ].join(', ');
  const parts = [
    counted(children, 'child', 'children'),
    counted(attempts, 'attempt', 'attempts'),
    ...(freeAssessments > 0 ? [counted(freeAssessments, 'free assessment', 'free assessments')] : []),
    `${counted(mails, 'email', 'emails')}${ofMails && ` (${ofMails})`}`,
  ];
  const sentence = `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)} go for good.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
