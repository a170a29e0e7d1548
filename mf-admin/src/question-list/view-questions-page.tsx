import { useSubjectParam } from '../bank/subject-param';
import { WrongAddress } from '../bank/wrong-address';
import { QuestionList } from './question-list';

/** /view-questions/:subject */
export function ViewQuestionsPage() {
  const subject = useSubjectParam();
  return subject ? <QuestionList key={subject} subject={subject} purpose="view" /> : <WrongAddress />;
}
