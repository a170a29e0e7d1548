import type { AttemptSummary } from '@wattle/contract/results';
import { attemptTitle } from '@wattle/contract/test-kinds';
import { ButtonLink, Cluster, formatDate, ListRow, MutedText, Panel } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { paperPath } from '../paths';

interface PaperListProps {
  title: string;
  papers: readonly (AttemptSummary & { grade?: number | undefined })[];
  childId?: string;
  /** Of a child: its answers can be entered. */
  canEnter?: boolean;
  /** Of staff: its key is open at once. */
  hasKey?: boolean;
}

/** Papers with what can be done with each; nothing where there is none. */
export function PaperList({ title, papers, childId, canEnter = false, hasKey = false }: PaperListProps) {
  if (papers.length === 0) return null;
  return (
    <Panel title={title}>
      <ul>
        {papers.map((paper) => {
          const { attemptId, paperCode: code = '', startedAt, grade } = paper;
          const name = attemptTitle(paper, true);
          const link = (words: string, part: '' | '/answers' | '/key') => (
            <ButtonLink
              as={Link}
              variant="secondary"
              to={paperPath(code, part, childId)}
              aria-label={`${words}: ${name}, paper ${code}`}
            >
              {words}
            </ButtonLink>
          );
          return (
            <ListRow key={attemptId} size="large">
              <div>
                <strong>{grade === undefined ? name : `${name}, Year ${grade}`}</strong>
                <MutedText>
                  Paper {code}, {formatDate(startedAt)}
                </MutedText>
              </div>
              <Cluster gap={8}>
                {link('Print', '')}
                {canEnter && link('Enter', '/answers')}
                {hasKey && link('Answers', '/key')}
              </Cluster>
            </ListRow>
          );
        })}
      </ul>
    </Panel>
  );
}
