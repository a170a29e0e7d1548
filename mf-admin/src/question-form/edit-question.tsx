import type { BankQuestion } from '@wattle/contract';
import { Chip, Page } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';
import { BackLink } from '../bank/back-link';
import { FormatChips } from '../bank/format-chips';
import { TypeChip } from '../bank/type-chip';
import { HistoryPanel } from '../history/history-panel';
import { WithSidePanel } from '../history/with-side-panel';
import { viewPath } from '../paths';
import { Conflict } from './conflict';
import { EditForm } from './edit-form';
import { subjectOf } from './question-values';
import { useEdit } from './use-edit';

/** The edit of one question, beside its history. */
export function EditQuestion({ question }: { question: BankQuestion }) {
  usePageTitle('Edit question');
  const { conflict, base, round, save, saveMerged, discard, goOnWithRestored, ...edit } = useEdit(question);
  const subject = subjectOf(question);
  return (
    <Page
      width="wide"
      parentLink={<BackLink to={viewPath(subject)}>Questions for {subject}</BackLink>}
      title="Edit question"
      badge={
        <>
          <TypeChip type={question.type} />
          {question.category && <Chip>{question.category}</Chip>}
          <FormatChips question={question} />
        </>
      }
    >
      <WithSidePanel side={<HistoryPanel subject={subject} id={question.id} />}>
        {conflict ? (
          <Conflict
            key={conflict.newer.version}
            base={base}
            yours={conflict.values}
            newer={conflict.newer}
            isSaving={edit.isSaving}
            failure={edit.failure}
            onSave={saveMerged}
            onDiscard={discard}
            onRestored={goOnWithRestored}
          />
        ) : (
          <EditForm key={round} base={base} onSave={save} onDiscard={discard} onRestored={goOnWithRestored} {...edit} />
        )}
      </WithSidePanel>
    </Page>
  );
}
