import { ButtonLink, Card, Cluster, Heading, MutedText } from '@wattle/design-system';
import { Link, useOnReturn } from '@wattle/platform';
import { styled } from 'styled-components';
import { PRACTICE_EXAM_PATH } from '../paths';
import { usePracticeExamQuery } from '../practice-exam/practice-exam.api';

const Words = styled.div`
  flex: 1 1 260px;
  min-width: 0;
`;

/** Leads to the practice exam, and in the middle of it says what comes next. */
export function PracticeExamCard() {
  const { data, refetch } = usePracticeExamQuery(undefined, { refetchOnMountOrArgChange: true });
  useOnReturn(refetch);
  const next = data?.series?.parts.find(({ state }) => state !== 'submitted');
  return (
    <Card>
      <Cluster justify="space-between">
        <Words>
          <Heading level={3} size={20}>
            Whole practice exam
          </Heading>
          <MutedText size={16}>
            {next
              ? `${next.state === 'open' ? 'Under way' : 'Next'}: ${next.subject}`
              : 'As in the exam: all four subjects with breaks, about three hours.'}
          </MutedText>
        </Words>
        <ButtonLink as={Link} to={PRACTICE_EXAM_PATH} variant="secondary">
          {next ? 'Continue' : 'Start'} whole exam
        </ButtonLink>
      </Cluster>
    </Card>
  );
}
