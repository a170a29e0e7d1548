import { useSubjectParam } from '../bank/subject-param';
import { WrongAddress } from '../bank/wrong-address';
import { QuestionList } from './question-list';

/** /questions/:subject and /select_question/:subject: the list from which generation starts. */
export function GenerateFromPage() {
  const subject = useSubjectParam();
  return subject ? <QuestionList key={subject} subject={subject} purpose="generate" /> : <WrongAddress />;
}
