import { type Exam, SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import { examProfile, sectionOf } from '@wattle/contract/exams';
import { TEST_KINDS } from '@wattle/contract/test-kinds';
import { ButtonLink, Card, MutedText, media, space, VisuallyHidden } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';
import { buttonName, factsSentence } from '../exam/test-facts';
import { StartLink } from '../links';
import { printFormPath, testPath } from '../paths';

const KINDS = ['weekly-test', 'mega-test', 'full-test'] as const;

/** Below the row of its card; the other cards of that row stay where they are. */
const Below = styled.li`
  grid-column: 1 / -1;
`;

const Kinds = styled.ul`
  display: grid;

  gap: ${space[16]};

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Where there is space for three, the button stands below the words. */
const Kind = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  gap: ${space[12]};

  & > div {
    flex: 1 1 110px;
  }

  ${media.wide} {
    display: grid;
  }
`;

interface SubjectKindsProps {
  subject: Subject;
  openPaths: readonly string[];
  /** That the child prepares for. */
  exam: Exam | undefined;
}

/** The tests of a subject that have a clock. Of an exam on paper the practice exam is printed only. */
export function SubjectKinds({ subject, openPaths, exam }: SubjectKindsProps) {
  const kinds = KINDS.filter((kind) => kind !== 'full-test' || sectionOf(exam, subject));
  const { isOnScreen } = examProfile(exam);
  return (
    <Below>
      <Card tone="soft">
        <Kinds aria-label={`Kinds of ${SUBJECT_NAMES[subject]}`}>
          {kinds.map((kind) => {
            const path = testPath(kind, subject);
            const isOpen = openPaths.includes(path);
            return (
              <Kind key={kind}>
                <div>
                  <strong>{TEST_KINDS[kind].title}</strong>
                  <MutedText>{factsSentence(kind, subject, exam)}</MutedText>
                </div>
                {(kind !== 'full-test' || isOnScreen || isOpen) && (
                  <StartLink name={buttonName(kind, subject)} path={path} isOpen={isOpen} />
                )}
                <ButtonLink as={Link} to={printFormPath({ testType: kind, category: subject })} variant="quiet">
                  Print<VisuallyHidden> {buttonName(kind, subject)}</VisuallyHidden>
                </ButtonLink>
              </Kind>
            );
          })}
        </Kinds>
      </Card>
    </Below>
  );
}
