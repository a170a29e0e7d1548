import { countWords, formatCount } from '@wattle/contract/text';
import { Button, Cluster, ScreenOnly } from '@wattle/design-system';
import { SubjectResult, SubjectResults, SubjectScore } from '@wattle/exam-player';
import { textState } from '../my-writing/text-words';
import { useTextOf } from '../my-writing/writings.api';
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
              <WrittenText reviewed={first} read={() => readQuestion(first.question.id)} />
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

interface WrittenTextProps {
  reviewed: ReviewedQuestion;
  read: () => void;
}

/** How long a text is, where it is, and the way to it. */
function WrittenText({ reviewed, read }: WrittenTextProps) {
  const text = useTextOf(reviewed);
  const words = countWords(reviewed.marked.writingResponse ?? '');
  return (
    <>
      {words === 0 ? (
        <p>No text this time. The task is below, to try when you like.</p>
      ) : (
        <p>
          {text && <strong>{textState(text)}. </strong>}
          {formatCount(words, 'word')}. Read them beside what a strong answer has.
        </p>
      )}
      <ScreenOnly>
        <Cluster>
          <Button variant="secondary" onClick={read}>
            Look it over now
          </Button>
        </Cluster>
      </ScreenOnly>
    </>
  );
}
