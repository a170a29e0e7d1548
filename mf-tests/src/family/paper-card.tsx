import { ButtonLink, Panel } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { printFormPath } from '../paths';

interface PaperCardProps {
  childId: string;
  name: string;
  /** Papers without answers. */
  waiting: number;
}

/** Leads a parent to the tests of a child on paper. */
export function PaperCard({ childId, name, waiting }: PaperCardProps) {
  return (
    <Panel title="On paper" align="flex-start">
      <p>
        Print a test for {name}, and type the letters in afterwards; {name} can do so, too.
        {waiting > 0 && ` ${waiting === 1 ? 'One paper waits' : `${waiting} papers wait`} for answers.`}
      </p>
      <ButtonLink as={Link} to={printFormPath({ child: childId })} variant="secondary">
        Tests on paper
      </ButtonLink>
    </Panel>
  );
}
