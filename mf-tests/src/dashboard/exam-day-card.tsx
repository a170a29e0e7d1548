import { type AttemptSummary, EXAM_DAY_ORDER, SUBJECT_NAMES } from '@wattle/contract';
import { ButtonLink, Card, Cluster, color, Heading, Stack, space } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';
import { openAttemptsOf } from '../attempts';
import { partFacts } from '../exam-day/part-facts';
import { resumePath, testPath } from '../paths';
import { QuietText } from '../quiet-text';
import { SeriesLink } from './series-link';
import { Tiles } from './tiles';

/** The buttons of a row stand on one line. */
const Test = styled(Stack)`
  border-top: 1px solid ${color.line};

  height: 100%;
  padding-top: ${space[12]};

  & > p {
    flex: 1;
  }
`;

const Words = styled.div`
  flex: 1 1 300px;
  min-width: 0;
`;

/** Tests with the questions and minutes of the exam: each by itself, or all four in a row. */
export function ExamDayCard({ attempts = [] }: { attempts: AttemptSummary[] | undefined }) {
  const openPaths = openAttemptsOf(attempts).map(resumePath);
  return (
    <Card as="section" aria-labelledby="as-on-the-day">
      <Stack gap={16}>
        <Cluster justify="space-between">
          <Words>
            <Heading level={3} size={22} id="as-on-the-day">
              As on the day
            </Heading>
            <QuietText>
              As many questions and minutes as in the exam: one subject, or all four in a row with breaks.
            </QuietText>
          </Words>
          <SeriesLink />
        </Cluster>
        <Tiles $count={4}>
          {EXAM_DAY_ORDER.map((subject) => {
            const path = testPath('full-test', subject);
            const action = openPaths.includes(path) ? 'Resume' : 'Start';
            return (
              <li key={subject}>
                <Test gap={8}>
                  <strong>{SUBJECT_NAMES[subject]}</strong>
                  <QuietText>{partFacts(subject)}</QuietText>
                  <ButtonLink
                    as={Link}
                    to={path}
                    variant={action === 'Resume' ? 'primary' : 'secondary'}
                    isWide
                    aria-label={`${action} ${SUBJECT_NAMES[subject]} as on the day`}
                  >
                    {action}
                  </ButtonLink>
                </Test>
              </li>
            );
          })}
        </Tiles>
      </Stack>
    </Card>
  );
}
