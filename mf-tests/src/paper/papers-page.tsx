import { isStaff, mayUse } from '@wattle/contract/roles';
import { Button, ButtonLink, EmptyState, ErrorPanel, Page, ParentLink, Spinner } from '@wattle/design-system';
import { errorMessage, homeOf, Link, Navigate, useLocation, usePageTitle, useSession } from '@wattle/platform';
import type { ReactNode } from 'react';
import { openPapersOf } from '../attempts';
import { useOwnChildQuery, useOwnChildrenQuery } from '../family/family.api';
import { DASHBOARD_PATH, FAMILY_PATH } from '../paths';
import { useAttemptListQuery } from '../tests.api';
import { EnterCode } from './enter-code';
import { useHandedOutPapersQuery } from './paper.api';
import { PaperList } from './paper-list';
import { PrintForm } from './print-form';

const FRESH = { refetchOnMountOrArgChange: true };

/** Tests on paper: what waits for its answers, the way to enter them, and the form for a new one. */
export function PapersPage() {
  usePageTitle('Tests on paper');
  const { user } = useSession();
  const params = new URLSearchParams(useLocation().search);
  const childId = params.get('child');
  if (user?.role === 'student') return <PapersOfStudent isToPrint={params.size > 0} />;
  if (user && mayUse(user.role, 'content')) return <Handouts />;
  if (user && isStaff(user.role)) return <NoPapers home={homeOf(user.role)} />;
  return childId ? <PapersOfChild childId={childId} /> : <Navigate to={FAMILY_PATH} replace />;
}

function PapersOfStudent({ isToPrint }: { isToPrint: boolean }) {
  const { data, error, isFetching, refetch } = useAttemptListQuery(undefined, FRESH);
  return (
    <Page
      title="Tests on paper"
      parentLink={<ToParent path={DASHBOARD_PATH}>Dashboard</ToParent>}
      intro="Print a test, take it with a pencil, and type your letters here: it is marked like any other."
    >
      {!isToPrint && <EnterCode />}
      <PrintForm audience="student" isPrimary={isToPrint} />
      {isToPrint && <EnterCode isQuiet />}
      <Loaded isLoading={isFetching && !data} error={data ? undefined : error} refetch={refetch}>
        <PaperList title="Waiting for answers" papers={openPapersOf(data?.attempts ?? [])} canEnter />
      </Loaded>
    </Page>
  );
}

function PapersOfChild({ childId }: { childId: string }) {
  const { data: own } = useOwnChildrenQuery();
  const { currentData, error, isFetching, refetch } = useOwnChildQuery(childId, FRESH);
  const child = own?.children.find(({ id }) => id === childId);
  return (
    <Page
      title={child ? `Tests on paper for ${child.name}` : 'Tests on paper'}
      parentLink={<ToParent path={FAMILY_PATH}>Our family</ToParent>}
      intro="Print a test. Afterwards you or your child type the letters here: it is marked like any other."
    >
      <PrintForm audience="parent" childId={childId} isPrimary />
      <EnterCode childId={childId} isQuiet />
      <Loaded isLoading={isFetching && !currentData} error={currentData ? undefined : error} refetch={refetch}>
        <PaperList title="Waiting for answers" papers={currentData?.papers ?? []} childId={childId} canEnter />
      </Loaded>
    </Page>
  );
}

function Handouts() {
  const { data, error, isFetching, refetch } = useHandedOutPapersQuery(undefined, FRESH);
  return (
    <Page
      title="Tests on paper"
      intro="Hand out one test to many children: each enters its letters under the same code, and sees its own result."
    >
      <PrintForm audience="staff" isPrimary />
      <Loaded isLoading={isFetching && !data} error={data ? undefined : error} refetch={refetch}>
        <PaperList title="Handed out" papers={data?.papers ?? []} hasKey />
      </Loaded>
    </Page>
  );
}

/** Markers work with texts alone. */
function NoPapers({ home }: { home: string }) {
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

interface LoadedProps {
  isLoading: boolean;
  error: unknown;
  refetch: () => unknown;
  children: ReactNode;
}

function Loaded({ isLoading, error, refetch, children }: LoadedProps) {
  if (isLoading) return <Spinner label="Loading the papers" />;
  if (!error) return children;
  return (
    <ErrorPanel action={<Button onClick={refetch}>Try again</Button>}>
      {errorMessage(error, 'The papers could not be loaded. Please try again.')}
    </ErrorPanel>
  );
}
