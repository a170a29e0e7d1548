import { ButtonLink, Cluster, EmptyState, MutedText, Page } from '@wattle/design-system';
import { NoData } from '@wattle/exam-player';
import { Link, usePageTitle, useSession } from '@wattle/platform';
import { FRESH } from '../api';
import { ADD_CHILD_PATH } from '../paths';
import { ChildTabs } from './child-tabs';
import { useOwnChildrenQuery } from './family.api';

/** What a parent sees: the children, each on a tab. */
export function FamilyPage() {
  usePageTitle('Our family');
  const { user } = useSession();
  const query = useOwnChildrenQuery(undefined, FRESH);
  const { data } = query;
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
      {!data && (
        <NoData
          query={query}
          loading="Loading your children"
          failed="Your children could not be loaded. Please try again."
        />
      )}
      {data?.children.length === 0 && (
        <EmptyState>No child is signed up with this address any more. You can add one at any time.</EmptyState>
      )}
      {data && data.children.length > 0 && <ChildTabs family={data} />}
    </Page>
  );
}
