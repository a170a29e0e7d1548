import { SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
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

/** The tests of a subject that have a clock. */
export function SubjectKinds({ subject, openPaths }: { subject: Subject; openPaths: readonly string[] }) {
  return (
    <Below>
      <Card tone="soft">
        <Kinds aria-label={`Kinds of ${SUBJECT_NAMES[subject]}`}>
          {KINDS.map((kind) => {
            const path = testPath(kind, subject);
            return (
              <Kind key={kind}>
                <div>
                  <strong>{TEST_KINDS[kind].title}</strong>
                  <MutedText>{factsSentence(kind, subject)}</MutedText>
                </div>
                <StartLink name={buttonName(kind, subject)} path={path} isOpen={openPaths.includes(path)} />
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
