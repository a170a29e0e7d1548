import type { BankQuestion } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import { subjectSchema } from '@wattle/contract/questions';
import { useParams } from '@wattle/platform';
import { type QuestionRef, useBankQuestionQuery } from './questions.api';

/** The subject that the address names, in any case; undefined when there is no such subject. */
export function useSubjectParam(): Subject | undefined {
  return subjectSchema.safeParse(useParams().subject).data;
}

/** The question that the address names, as it is now; without a subject the address cannot be read. */
export function useAddressedQuestion() {
  const subject = useSubjectParam();
  const { id = '' } = useParams();
  const { currentData, isFetching, error, refetch } = useBankQuestionQuery(
    { subject: subject ?? 'Maths', id },
    { skip: !subject, refetchOnMountOrArgChange: true },
  );
  return { subject, id, question: currentData, isFetching, error, refetch };
}

/** The subject of a question, as paths spell it. */
export function subjectOf({ subject }: Pick<BankQuestion, 'subject'>): Subject {
  return subjectSchema.parse(subject.replace(' ', ''));
}

export function refOf(question: BankQuestion): QuestionRef {
  return { subject: subjectOf(question), id: question.id };
}
