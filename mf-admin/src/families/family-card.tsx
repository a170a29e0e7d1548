import { EXAM_NAMES } from '@wattle/contract/constants';
import type { Family, FamilyChild } from '@wattle/contract/families';
import { attemptTitle } from '@wattle/contract/test-kinds';
import {
  Card,
  Chip,
  Cluster,
  color,
  DataTable,
  formatDate,
  formatDateTime,
  Heading,
  MutedText,
  NamedText,
  Stack,
  space,
  VisuallyHidden,
} from '@wattle/design-system';
import { notify } from '@wattle/platform';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { DenseButton } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';
import { useMailPasswordLinkMutation } from './families.api';
import { fullName, withCount } from './family-sentences';

const Head = styled(Stack)`
  overflow-wrap: anywhere;

  padding: ${space[20]};
`;

const Foot = styled(MutedText)`
  border-top: 1px solid ${color.line};

  padding: ${space[12]} ${space[20]};
`;

export function FamilyCard({ family }: { family: Family }) {
  const { id, parent, children, createdAt } = family;
  const heading = useRef<HTMLHeadingElement>(null);
  // Below 768 px the family stands under the results, and would not be seen.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" isFlush aria-labelledby={`family-${id}`}>
      <Head gap={4}>
        <Cluster justify="space-between">
          <Heading level={2} size={22} id={`family-${id}`} ref={heading} tabIndex={-1}>
            <NamedText name={fullName(parent)} />
          </Heading>
          <Cluster gap={8}>
            {parent.emailConfirmedAt && <Chip tone="action">Address confirmed</Chip>}
            <Chip>Since {formatDate(createdAt)}</Chip>
          </Cluster>
        </Cluster>
        <p>
          {parent.email}, {parent.phone}
        </p>
      </Head>
      <DataTable
        caption={`Children of ${fullName(parent)}`}
        columns={[
          { label: 'Child', cell: (child) => <ChildName child={child} /> },
          { label: 'Year', cell: ({ grade, exam }) => <YearAndExam grade={grade} exam={exam} />, hasLabel: true },
          { label: 'Last test', cell: (child) => <LastTest child={child} /> },
          {
            label: 'Last seen',
            cell: ({ lastSeen }) => (lastSeen ? formatDateTime(lastSeen) : 'Never'),
            hasLabel: true,
          },
          { label: 'Password', cell: (child) => <ResetPasswordButton familyId={id} child={child} /> },
        ]}
        rows={children}
        keyOf={(child) => child.id}
      />
      <Foot>Reset emails the parent a link: staff never see a password.</Foot>
    </Card>
  );
}

function ChildName({ child }: { child: FamilyChild }) {
  return (
    <>
      <strong>
        <NamedText name={fullName(child)} />
      </strong>
      <MutedText>{child.username}</MutedText>
    </>
  );
}

function YearAndExam({ grade, exam }: Pick<FamilyChild, 'grade' | 'exam'>) {
  return (
    <>
      {grade}
      {exam && <MutedText>{EXAM_NAMES[exam]}</MutedText>}
    </>
  );
}

/** "Weekly test, Maths: 11 of 17"; a subject test is called by its subject, a writing has no score. */
function LastTest({ child: { lastTest, testsTaken } }: { child: FamilyChild }) {
  if (!lastTest) return 'No test yet';
  const { score, total, submittedAt, ...test } = lastTest;
  return (
    <>
      {attemptTitle(test)}
      {score !== null && `: ${score} of ${total}`}
      <MutedText>
        {formatDateTime(submittedAt)}; {withCount(testsTaken, 'test')} in all
      </MutedText>
    </>
  );
}

function ResetPasswordButton({ familyId, child }: { familyId: string; child: FamilyChild }) {
  const [mailPasswordLink, { error, isLoading }] = useMailPasswordLinkMutation();

  const mailLink = async () => {
    const { data } = await mailPasswordLink({ familyId, childId: child.id });
    if (data) notify.success(data.message);
  };

  return (
    <Stack gap={8} align="flex-start">
      <DenseButton isBusy={isLoading} onClick={mailLink}>
        Reset password
        <VisuallyHidden>of {fullName(child)}</VisuallyHidden>
      </DenseButton>
      <FailureAlert error={error}>The email could not be sent. Please try again.</FailureAlert>
    </Stack>
  );
}
