import type { Subject } from '@wattle/contract/constants';
import { Card, Grid, Heading, Stack, SubjectMark } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';
import { ADD_PATHS, IMPORT_PATH } from '../paths';
import { AdminPage } from '../shared/admin-page';
import { DenseLink, LinkButton } from '../shared/buttons';

/** The cards as published (docs/published.md, screens); English is the subject Reading. */
const CARDS: Record<Subject, string> = {
  Reading: 'English question',
  Maths: 'Math question',
  ThinkingSkills: 'Thinking Skill question',
  Writing: 'Writing question',
};

const ORDER: Subject[] = ['Reading', 'Maths', 'ThinkingSkills', 'Writing'];

export function AddHubPage() {
  usePageTitle('Add questions');
  return (
    <AdminPage
      title="Add questions"
      intro="One at a time, with a picture where it helps."
      actions={<DenseLink to={IMPORT_PATH}>Import many from Excel</DenseLink>}
    >
      <Grid as="ul" columnWidth={240}>
        {ORDER.map((subject) => (
          <Card as="li" key={subject}>
            <Stack gap={12}>
              <SubjectMark subject={subject} />
              <Heading level={2} size={20}>
                {CARDS[subject]}
              </Heading>
              <LinkButton to={ADD_PATHS[subject]} isWide>
                Add {CARDS[subject]}
              </LinkButton>
            </Stack>
          </Card>
        ))}
      </Grid>
    </AdminPage>
  );
}
