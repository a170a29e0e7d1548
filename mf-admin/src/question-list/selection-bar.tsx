import type { BankQuestion } from '@wattle/contract/bank';
import { MAX_SELECTED_QUESTIONS } from '@wattle/contract/constants';
import { formatCount } from '@wattle/contract/text';
import { Checkbox, Cluster, color, Dialog, formatNumber, layer, media, radius, space } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type ChangeFailure, partialFailure } from '../questions/change-failure';
import {
  useDeleteQuestionsMutation,
  useExportAsQtiMutation,
  useFinalizeQuestionsMutation,
} from '../questions/question-changes.api';
import { previewText } from '../questions/question-labels';
import { type QuestionPageQuery, useLazyQuestionPageQuery } from '../questions/questions.api';
import { DeleteDialog } from '../questions/use-question-actions';
import { DenseButton, QuietButton } from '../shared/buttons';
import type { Selection } from '../shared/use-selection';
import { ChangeDialog } from './change-dialog';
import { TAB_STOP_ID } from './row-focus';
import { SELECTION_BAR_HEIGHT } from './table-style';
import type { UndoableChange } from './undo-bars';

/** On a phone, what is said before anything is selected has two lines. */
const NARROW_HEIGHT = '96px';

/** Keeps the rows where they are while the bar lies at the foot of a phone. */
const Place = styled.div`
  display: contents;

  ${media.narrow} {
    display: block;

    min-height: ${NARROW_HEIGHT};
  }
`;

/** Has its place before anything is selected, so that the rows stay where they are, and stays in sight. */
const Root = styled(Cluster)<{ $isFilled: boolean }>`
  position: sticky;
  top: 0;
  z-index: ${layer.sticky};
  flex-wrap: nowrap;
  overflow: auto hidden;
  border: 1px solid ${color.line};

  height: ${SELECTION_BAR_HEIGHT};
  padding-inline: ${space[16]};
  border-radius: ${radius.control};

  background: ${({ $isFilled }) => ($isFilled ? color.actionSoft : color.surface)};

  & > strong,
  & > button {
    flex: none;
    white-space: nowrap;
  }

  ${media.narrow} {
    position: ${({ $isFilled }) => ($isFilled ? 'fixed' : 'static')};
    inset: auto 0 0;
    flex-wrap: wrap;
    overflow: visible;

    height: auto;
    min-height: ${NARROW_HEIGHT};
    padding-block: ${space[8]};
  }
`;

/** The most that one call responds with. */
const MAX_PAGE = 200;

interface SelectionBarProps {
  list: QuestionPageQuery;
  selected: Selection<BankQuestion>;
  shown: readonly BankQuestion[];
  total: number;
  onChanged: (change: UndoableChange) => void;
  onFailed: (failure: ChangeFailure | undefined) => void;
}

