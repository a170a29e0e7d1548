import { IMPORT_FILTERS, type ImportBatch } from '@wattle/contract/question-import';
import { Card, Cluster, formatNumber, SegmentedControl, space } from '@wattle/design-system';
import { errorMessage, notify, useLocation, useNavigate } from '@wattle/platform';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { REVIEW_FILTERS, type ReviewFilter } from '../import/import-sentences';
import { importPath } from '../paths';
import { Pagination } from '../question-list/pagination';
import { CheckboxTarget, indeterminateIf, RowCheckbox } from '../question-list/table-style';
import { editBody } from '../questions/form-resolver';
import { useEditQuestionMutation } from '../questions/question-changes.api';
import { storedValuesOf } from '../questions/question-values';
import { DenseButton } from '../shared/buttons';
import { BatchRow, toConfirm } from './batch-row';
import type { Member, useBatchSelection } from './batch-selection';

const Head = styled(Cluster)`
  padding: ${space[8]} ${space[20]};
`;

export function useBatchFilter() {
  const navigate = useNavigate();
  const search = new URLSearchParams(useLocation().search);
  const show = REVIEW_FILTERS.find(({ value }) => value === search.get('show'))?.value ?? 'all';
  return {
    show,
    page: Number(search.get('page') ?? 1) || 1,
    showOnly: (value: ReviewFilter) => navigate(`?show=${value}`, { replace: true }),
  };
}

interface BatchListProps {
  batch: ImportBatch;
  selection: ReturnType<typeof useBatchSelection>;
  filter: ReturnType<typeof useBatchFilter>;
  shownAt: number;
  /** Where it has no place beside the list. */
  preview: ReactNode;
  isRunning: boolean;
  onShow: (index: number) => void;
  onDiscard: (members: readonly Member[]) => void;
}

export function BatchList({
  batch,
  selection,
  filter,
  shownAt,
  preview,
  isRunning,
  onShow,
  onDiscard,
}: BatchListProps) {
  const { importId, members, questions, page, pages } = batch;
  const { show, showOnly } = filter;
  const isShown = ({ state }: Member) => IMPORT_FILTERS[show].some((each) => each === state);
  const counts = REVIEW_FILTERS.map(({ value, label }) => {
    const count = members.filter(({ state }) => IMPORT_FILTERS[value].some((each) => each === state)).length;
    return { value, label: `${label} (${formatNumber(count)})` };
  });
  const { isSelected, select, pictures, notePicture } = selection;
  const [selected, selectable] = [selection.selected.filter(isShown), selection.selectable.filter(isShown)];
  const [edit] = useEditQuestionMutation();
  const byId = new Map(members.map((member) => [member.id, member]));

  const correct = async (index: number, field: string, value: string) => {
    const { question } = questions[index] as ImportBatch['questions'][number];
    const { id, subject } = byId.get(question.id) as Member;
    const values = { ...storedValuesOf(question), [field]: value };
    const body = editBody(subject, values, { version: question.version, isPassageShared: false });
    const { error } = await edit({ id, subject, body });
    if (error) notify.danger(errorMessage(error, 'Error updating question'));
  };

  return (
    <Card isFlush>
      <Head>
        <SegmentedControl label="Questions to show" options={counts} value={show} onChange={showOnly} />
      </Head>
      {questions.length === 0 && <Head>None of these is left.</Head>}
      {selectable.length > 0 && (
        <Head justify="space-between">
          <CheckboxTarget>
            <Cluster gap={8}>
              <RowCheckbox
                ref={indeterminateIf(selected.length > 0 && selected.length < selectable.length)}
                checked={selected.length === selectable.length}
                onChange={({ target }) =>
                  select(
                    selectable.map(({ id }) => id),
                    target.checked,
                  )
                }
              />
              <strong>{formatNumber(selected.length)} selected</strong>
            </Cluster>
          </CheckboxTarget>
          {selected.length > 0 && (
            <DenseButton variant="quietDanger" isDisabled={isRunning} onClick={() => onDiscard(selected)}>
              {selected.length === 1
                ? 'Throw away the selected question'
                : `Throw away the ${formatNumber(selected.length)}`}
            </DenseButton>
          )}
        </Head>
      )}
      <ul aria-label="Questions of this import">
        {questions.map((imported, index) => {
          const { id } = imported.question;
          const member = byId.get(id);
          return (
            member && (
              <Fragment key={id}>
                <BatchRow
                  imported={imported}
                  member={member}
                  isPictureShown={pictures.get(id)}
                  isShown={index === shownAt}
                  isSelectable={selectable.includes(member)}
                  isSelected={isSelected(member)}
                  returnTo={importPath(importId)}
                  onSelect={(isOn) => select([id], isOn)}
                  onShow={() => onShow(index)}
                  onPicture={(isLoaded) => {
                    if (pictures.has(id)) return;
                    notePicture(id, isLoaded);
                    // Staff tick the row to confirm the rest.
                    if (toConfirm(imported).length > 0) select([id], false);
                  }}
                  onCorrect={(field, value) => void correct(index, field, value)}
                />
                {preview && index === shownAt && <li>{preview}</li>}
              </Fragment>
            )
          );
        })}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        total={members.filter(isShown).length}
        shown={questions.length}
        searchOf={(each) => `?page=${each}&show=${show}`}
      />
    </Card>
  );
}
