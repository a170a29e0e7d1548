import { type Exam, SUBJECT_NAMES, SUBJECTS, type Subject } from '@wattle/contract/constants';
import { practisedSubjects } from '@wattle/contract/exams';
import type { AttemptSummary } from '@wattle/contract/results';
import type { WritingSummary } from '@wattle/contract/writings';
import {
  Card,
  Cluster,
  Disclosure,
  Heading,
  height,
  MutedText,
  media,
  SubjectMark,
  space,
  VisuallyHidden,
} from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { Fragment, useState } from 'react';
import { styled } from 'styled-components';
import { finishedOf, openAttemptsOf } from '../attempts';
import { buttonName } from '../exam/test-facts';
import { FoldButton } from '../fold-button';
import { StartLink } from '../links';
import { attemptTextState } from '../my-writing/text-words';
import { MY_WRITING_PATH, resumePath, testPath } from '../paths';
import { SubjectKinds } from './subject-kinds';
import { TileContent, Tiles } from './tiles';

/** On a phone two cards stand side by side. */
const Tile = styled(TileContent)`
  ${media.narrow} {
    & > a,
    & > button {
      padding-inline: ${space[8]};
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  gap: ${space[12]};

  /* The longest word of a name. */
  & > :last-child {
    flex: 1 1 86px;
  }

  @media (max-width: 999.98px) {
    gap: ${space[8]};

    & > :first-child {
      width: 36px;
      height: 36px;

      & > svg {
        width: 22px;
      }
    }
  }
`;

/** As high as it is to be pressed, without moving what is below it. */
const MyWriting = styled(Link)`
  display: inline-flex;
  align-items: center;

  min-height: ${height.target};
  margin: calc((1lh - ${height.target}) / 2) 0;
`;

/** Takes the space that is left, as the facts of the other tiles do. */
const Facts = styled(Cluster)`
  flex: 1;
  align-items: flex-start;

  min-height: 1.5em;
`;

interface SubjectCardsProps {
  /** Undefined while they are not known. */
  attempts: AttemptSummary[] | undefined;
  texts: readonly WritingSummary[] | undefined;
  /** That the child prepares for. */
  exam: Exam | undefined;
}

/**
 * The four subjects, each with how it went last. Further kinds of one open below its card. What the child's exam does not
 * have is folded: it is still there to practise.
 */
export function SubjectCards({ attempts, texts, exam }: SubjectCardsProps) {
  const [opened, setOpened] = useState<Subject>();
  const openPaths = openAttemptsOf(attempts ?? []).map(resumePath);
  const own = practisedSubjects(exam);
  const [practised, others] = [true, false].map((isOwn) =>
    SUBJECTS.filter((subject) => own.includes(subject) === isOwn),
  );
  const cardsOf = (subjects: readonly Subject[] = []) => (
    <Tiles $count={subjects.length === SUBJECTS.length ? 4 : 3}>
      {subjects.map((subject) => {
        const name = SUBJECT_NAMES[subject];
        const path = testPath('subject-test', subject);
        const isOpened = subject === opened;
        return (
          <Fragment key={subject}>
            <Card as="li">
              <Tile gap={8}>
                <Head>
                  <SubjectMark subject={subject} />
                  <Heading level={3} size={20}>
                    {name}
                  </Heading>
                </Head>
                <Facts justify="space-between" gap={4}>
                  <MutedText>{attempts && factOf(attempts, subject, texts)}</MutedText>
                  {subject === 'Writing' && <MyWriting to={MY_WRITING_PATH}>My writing</MyWriting>}
                </Facts>
                <StartLink
                  name={buttonName('subject-test', subject)}
                  path={path}
                  isOpen={openPaths.includes(path)}
                  isWide
                />
                <FoldButton isOpen={isOpened} isWide onClick={() => setOpened(isOpened ? undefined : subject)}>
                  More kinds
                  <VisuallyHidden> of {name} test</VisuallyHidden>
                </FoldButton>
              </Tile>
            </Card>
            {isOpened && <SubjectKinds subject={subject} openPaths={openPaths} exam={exam} />}
          </Fragment>
        );
      })}
    </Tiles>
  );
  return (
    <>
      {cardsOf(practised)}
      {others && others.length > 0 && <Disclosure title="Other practice">{cardsOf(others)}</Disclosure>}
    </>
  );
}

function testsOf(attempts: readonly AttemptSummary[], subject: Subject): AttemptSummary[] {
  return attempts.filter((attempt) => attempt.kind === 'subject-test' && attempt.subject === SUBJECT_NAMES[subject]);
}

/** How the subject test went last; one that was never taken may be under way, or the subject part of other tests. */
function factOf(
  attempts: readonly AttemptSummary[],
  subject: Subject,
  texts: readonly WritingSummary[] | undefined,
): string {
  const tests = testsOf(attempts, subject);
  const [last] = finishedOf(tests);
  if (last?.score === null) return attemptTextState(last, texts);
  if (last) return `Last: ${last.score} of ${last.total}`;
  if (openAttemptsOf(tests).length > 0) return 'Under way';
  const isPartOfOthers = finishedOf(attempts).some(
    (each) => each.subject === SUBJECT_NAMES[subject] || each.kind === 'practice-test',
  );
  return isPartOfOthers ? 'Only in other tests so far' : 'Not tried yet';
}