export function SelectionBar({ list, selected, shown, total, onChanged, onFailed }: SelectionBarProps) {
  const { subject } = list;
  const [finalize, finalizing] = useFinalizeQuestionsMutation();
  const [remove, removing] = useDeleteQuestionsMutation();
  const [exportPackage, exporting] = useExportAsQtiMutation();
  const [fetchPage, fetching] = useLazyQuestionPageQuery();
  const [dialog, setDialog] = useState<'selected' | 'change' | 'delete'>();
  const close = () => setDialog(undefined);
  const ids = [...selected.items.keys()];
  const elsewhere = ids.length - shown.filter(selected.has).length;

  const most = Math.min(total, MAX_SELECTED_QUESTIONS);
  const selectAll = async () => {
    const found: BankQuestion[] = [];
    for (let page = 1; found.length < most; page += 1) {
      const filter = { ...list.filter, page, limit: MAX_PAGE };
      const { data, error } = await fetchPage({ ...list, filter });
      if (error) return onFailed(failureOf(error, 'The questions could not be selected. Please try again.'));
      if (!data || data.questions.length === 0) break;
      found.push(...data.questions);
    }
    selected.choose(found.slice(0, most));
  };
  /** The buttons are gone then: the keyboard goes on at the questions. */
  const clear = () => {
    selected.clear();
    document.getElementById(TAB_STOP_ID)?.focus({ preventScroll: true });
  };
  const finalizeAll = async (selection: { ids: string[]; confirmed?: true }) => {
    onFailed(undefined);
    const { data, error } = await finalize({ subject, ...selection });
    if (error) return onFailed(failureOf(error, 'Failed to finalize the questions'));
    const toConfirm = data.unchanged.filter(({ canConfirm }) => canConfirm).map(({ id }) => id);
    const confirm = () => void finalizeAll({ ids: toConfirm, confirmed: true });
    if (data.unchanged.length > 0)
      onFailed({ ...partialFailure(data), ...(toConfirm.length > 0 && { onConfirm: confirm }) });
    else notify.success(data.message);
    clear();
  };
  const exportSelected = async () => {
    onFailed(undefined);
    const { error } = await exportPackage({ subject, ids });
    if (error) onFailed(failureOf(error, 'The questions could not be exported. Please try again.'));
  };
  const deleteSelected = async () => {
    onFailed(undefined);
    const { data, error } = await remove({ subject, ids });
    close();
    if (error) return onFailed(failureOf(error, 'The questions could not be deleted. Please try again.'));
    // Those that somebody else has deleted are gone as wanted: they are not offered to be restored.
    if (data.unchanged.length > 0) onFailed({ ...partialFailure(data), deleted: [] });
    clear();
    if (data.changed.length > 0) onChanged({ kind: 'deletion', ids: data.changed, message: data.message });
  };

  return (
    <Place>
      <Root role="region" aria-label="Selected questions" gap={8} $isFilled={ids.length > 0}>
        <strong role="status">
          {ids.length === 0 ? 'No question selected' : `${formatCount(ids.length, 'question')} selected`}
          {elsewhere > 0 && `, ${formatNumber(elsewhere)} on other pages`}
        </strong>
        {ids.length > 0 && (
          <>
            <DenseButton isBusy={finalizing.isLoading} onClick={() => void finalizeAll({ ids })}>
              Finalize selected
            </DenseButton>
            <DenseButton aria-haspopup="dialog" onClick={() => setDialog('change')}>
              Change selected
            </DenseButton>
            <DenseButton variant="danger" onClick={() => setDialog('delete')}>
              Delete selected
            </DenseButton>
            <DenseButton isBusy={exporting.isLoading} onClick={() => void exportSelected()}>
              Export selected as QTI
            </DenseButton>
            <QuietButton aria-haspopup="dialog" onClick={() => setDialog('selected')}>
              Show selected
            </QuietButton>
            <QuietButton onClick={clear}>Clear selection</QuietButton>
          </>
        )}
        {total > shown.length && (
          <QuietButton isBusy={fetching.isFetching} onClick={() => void selectAll()}>
            Select {most < total ? `the first ${formatNumber(most)}` : `all ${formatNumber(total)}`} that fit
          </QuietButton>
        )}
        {dialog === 'selected' && <SelectedDialog selected={selected} onClose={close} />}
        {dialog === 'change' && (
          <ChangeDialog
            subject={subject}
            ids={ids}
            onChanged={(data) => {
              close();
              clear();
              onFailed(data.unchanged.length > 0 ? partialFailure(data) : undefined);
              if (data.changed.length > 0) onChanged({ kind: 'change', ids: data.changed, message: data.message });
            }}
            onClose={close}
          />
        )}
        {dialog === 'delete' && (
          <DeleteDialog count={ids.length} isBusy={removing.isLoading} onConfirm={deleteSelected} onCancel={close} />
        )}
      </Root>
    </Place>
  );
}

const failureOf = (error: unknown, fallback: string): ChangeFailure => ({ title: errorMessage(error, fallback) });

function SelectedDialog({ selected, onClose }: { selected: Selection<BankQuestion>; onClose: () => void }) {
  const [questions] = useState(() => [...selected.items.values()]);
  return (
    <Dialog title="Selected questions" onClose={onClose}>
      {questions.map((question) => (
        <Checkbox
          key={question.id}
          checked={selected.has(question)}
          onChange={({ target }) => selected.set([question], target.checked)}
        >
          {previewText(question.question)}
        </Checkbox>
      ))}
    </Dialog>
  );
}
