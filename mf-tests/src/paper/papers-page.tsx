import { isStaff, mayUse } from '@wattle/contract/roles';
import { ButtonLink, EmptyState, Page, ParentLink } from '@wattle/design-system';
import { NoData } from '@wattle/exam-player';
import { homeOf, Link, Navigate, useLocation, usePageTitle, useSession } from '@wattle/platform';
import type { ComponentProps } from 'react';
import { FRESH } from '../api';
import { openPapersOf } from '../attempts';
import { useOwnChildQuery, useOwnChildrenQuery } from '../family/family.api';
import { DASHBOARD_PATH, FAMILY_PATH } from '../paths';
import { usePracticeExamQuery } from '../practice-exam.api';
import { useAttemptListQuery } from '../tests.api';
import { EnterCode } from './enter-code';
import { useHandedOutPapersQuery } from './paper.api';
import { PaperList } from './paper-list';
import { PrintForm } from './print-form';

/** Tests on paper: what waits for its answers, the way to enter them, and the form for a new one. */
export function PapersPage() {
  usePageTitle('Tests on paper');
  const { user } = useSession();
  const params = new URLSearchParams(useLocation().search);
  const childId = params.get('child');
  if (user?.role === 'student') return <PapersOfStudent isToPrint={params.size > 0} />;
  if (user && mayUse(user.role, 'content')) return <Handouts />;
  if (user && isStaff(user.role)) return <NoWorkHere home={homeOf(user.role)} />;
  return childId ? <PapersOfChild childId={childId} /> : <Navigate to={FAMILY_PATH} replace />;
}

function PapersOfStudent({ isToPrint }: { isToPrint: boolean }) {
  const query = useAttemptListQuery(undefined, FRESH);
  const { data: practiceExam } = usePracticeExamQuery();
  return (
    <Page
      title="Tests on paper"
      parentLink={<ToParent path={DASHBOARD_PATH}>Dashboard</ToParent>}
      intro="Print a test, take it with a pencil, and type your letters here: it is marked like any other."
    >
      {!isToPrint && <EnterCode />}
      <PrintForm audience="student" exam={practiceExam?.exam} isPrimary={isToPrint} />
      {isToPrint && <EnterCode isQuiet />}
      {query.data ? (
        <PaperList title="Waiting for answers" papers={openPapersOf(query.data.attempts)} canEnter />
      ) : (
        <NoPapers query={query} />
      )}
    </Page>
  );
}

function PapersOfChild({ childId }: { childId: string }) {
  const { data: own } = useOwnChildrenQuery();
  const query = useOwnChildQuery(childId, FRESH);
  const child = own?.children.find(({ id }) => id === childId);
  return (
    <Page
      title={child ? `Tests on paper for ${child.name}` : 'Tests on paper'}
      parentLink={<ToParent path={FAMILY_PATH}>Our family</ToParent>}
      intro="Print a test. Afterwards you or your child type the letters here: it is marked like any other."
    >
      <PrintForm audience="parent" childId={childId} exam={query.currentData?.goals.exam ?? undefined} isPrimary />
      <EnterCode childId={childId} isQuiet />
      {query.currentData ? (
        <PaperList title="Waiting for answers" papers={query.currentData.papers ?? []} childId={childId} canEnter />
      ) : (
        <NoPapers query={query} />
      )}
    </Page>
  );
}

function Handouts() {
  const query = useHandedOutPapersQuery(undefined, FRESH);
  return (
    <Page
      title="Tests on paper"
      intro="Hand out one test to many children: each enters its letters under the same code, and sees its own result."
    >
      <PrintForm audience="staff" isPrimary />
      {query.data ? <PaperList title="Handed out" papers={query.data.papers} hasKey /> : <NoPapers query={query} />}
    </Page>
  );
}

/** Markers work with texts alone. */
function NoWorkHere({ home }: { home: string }) {
  const toHome = (
    <ButtonLink as={Link} to={home}>
      Back to your work
    </ButtonLink>
  );
  return (
    <Page title="Tests on paper">
      <EmptyState action={toHome}>Tests on paper are for families, and for staff who look after questions.</EmptyState>
    </Page>
  );
}

function ToParent({ path, children }: { path: string; children: string }) {
  return (
    <ParentLink as={Link} to={path}>
      {children}
    </ParentLink>
  );
}

function NoPapers({ query }: Pick<ComponentProps<typeof NoData>, 'query'>) {
  return (
    <NoData query={query} loading="Loading the papers" failed="The papers could not be loaded. Please try again." />
  );
}
