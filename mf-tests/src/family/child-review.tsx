import { Card, Stack } from '@wattle/design-system';
import { AnswerOwner, NoData } from '@wattle/exam-player';
import { useState } from 'react';
import { Answers } from '../review/answers';
import { reviewedQuestions } from '../review/reviewed-questions';
import { partsOf } from '../review/subject-parts';
import { SubjectScores } from '../review/subject-scores';
import { reviewedTopics } from '../review/topics';
import { useOwnChildReviewQuery } from './family.api';

interface ChildReviewProps {
  childId: string;
  attemptId: string;
  name: string;
}

/** The questions of a test with the answers of a child, to read; of several subjects, their scores first. */
export function ChildReview({ childId, attemptId, name }: ChildReviewProps) {
  const query = useOwnChildReviewQuery({ childId, attemptId });
  const data = query.currentData;
  const [wanted, setWanted] = useState<{ id: string; times: number }>();
  if (data) {
    const questions = reviewedQuestions(data, childId);
    const parts = partsOf(questions);
    return (
      <Stack gap={16}>
        {parts.length > 1 && (
          <Card isFlush>
            <SubjectScores
              parts={parts}
              topics={reviewedTopics(data.perCategory, questions)}
              readQuestion={(id) => setWanted({ id, times: (wanted?.times ?? 0) + 1 })}
            />
          </Card>
        )}
        {/* Asked for again, it is opened again. */}
        <AnswerOwner value={name}>
          <Answers key={wanted?.times} title={`${name}’s answers`} questions={questions} wantedId={wanted?.id} />
        </AnswerOwner>
      </Stack>
    );
  }
  return (
    <NoData query={query} loading="Loading the answers" failed="These answers could not be loaded. Please try again." />
  );
}
