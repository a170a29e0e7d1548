import { SUBJECT_NAMES } from '@wattle/contract/constants';
import type { AttemptSummary } from '@wattle/contract/results';
import { PRACTICE_EXAM_ORDER } from '@wattle/contract/test-kinds';
import { ButtonLink, Card, Cluster, color, Heading, MutedText, Stack, space } from '@wattle/design-system';
import { Link, useOnReturn } from '@wattle/platform';
import { styled } from 'styled-components';
import { openAttemptsOf } from '../attempts';
import { StartLink } from '../links';
import { PRACTICE_EXAM_PATH, resumePath, testPath } from '../paths';
import { partFacts } from '../practice-exam/part-facts';
import { usePracticeExamQuery } from '../practice-exam/practice-exam.api';
import { TileContent, Tiles } from './tiles';

const Test = styled(TileContent)`
  border-top: 1px solid ${color.line};

  padding-top: ${space[12]};
`;

const Words = styled.div`
  flex: 1 1 300px;
  min-width: 0;
`;

/** Tests with the questions and minutes of the exam: each by itself, or all four in a row. */
export function PracticeExamCard({ attempts = [] }: { attempts: AttemptSummary[] | undefined }) {
  const openPaths = openAttemptsOf(attempts).map(resumePath);
  return (
    <Card as="section" aria-labelledby="as-on-the-day">
      <Stack gap={16}>
        <Cluster justify="space-between">
          <Words>
            <Heading level={3} size={22} id="as-on-the-day">
              As on the day
            </Heading>
            <MutedText size={16}>
              As many questions and minutes as in the exam: one subject, or all four in a row with breaks.
            </MutedText>
          </Words>
          <PracticeExamLink />
        </Cluster>
        <Tiles $count={4}>
          {PRACTICE_EXAM_ORDER.map((subject) => {
            const name = SUBJECT_NAMES[subject];
            const path = testPath('full-test', subject);
            return (
              <li key={subject}>
                <Test gap={8}>
                  <strong>{name}</strong>
                  <MutedText size={16}>{partFacts(subject)}</MutedText>
                  <StartLink name={`${name} as on the day`} path={path} isOpen={openPaths.includes(path)} isWide />
                </Test>
              </li>
            );
          })}
        </Tiles>
      </Stack>
    </Card>
  );
}

/** Leads to the four tests in a row, and in the middle of them says what comes next. */
function PracticeExamLink() {
  const { data, refetch } = usePracticeExamQuery(undefined, { refetchOnMountOrArgChange: true });
  useOnReturn(refetch);
  const next = data?.series?.parts.find(({ state }) => state !== 'submitted');
  if (!next) {
    return (
      <ButtonLink as={Link} to={PRACTICE_EXAM_PATH} variant="secondary">
        All four in a row
      </ButtonLink>
    );
  }
  return (
    <Cluster>
      <strong>{next.state === 'open' ? `Under way: ${next.subject}` : `Next: ${next.subject}`}</strong>
      <ButtonLink as={Link} to={PRACTICE_EXAM_PATH} aria-label="Continue all four in a row">
        Continue
      </ButtonLink>
    </Cluster>
  );
}
