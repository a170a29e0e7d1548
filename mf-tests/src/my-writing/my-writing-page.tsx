import { WRITING_GENRES } from '@wattle/contract/writing-genres';
import { ButtonLink, EmptyState, Grid, height, LinkLine, Page, Panel } from '@wattle/design-system';
import { NoData } from '@wattle/exam-player';
import { Link, usePageTitle } from '@wattle/platform';
import { styled } from 'styled-components';
import { FRESH } from '../api';
import { DashboardLink } from '../links';
import { kindOfTextPath, TYPING_PATH, testPath } from '../paths';
import { MarksOverTime } from './marks-over-time';
import { TextRow } from './text-row';
import { latestUnread } from './text-words';
import { useWritingListQuery } from './writings.api';

const Kind = styled(Link)`
  display: inline-flex;
  align-items: center;
  font-weight: 600;

  min-width: ${height.target};
  min-height: ${height.target};
`;

/** The child's own texts with what is next for each, and the kinds of text. */
export function MyWritingPage() {
  usePageTitle('My writing');
  const list = useWritingListQuery(undefined, FRESH);
  const texts = list.data?.writings;
  const unread = latestUnread(texts);
  return (
    <Page
      title="My writing"
      parentLink={<DashboardLink />}
      actions={
        <ButtonLink as={Link} to={testPath('subject-test', 'Writing')} variant={unread ? 'secondary' : 'primary'}>
          Start Writing test
        </ButtonLink>
      }
    >
      {!texts && (
        <NoData query={list} loading="Loading your texts" failed="Your texts could not be loaded. Please try again." />
      )}
      {texts?.length === 0 && <EmptyState>No texts yet. Each text that you write in a test is kept here.</EmptyState>}
      {texts && texts.length > 0 && (
        <Panel title="My texts" gap={8}>
          <ul>
            {texts.map((text) => (
              <TextRow key={text.attemptId} text={text} isNext={text === unread} />
            ))}
          </ul>
        </Panel>
      )}
      {texts && <MarksOverTime texts={texts} />}
      <Panel title="Kinds of text">
        <p>Each has its own way to begin and to end. Pick one to see how it is built.</p>
        <Grid as="ul" columnWidth={160} gap={4}>
          {Object.keys(WRITING_GENRES).map((topic) => (
            <li key={topic}>
              <Kind to={kindOfTextPath(topic)}>{topic}</Kind>
            </li>
          ))}
        </Grid>
      </Panel>
      <LinkLine>
        <Link to={TYPING_PATH}>Practise typing</Link>
      </LinkLine>
    </Page>
  );
}
