import type { BankQuestion, Subject } from '@wattle/contract';
import { Button, ButtonLink } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { FROM_LIST } from '../bank/from-list';
import { GenerateButtons } from '../bank/generate-buttons';
import type { Generate } from '../bank/use-generate';
import { editPath, questionPath } from '../paths';
import { RowActionList } from './table-style';

export interface RowActionsProps {
  subject: Subject;
  question: BankQuestion;
  onFinalize: (id: string) => void;
  onDelete: (id: string) => void;
  generate: Generate;
}

/** What can be done with one question of the list. */
export function RowActions({ subject, question, generate, ...on }: RowActionsProps) {
  const { id, type } = question;
  return (
    <RowActionList>
      <ButtonLink as={Link} to={questionPath(subject, id)} state={FROM_LIST} variant="quiet" size="dense">
        View
      </ButtonLink>
      <ButtonLink as={Link} to={editPath(subject, id)} state={FROM_LIST} variant="quiet" size="dense">
        Edit
      </ButtonLink>
      {type !== 'Finalized' && (
        <Button variant="quiet" size="dense" onClick={() => on.onFinalize(id)}>
          Finalize
        </Button>
      )}
      <GenerateButtons subject={subject} question={question} generate={generate} variant="quiet" />
      <Button variant="quietDanger" size="dense" onClick={() => on.onDelete(id)}>
        Delete
      </Button>
    </RowActionList>
  );
}
