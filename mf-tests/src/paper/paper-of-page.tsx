import type { Paper } from '@wattle/contract/papers';
import { isStaff } from '@wattle/contract/roles';
import { Button, ButtonLink, CardPage, ErrorPanel, Spinner } from '@wattle/design-system';
import { PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { errorMessage, errorStatus, Link, useLocation, useParams, useSession } from '@wattle/platform';
import type { ReactNode } from 'react';
import { PAPER_PATH, printFormPath } from '../paths';
import { SENTENCES } from '../sentences';
import { type PaperOf, usePaperQuery } from './paper.api';

export interface AddressedPaper {
  paper: Paper;
  of: PaperOf;
  /** Where it is one of several. */
  listPath: string;
}

interface PaperOfPageProps {
  children: (found: AddressedPaper) => ReactNode;
}

/** The paper that the address names: of a child, of a child of a parent, or of staff. */
export function PaperOfPage({ children }: PaperOfPageProps) {
  const { code = '' } = useParams();
  const { user } = useSession();
  const childId = new URLSearchParams(useLocation().search).get('child') ?? undefined;
  const of = { code, childId, isHandout: user !== null && user !== undefined && isStaff(user.role) };
  const query = usePaperQuery(of);
  const { data, error, isFetching, refetch } = query;
  const isBusy = useRetryWhileBusy(query);
  const listPath = childId ? printFormPath({ child: childId }) : PAPER_PATH;
  if (data) return children({ paper: data, of, listPath });
  if (isFetching || isBusy) return <Spinner label={isBusy ? PAGE_WAITS : 'Loading the paper'} />;
  return <PaperFailure error={error} refetch={refetch} listPath={listPath} />;
}

interface PaperFailureProps {
  error: unknown;
  refetch: () => unknown;
  listPath: string;
}

/** Stands in place of a paper: one that is not there, or still has no key, leads to the others; every other failure can be tried again. */
export function PaperFailure({ error, refetch, listPath }: PaperFailureProps) {
  const isFinal = [400, 404, 409].includes(errorStatus(error) ?? 0);
  return (
    <CardPage title="Test on paper">
      <ErrorPanel action={isFinal ? <ToPapers path={listPath} /> : <Button onClick={refetch}>Try again</Button>}>
        {error ? errorMessage(error, 'The paper could not be loaded. Please try again.') : SENTENCES.unexpected}
      </ErrorPanel>
    </CardPage>
  );
}

export function ToPapers({ path = PAPER_PATH }: { path?: string }) {
  return (
    <ButtonLink as={Link} to={path}>
      Tests on paper
    </ButtonLink>
  );
}
