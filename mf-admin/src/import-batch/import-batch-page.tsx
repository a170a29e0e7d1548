import { BIN_DAYS } from '@wattle/contract/constants';
import type { ImportBatch } from '@wattle/contract/question-import';
import { formatCount } from '@wattle/contract/text';
import {
  Button,
  Card,
  Cluster,
  Columns,
  ConfirmDialog,
  formatNumber,
  formatWhen,
  Heading,
  MutedText,
  Spinner,
  Stack,
} from '@wattle/design-system';
import { useMediaQuery } from '@wattle/exam-player';
import { errorMessage, errorStatus, usePageTitle, useParams } from '@wattle/platform';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useImportBatchQuery } from '../import/import.api';
import { editPath, IMPORT_PATH, importPath } from '../paths';
import { ChangeFailedAlert } from '../questions/change-failed';
import { LoadError, navigationState } from '../questions/question-address';
import { AdminPage } from '../shared/admin-page';
import { DenseButton, DenseLink } from '../shared/buttons';
import { BatchList, useBatchFilter } from './batch-list';
import { type Member, useBatchSelection } from './batch-selection';
import { headingOf, stateSentence } from './batch-sentences';
import { ChildPreview } from './child-preview';
import { UndoDialog } from './undo-dialog';
import { useBatchChanges } from './use-batch-changes';

export function ImportBatchPage() {
  const { importId = '' } = useParams();
  const filter = useBatchFilter();
  const { page, show } = filter;
  const {
    data: latest,
    error,
    refetch,
  } = useImportBatchQuery({ importId, page, show }, { refetchOnMountOrArgChange: true });
  // While another page of it is loaded, the one before stays; one of another import does not.
  const data = latest?.importId === importId ? latest : undefined;
  usePageTitle(data?.file ?? 'Import');
  if (data) return <Batch key={importId} batch={data satisfies ImportBatch} filter={filter} />;
  if (!error) return <Spinner label="Loading the import" />;
  const isUnknown = errorStatus(error) === 404 || errorStatus(error) === 400;
  return (
    <LoadError title="No import to show" {...(!isUnknown && { onRetry: refetch })}>
      {errorMessage(error, 'The import could not be loaded. Please try again.')}
    </LoadError>
  );
}

/** What an import has written: to be looked at, published, thrown away or undone. */
function Batch({ batch, filter }: { batch: ImportBatch; filter: ReturnType<typeof useBatchFilter> }) {
  const { importId, file, by, at, sheet, headerRow, rows, notes, members, questions } = batch;
  const selection = useBatchSelection(members);
  const { selected, selectable } = selection;
  const changes = useBatchChanges(batch);
  const isWide = useMediaQuery('(min-width: 1000px)');
  const [openDialog, setOpenDialog] = useState<{ undo: true } | { discard: readonly Member[] }>();
  const [shownId, setShownId] = useState<string>();
  const preview = useRef<HTMLDivElement>(null);
  const byId = new Map(members.map((member) => [member.id, member]));
  const shownAt = Math.max(
    0,
    questions.findIndex(({ question }) => question.id === shownId),
  );
  const shown = questions[shownAt];
  const shownMember = shown && byId.get(shown.question.id);
  const returnTo = importPath(importId);
  const { isRunning, running } = changes;

  const show = (index: number) => setShownId(questions[index]?.question.id);
  useEffect(() => {
    if (shownId) preview.current?.focus();
  }, [shownId]);
  const shownCard = shown && (
    <ChildPreview
      shown={shown}
      card={preview}
      showPrevious={shownAt > 0 ? () => show(shownAt - 1) : undefined}
      showNext={shownAt < questions.length - 1 ? () => show(shownAt + 1) : undefined}
    >
      {shownMember && (
        <Cluster gap={8}>
          {selectable.includes(shownMember) && (
            <DenseButton isDisabled={isRunning} onClick={() => void changes.publish([shownMember])}>
              Publish this one
            </DenseButton>
          )}
          <DenseLink to={editPath(shownMember.subject, shownMember.id)} state={navigationState({ returnTo })}>
            Edit
          </DenseLink>
          <DenseButton
            variant="quietDanger"
            isDisabled={isRunning}
            onClick={() => setOpenDialog({ discard: [shownMember] })}
          >
            Throw away
          </DenseButton>
        </Cluster>
      )}
    </ChildPreview>
  );
  return (
    <AdminPage
      parent={{ to: IMPORT_PATH, label: 'All imports' }}
      title={file}
      intro={`Imported by ${by} ${formatWhen(at)}. ${headerRow > 0 ? `Sheet “${sheet}”, header found in row ${headerRow}, ${formatCount(rows, 'row')}` : formatCount(rows, 'question')}.`}
      actions={
        members.length > 0 && (
          <Button variant="quietDanger" isDisabled={isRunning} onClick={() => setOpenDialog({ undo: true })}>
            <Undo2 size={18} aria-hidden="true" />
            Undo the whole import
          </Button>
        )
      }
    >
      {changes.failure && (
        <ChangeFailedAlert
          subject={shownMember?.subject ?? 'Maths'}
          failure={changes.failure}
          onRestored={changes.closeFailure}
          onClose={changes.closeFailure}
        />
      )}
      <Card as="section" tone="highlighted" aria-labelledby="batch-state">
        <Cluster justify="space-between" gap={16}>
          <Stack gap={8}>
            <Heading level={2} size={22} id="batch-state">
              {headingOf(batch)}
            </Heading>
            <MutedText size={16} role="status">
              {running
                ? `${formatNumber(running.done)} of ${formatNumber(running.total)} done. It goes on if you leave this page.`
                : [stateSentence(batch), ...notes].join(' ')}
            </MutedText>
          </Stack>
          {selectable.length > 0 && (
            <Button
              isBusy={isRunning}
              isDisabled={selected.length === 0}
              onClick={() => void changes.publish(selected)}
            >
              {selected.length > 1
                ? `Publish the ${formatNumber(selected.length)} selected`
                : `Publish the selected question${selected.length === 1 ? '' : 's'}`}
            </Button>
          )}
        </Cluster>
      </Card>
      {members.length > 0 && (
        <Columns widths="minmax(0, 1.8fr) minmax(0, 1fr)" gap={20}>
          <BatchList
            batch={batch}
            selection={selection}
            filter={filter}
            shownAt={shownAt}
            preview={!isWide && shownId !== undefined && shownCard}
            isRunning={isRunning}
            onShow={show}
            onDiscard={(discard) => setOpenDialog({ discard })}
          />
          {isWide && shownCard}
        </Columns>
      )}
      {openDialog && 'undo' in openDialog && (
        <UndoDialog
          batch={batch}
          onCancel={() => setOpenDialog(undefined)}
          onConfirm={() => {
            setOpenDialog(undefined);
            void changes.undo();
          }}
        />
      )}
      {openDialog && 'discard' in openDialog && (
        <ConfirmDialog
          title={`Throw away ${formatCount(openDialog.discard.length, 'question')}?`}
          confirmLabel="Throw away"
          tone="danger"
          onCancel={() => setOpenDialog(undefined)}
          onConfirm={() => {
            setOpenDialog(undefined);
            void changes.throwAway(openDialog.discard);
          }}
        >
          The bin keeps {openDialog.discard.length === 1 ? 'it' : 'them'} for {BIN_DAYS} days.
        </ConfirmDialog>
      )}
    </AdminPage>
  );
}
