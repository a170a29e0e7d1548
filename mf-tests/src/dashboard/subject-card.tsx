import { SUBJECT_NAMES, type Subject } from '@wattle/contract';
import { ButtonLink, Card, color, fontSize, Heading, Stack, SubjectMark } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';
import { testPath } from '../paths';

const Column = styled(Stack)`
  height: 100%;
`;

/** The buttons of all cards stand on one line. */
const Fact = styled.p`
  flex: 1;
  min-height: 1.5em;

  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

interface SubjectCardProps {
  subject: Subject;
  /** How it went last, in words; nothing while that is not known. */
  fact: string | undefined;
  /** Whether such a test is under way. */
  isOpen: boolean;
}

/** Starts the test of a subject. */
export function SubjectCard({ subject, fact, isOpen }: SubjectCardProps) {
  const name = SUBJECT_NAMES[subject];
  const action = isOpen ? 'Resume' : 'Start';
  return (
    <Card as="li">
      <Column gap={8}>
        <SubjectMark subject={subject} />
        <Heading level={3} size={20}>
          {name}
        </Heading>
        <Fact>{fact}</Fact>
        <ButtonLink
          as={Link}
          to={testPath('subject-test', subject)}
          variant={isOpen ? 'primary' : 'secondary'}
          isWide
          aria-label={`${action} ${name}`}
        >
          {action}
        </ButtonLink>
      </Column>
    </Card>
  );
}
