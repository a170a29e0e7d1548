import type { BankQuestion } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import { subjectSchema } from '@wattle/contract/questions';
import { Button, Cluster, ErrorPanel, Stack } from '@wattle/design-system';
import { useLocation, usePageTitle, useParams } from '@wattle/platform';
import { DASHBOARD_PATH, viewPath } from '../paths';
import { LinkButton } from '../shared/buttons';
import { RestoreOffer } from './change-failed';
import { deletionOf, NOT_IN_LIST } from './change-failure';
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

export function subjectOf({ subject }: Pick<BankQuestion, 'subject'>): Subject {
  return subjectSchema.parse(subject.replace(' ', ''));
}

export function refOf(question: BankQuestion): QuestionRef {
  return { subject: subjectOf(question), id: question.id };
}

interface NavigationState {
  /** The list that has led here, with its filter, and the place of the question in it, from 1. */
  list: { path: string; place: number } | undefined;
  /** The question of a list at which the keyboard goes on; where it is gone, the one in its place. */
  row: { id: string; place?: number | undefined };
  /** Which way through the list has led here, and takes the focus again; `edit` is the form of the next question. */
  step: 'previous' | 'next' | 'edit';
  /** Questions were deleted: the next page offers to undo it. */
  deleted: { ids: string[]; message: string };
  /** An edit was begun on another page than the question's own, and returns there. */
  returnTo: string;
  editedItem: string;
  /** The key is another one now: past attempts may have to be marked again. */
  isKeyChanged: boolean;
}

/** States a navigation, so that the name and type of each part are checked. */
export function navigationState(state: Partial<NavigationState>): Partial<NavigationState> {
  return state;
}

export function useNavigationState(): Partial<NavigationState> {
  return (useLocation().state as Partial<NavigationState> | null) ?? {};
}

/** Where an edit that was begun on another page returns to; undefined for all others. */
export function useReturnPath(): string | undefined {
  const { returnTo } = useNavigationState();
  return returnTo?.startsWith('/') ? returnTo : undefined;
}

interface LoadErrorProps {
  title: string;
  children: string;
  /** Absent where the same would fail again. */
  onRetry?: () => void;
}

export function LoadError({ title, children, onRetry }: LoadErrorProps) {
  return (
    <ErrorPanel
      level={1}
      title={title}
      action={
        <Cluster justify="center">
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          <LinkButton to={DASHBOARD_PATH} variant={onRetry ? 'secondary' : 'primary'}>
            Go Back
          </LinkButton>
        </Cluster>
      }
    >
      {children}
    </ErrorPanel>
  );
}

/** An address whose subject or question cannot be read (docs/published.md, sentences). */
export function WrongAddress() {
  usePageTitle('Not found');
  return <LoadError title="Nothing to show">Invalid parameters provided.</LoadError>;
}

interface MissingQuestionProps {
  subject: Subject;
  id: string;
  title: string;
  error: unknown;
  /** Said where no list has led to the question. */
  children: string;
  onRetry: () => void;
}

/** Stands in place of a question that is not in the bank. One that was deleted can be restored. */
export function MissingQuestion({ subject, id, title, error, children, onRetry }: MissingQuestionProps) {
  const { list } = useNavigationState();
  const deletion = deletionOf(error);
  return (
    <ErrorPanel
      level={1}
      title={title}
      action={
        <Stack gap={12}>
          {deletion && <RestoreOffer subject={subject} deleted={[{ id, ...deletion }]} />}
          <Cluster justify="center">
            {!deletion && <Button onClick={onRetry}>Try again</Button>}
            <LinkButton to={list?.path ?? viewPath(subject)} variant="secondary">
              Go Back
            </LinkButton>
          </Cluster>
        </Stack>
      }
    >
      {list ? NOT_IN_LIST : children}
    </ErrorPanel>
  );
}
