import { Button, ButtonLink, Cluster, EmptyState, ErrorPanel, MutedText, Page, Spinner } from '@wattle/design-system';
import { errorMessage, Link, usePageTitle, useSession } from '@wattle/platform';
import { ADD_CHILD_PATH } from '../paths';
import { SENTENCES } from '../sentences';
import { ChildTabs } from './child-tabs';
import { useOwnChildrenQuery } from './family.api';

/** What a parent sees: the children, each on a tab. */
export function FamilyPage() {
  usePageTitle('Our family');
  const { user } = useSession();
  const { data, error, isLoading, refetch } = useOwnChildrenQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page
      title="Our family"
      hasGlow
      actions={
        <Cluster>
          <MutedText as="span" size={16}>
            Logged in as {user?.username}
          </MutedText>
          <ButtonLink as={Link} to={ADD_CHILD_PATH} variant="secondary">
            Add a child
          </ButtonLink>
        </Cluster>
      }
    >
      {isLoading && <Spinner label="Loading your children" />}
      {data?.children.length === 0 && (
        <EmptyState>No child is signed up with this address any more. You can add one at any time.</EmptyState>
      )}
      {data && data.children.length > 0 && <ChildTabs family={data} />}
      {!isLoading && !data && (
        <ErrorPanel action={<Button onClick={refetch}>Try again</Button>}>
          {error ? errorMessage(error, 'Your children could not be loaded. Please try again.') : SENTENCES.unexpected}
        </ErrorPanel>
      )}
    </Page>
  );
}
