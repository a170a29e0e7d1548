import { type BankQuestion, type QuestionListQuery, questionListQuerySchema } from '@wattle/contract/bank';
import { QUESTION_PAGE_SIZE } from '@wattle/contract/constants';
import { Cluster, formatNumber, MutedText, ParentLink } from '@wattle/design-system';
import { Link, useLocation } from '@wattle/platform';
import { useEffect, useRef } from 'react';
import { viewPath } from '../paths';
import { DenseLink } from '../shared/buttons';
import { useChangeSearch } from '../shared/use-change-search';
import { navigationState, subjectOf, useNavigationState } from './question-address';
import { useQuestionPageQuery } from './questions.api';

/** What a list shows; it stands in the address, so that Back and a reload restore it. */
export type ListFilter = Omit<QuestionListQuery, 'limit' | 'page'> & { page: number };

const { shape } = questionListQuerySchema;

const NARROWING = ['search', 'level', 'skill', 'category', 'exam_type', 'format', 'pool'] as const;

/** What the list shows, from the address; a change leads to the first page unless it names one. */
export function useListFilter(defaultType: ListFilter['type']) {
  const { search } = useLocation();
  const changeSearch = useChangeSearch();
  const filter = readListFilter(search, defaultType);
  const searchWith = (from: ListFilter, changes: Partial<ListFilter>) =>
    writeListFilter({ ...from, page: 1, ...changes }, defaultType);
  return {
    filter,
    searchFor: (changes: Partial<ListFilter>) => searchWith(filter, changes),
    change: (changes: Partial<ListFilter>, options?: { replace: boolean }) =>
      changeSearch((search) => searchWith(readListFilter(search, defaultType), changes), options),
  };
}

/** Whatever the address says that the list does not know counts as not said. */
export function readListFilter(search: string, defaultType: ListFilter['type']): ListFilter {
  const params = new URLSearchParams(search);
  const text = (name: string) => params.get(name) || undefined;
  return {
    page: shape.page.safeParse(text('page')).data ?? 1,
    type: shape.type.safeParse(text('type') ?? defaultType).data ?? defaultType,
    ...Object.fromEntries(NARROWING.map((name) => [name, shape[name].safeParse(text(name)).data])),
    sort: shape.sort.safeParse(text('sort')).data ?? 'oldest',
  };
}

/** The query of an address that shows this; what is usual is left out. */
export function writeListFilter(filter: ListFilter, defaultType: ListFilter['type']): string {
  const usual: Partial<ListFilter> = { page: 1, type: defaultType, sort: 'oldest' };
  const entries = Object.entries(filter).filter(
    ([name, value]) => value !== undefined && value !== '' && value !== usual[name as keyof ListFilter],
  );
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
}

export function isNarrowed(filter: ListFilter, defaultType: ListFilter['type']): boolean {
  return writeListFilter({ ...filter, page: 1, sort: 'oldest' }, defaultType) !== '';
}

interface BackToListProps {
  question: BankQuestion;
  pathOf: (subject: string, id: string) => string;
}

/** Leads from a question back to its list as it was, and through that list. */
export function BackToList({ question, pathOf }: BackToListProps) {
  const subject = subjectOf(question);
  const { list, step, returnTo } = useNavigationState();
  const place = useListPlace(question);
  const steps = useRef<HTMLDivElement>(null);
  const hasArrived = place !== undefined && step !== undefined && step !== 'edit';
  useEffect(() => {
    if (!hasArrived) return;
    const links = [...(steps.current?.querySelectorAll('a') ?? [])];
    // After the shell, which gives the focus to a new page as a whole.
    queueMicrotask(() => (links.find(({ rel }) => rel === step) ?? links[0])?.focus());
  }, [hasArrived, step]);

  const stepTo = (rel: 'previous' | 'next', label: string) => {
    const to = place?.[rel];
    if (!to || !list) return null;
    return (
      <DenseLink
        to={pathOf(subject, to.id)}
        state={navigationState({ list: { ...list, place: to.place }, step: rel })}
        rel={rel}
        aria-label={`${rel === 'next' ? 'Next' : 'Previous'} question`}
        variant="quiet"
      >
        {label}
      </DenseLink>
    );
  };
  return (
    <Cluster gap={16}>
      <Cluster>
        <ParentLink
          as={Link}
          to={list?.path ?? viewPath(subject)}
          state={navigationState({ row: { id: question.id, place: list?.place } })}
        >
          Questions for {subject}
        </ParentLink>
      </Cluster>
      {place && !returnTo && (
        <Cluster as="nav" aria-label="Questions of the list" gap={4} ref={steps}>
          {stepTo('previous', '‹ Previous')}
          <MutedText as="span">{`${formatNumber(place.number)} of ${formatNumber(place.total)}`}</MutedText>
          {stepTo('next', 'Next ›')}
        </Cluster>
      )}
    </Cluster>
  );
}

export interface ListNeighbour {
  id: string;
  place: number;
}

/** Where a question stands in the list that has led to it; undefined where none has, or while it is not known. */
export function useListPlace(question: BankQuestion) {
  const { list } = useNavigationState();
  const [pathname = '', search = ''] = list?.path.split('?') ?? [];
  const purpose = pathname.startsWith('/view-') ? ('view' as const) : ('generate' as const);
  const filter = readListFilter(search, purpose === 'view' ? 'All' : 'Original');
  const pageOf = (place: number) => Math.ceil(place / QUESTION_PAGE_SIZE);
  const queryOf = (page: number) => ({ subject: subjectOf(question), purpose, filter: { ...filter, page } });
  const page = pageOf(list?.place ?? 1);
  const { currentData } = useQuestionPageQuery(queryOf(page), { skip: !list });

  const first = (page - 1) * QUESTION_PAGE_SIZE + 1;
  const questions = currentData?.questions ?? [];
  const index = questions.findIndex(({ id }) => id === question.id);
  // A change may have taken it out of the list: the next one has its place then.
  const number = index >= 0 ? first + index : (list?.place ?? 1);
  const places = { previous: number - 1, next: index >= 0 ? number + 1 : number };
  const beyond = [places.previous, places.next].map(pageOf).find((each) => each !== page && each > 0);
  const other = useQuestionPageQuery(queryOf(beyond ?? page), { skip: !list || beyond === undefined });
  if (!list || !currentData) return undefined;

  const at = (place: number): ListNeighbour | undefined => {
    const found = pageOf(place) === page ? questions : (other.currentData?.questions ?? []);
    const { id } = found[(place - 1) % QUESTION_PAGE_SIZE] ?? {};
    return id ? { id, place } : undefined;
  };
  const total = currentData.total ?? questions.length;
  return { number, total, previous: at(places.previous), next: at(places.next) };
}
