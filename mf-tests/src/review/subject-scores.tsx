import { countWords, formatCount } from '@wattle/contract/text';
import { Button, Cluster, ScreenOnly } from '@wattle/design-system';
import { SubjectResult, SubjectResults, SubjectScore } from '@wattle/exam-player';
import type { ReviewedQuestion } from './reviewed-questions';
import { type SubjectPart, topicsOfPart } from './subject-parts';
import type { ReviewedTopic } from './topics';

interface SubjectScoresProps {
  parts: readonly SubjectPart[];
  topics: readonly ReviewedTopic[];
  readQuestion: (id: string) => void;
}

/** The score of each subject of a practice test; a writing has none, and is read instead. */
export function SubjectScores({ parts, topics, readQuestion }: SubjectScoresProps) {
  return (
    <SubjectResults>
      {parts.map((part) => {
        const { subject, title, questions } = part;
        const [first] = questions;
        if (subject === 'Writing' && first) {
          return (
            <SubjectResult key={subject} subject={subject} title={title}>
              <p>{writtenSentence(first)}</p>
              <ScreenOnly>
                <Cluster>
                  <Button variant="secondary" onClick={() => readQuestion(first.question.id)}>
                    Look it over now
                  </Button>
                </Cluster>
              </ScreenOnly>
            </SubjectResult>
          );
        }
        return (
          <SubjectScore
            key={subject}
            subject={subject}
            title={title}
            score={questions.filter(({ marked }) => marked.correct).length}
            total={questions.length}
            {...topicsOfPart(part, topics)}
          />
        );
      })}
    </SubjectResults>
  );
}

function writtenSentence({ marked }: ReviewedQuestion): string {
  const words = countWords(marked.writingResponse ?? '');
  return words === 0
    ? 'No text this time. The task is below, to try when you like.'
    : `${formatCount(words, 'word')}. Read them beside what a strong answer has.`;
}
