import type { Subject } from '@wattle/contract/constants';
import { DataTable, Dialog, layer, space } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ADD_PATHS, BIN_PATH } from '../paths';
import { ChangeFailedAlert } from '../questions/change-failed';
import type { ChangeFailure } from '../questions/change-failure';
import type { ListFilter } from '../questions/list-place';
import { useExportAsQtiMutation, useExportQuestionsMutation } from '../questions/question-changes.api';
import { DenseButton, DenseLink } from '../shared/buttons';

interface ListActionsProps {
  subject: Subject;
  filter: ListFilter;
  onFailed: (failure: ChangeFailure | undefined) => void;
}

export function ListActions({ subject, filter, onFailed }: ListActionsProps) {
  const [exportQuestions, { isLoading, originalArgs }] = useExportQuestionsMutation();
  const [exportPackage, exportingPackage] = useExportAsQtiMutation();
  const exportShown = async (as: 'xlsx' | 'csv' | 'qti') => {
    const { page, ...shown } = filter;
    onFailed(undefined);
    const { error } =
      as === 'qti'
        ? await exportPackage({ subject, filter: shown })
        : await exportQuestions({ subject, filter: shown, as });
    if (error) onFailed({ title: errorMessage(error, 'The questions could not be exported. Please try again.') });
  };
  const exportButton = (as: 'xlsx' | 'csv', label: string) => (
    <DenseButton isBusy={isLoading && originalArgs?.as === as} onClick={() => exportShown(as)}>
      {label}
    </DenseButton>
  );
  return (
    <>
      <DenseLink to={`${BIN_PATH}?subject=${subject}`} variant="quiet">
        Bin
      </DenseLink>
      {exportButton('xlsx', 'Export')}
      {exportButton('csv', 'Export as CSV')}
      <DenseButton isBusy={exportingPackage.isLoading} onClick={() => exportShown('qti')}>
        Export as QTI
      </DenseButton>
      <DenseLink variant="primary" to={ADD_PATHS[subject]}>
        Add question
      </DenseLink>
    </>
  );
}

const KEYS = [
  { key: '/', effect: 'Search' },
  { key: 'J', effect: 'To the questions, then to the next one' },
  { key: 'K', effect: 'Previous question' },
  { key: '↓, ↑', effect: 'Next or previous question' },
  { key: 'Home, End', effect: 'First or last question of the page' },
  { key: 'Enter', effect: 'Open the question' },
  { key: 'E', effect: 'Edit it' },
  { key: 'X or Space', effect: 'Select it; with Shift all since the last one' },
  { key: 'Tab', effect: 'To the buttons of the question' },
  { key: '?', effect: 'This list' },
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard" onClose={onClose}>
      <p>Press J to go to the questions. The other keys then act on the framed one.</p>
      <DataTable
        caption="Keys"
        columns={[
          { label: 'Key', cell: ({ key }) => key },
          { label: 'What it does', cell: ({ effect }) => effect },
        ]}
        rows={KEYS}
        keyOf={({ key }) => key}
      />
    </Dialog>
  );
}

/** Seen from each row of a long list. */
const Root = styled.div`
  position: sticky;
  z-index: ${layer.sticky};

  top: calc(var(--notices-height, 0px) + ${space[8]});
`;

interface ListFailureProps {
  subject: Subject;
  failure: ChangeFailure;
  onClose: () => void;
}

export function ListFailure({ subject, failure, onClose }: ListFailureProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // What takes the focus is scrolled clear of it.
    const { style } = document.documentElement;
    style.scrollPaddingTop = `calc(var(--notices-height, 0px) + ${root.current?.offsetHeight ?? 0}px)`;
    return () => void style.removeProperty('scroll-padding-top');
  });
  return (
    <Root ref={root}>
      <ChangeFailedAlert subject={subject} failure={failure} onRestored={onClose} onClose={onClose} />
    </Root>
  );
}
