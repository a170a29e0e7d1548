import { formatCount } from '@wattle/contract/text';
import { Card, Chip, Cluster, formatWhen, Heading, ListRow, MutedText, Stack } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { importPath } from '../paths';
import { useLatestImportsQuery } from './import.api';

/** What was imported last: drafts wait there to be published. */
export function LatestImports() {
  const { data = [] } = useLatestImportsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="latest-imports">
      <Stack gap={8}>
        <Heading level={2} size={20} id="latest-imports">
          Latest imports
        </Heading>
        <ul>
          {data.map(({ importId, file, by, at, imported, drafts }) => (
            <ListRow key={importId}>
              <Stack gap={4}>
                <Link to={importPath(importId)}>{file}</Link>
                <MutedText as="span">
                  {by} {formatWhen(at)}, {formatCount(imported, 'question')}
                </MutedText>
              </Stack>
              <Cluster>{drafts > 0 && <Chip tone="brand">{formatCount(drafts, 'draft')}</Chip>}</Cluster>
            </ListRow>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
