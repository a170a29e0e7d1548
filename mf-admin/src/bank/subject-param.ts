import { type Subject, subjectSchema } from '@wattle/contract';
import { useParams } from '@wattle/platform';

/** The subject that the address names, in any case; undefined when there is no such subject. */
export function useSubjectParam(): Subject | undefined {
  return subjectSchema.safeParse(useParams().subject).data;
}
