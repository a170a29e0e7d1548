import { SUBJECT_NAMES, SUBJECTS } from '@wattle/contract';
import { Button, ButtonLink, Card, Cluster, Heading, Stack } from '@wattle/design-system';
import { Link } from '@wattle/platform';

/** After an import: to the questions, or to the next file. */
export function ImportedLinks({ chooseFile }: { chooseFile: () => void }) {
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2} size={18}>
          See them in the bank
        </Heading>
        <Cluster>
          {SUBJECTS.map((subject) => (
            <ButtonLink key={subject} as={Link} variant="secondary" to={`/view-questions/${subject}`}>
              {SUBJECT_NAMES[subject]}
            </ButtonLink>
          ))}
          <Button variant="quiet" onClick={chooseFile}>
            Import another file
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
