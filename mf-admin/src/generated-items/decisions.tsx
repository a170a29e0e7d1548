import type { BankQuestion } from '@wattle/contract/bank';
import { MAX_REASON_CHARACTERS } from '@wattle/contract/generated-items';
import type { Level } from '@wattle/contract/questions';
import {
  Cluster,
  color,
  Field,
  fontSize,
  MutedText,
  RadioTile,
  radius,
  Stack,
  space,
  Textarea,
} from '@wattle/design-system';
import { useLocation } from '@wattle/platform';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { editPath } from '../paths';
import { navigationState, subjectOf, useNavigationState } from '../questions/question-address';
import { DenseButton, DenseLink, QuietButton } from '../shared/buttons';
import type { ItemDecisions } from './use-decisions';

interface DecisionsProps extends Pick<ItemDecisions, 'isBusy' | 'finalize' | 'reject'> {
  /** Takes the focus where what was pressed is gone. */
  card: RefObject<HTMLElement | null>;
  /** The question that an edit opens; undefined where none is in the bank. */
  edited: BankQuestion | undefined;
  editLabel?: string;
  canDecide?: boolean;
  /** What is decided about, where it is not the question of the card. */
  what?: string;
  level: Level | undefined;
  /** Ids of the texts that say which question it is. */
  describedBy?: string;
}

export function Decisions({
  card,
  edited,
  editLabel = 'Edit',
  canDecide = true,
  what = '',
  level,
  describedBy,
  isBusy,
  finalize,
  reject,
}: DecisionsProps) {
  const returnTo = useLocation().pathname;
  const { list } = useNavigationState();
  const [isRejecting, setRejecting] = useState(false);
  const end = () => {
    setRejecting(false);
    card.current?.focus();
  };
  const decide = async (decision: Promise<boolean>) => {
    if (await decision) end();
    else if (document.activeElement === document.body) card.current?.focus();
  };
  const labelOf = (verb: string) => `${verb} ${what}`.trim();
  if (canDecide && isRejecting) {
    return (
      <RejectForm
        title={`${labelOf('Reject')}: why?`}
        level={level}
        isBusy={isBusy}
        onReject={(reason) => decide(reject(reason))}
        onCancel={end}
      />
    );
  }
  const about = { 'aria-describedby': describedBy };
  return (
    <Cluster gap={8}>
      {canDecide && (
        <DenseButton variant="primary" isBusy={isBusy} onClick={() => decide(finalize())} {...about}>
          {labelOf('Finalize')}
        </DenseButton>
      )}
      {edited && (
        <DenseLink to={editPath(subjectOf(edited), edited.id)} state={navigationState({ returnTo, list })} {...about}>
          {editLabel}
        </DenseLink>
      )}
      {canDecide && (
        <DenseButton variant="quietDanger" isLocked={isBusy} onClick={() => setRejecting(true)} {...about}>
          {labelOf('Reject')}
        </DenseButton>
      )}
    </Cluster>
  );
}

/** The reason that is typed. */
const SOMETHING_ELSE = 'Something else';

const Form = styled.form`
  padding: ${space[16]};
  border-radius: ${radius.control};

  background: ${color.dangerSoft};

  & legend {
    float: left;
    font-weight: 700;
  }
`;

const Missing = styled.p`
  font-weight: 600;

  font-size: ${fontSize[14]};

  color: ${color.danger};
`;

interface RejectFormProps {
  title: string;
  level: Level | undefined;
  isBusy: boolean;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

function RejectForm({ title, level, isBusy, onReject, onCancel }: RejectFormProps) {
  const { register, handleSubmit, watch, setFocus, formState } = useForm({ defaultValues: { choice: '', other: '' } });
  const { errors } = formState;
  const isOther = watch('choice') === SOMETHING_ELSE;
  useEffect(() => setFocus('choice'), [setFocus]);
  useEffect(() => {
    if (isOther) setFocus('other');
  }, [isOther, setFocus]);

  const submitReason = handleSubmit(({ choice, other }) => {
    if (!isBusy) onReject(isOther ? other.trim() : choice);
  });
  const cancelOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onCancel();
  };
  const required = { validate: (text: string) => !isOther || text.trim() !== '' || 'Reason is required.' };

  return (
    <Form onSubmit={submitReason} onKeyDown={cancelOnEscape} noValidate>
      <Stack gap={12}>
        <fieldset>
          <legend>{title}</legend>
          <Cluster justify="flex-end">
            <MutedText as="span">Stored with the question, and counted for its prompt</MutedText>
          </Cluster>
          <Cluster gap={8} style={{ marginTop: space[12] }}>
            {reasonsFor(level).map((reason) => (
              <RadioTile
                key={reason}
                size="dense"
                tone="danger"
                value={reason}
                {...register('choice', { required: 'Choose a reason.' })}
              >
                {reason}
              </RadioTile>
            ))}
          </Cluster>
        </fieldset>
        {errors.choice && <Missing role="alert">{errors.choice.message}</Missing>}
        {isOther && (
          <Field label="Reason" isRequired error={errors.other?.message}>
            <Textarea rows={2} maxLength={MAX_REASON_CHARACTERS} {...register('other', required)} />
          </Field>
        )}
        <Cluster gap={8}>
          <DenseButton type="submit" variant="danger" isBusy={isBusy}>
            Reject
          </DenseButton>
          <QuietButton onClick={onCancel}>Cancel</QuietButton>
        </Cluster>
      </Stack>
    </Form>
  );
}

/** What staff most often find wrong with a question that has passed the gate. */
function reasonsFor(level: Level | undefined): string[] {
  const difficulty = level ? [`Too hard for ${level}`, `Too easy for ${level}`] : ['Too hard', 'Too easy'];
  return [...difficulty, 'Hard to understand', 'Wrong key or options', 'Too like another question', SOMETHING_ELSE];
}
