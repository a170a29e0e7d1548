import { type Level, MAX_REASON_CHARACTERS } from '@wattle/contract';
import { Button, Cluster, color, Field, fontSize, radius, Stack, space, Textarea } from '@wattle/design-system';
import { type KeyboardEvent, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { ReasonRadio } from './reason-radio';
import { rejectReasons, SOMETHING_ELSE } from './reject-reasons';

const Form = styled.form`
  padding: ${space[16]};
  border-radius: ${radius.control};

  background: ${color.dangerSoft};

  & fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  & legend {
    float: left;
    font-weight: 700;
  }
`;

const Hint = styled.span`
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

const Missing = styled.p`
  font-weight: 600;

  font-size: ${fontSize[14]};

  color: ${color.danger};
`;

interface Values {
  choice: string;
  other: string;
}

interface RejectFormProps {
  /** What is asked, such as `Reject: why?` */
  title: string;
  level: Level | undefined;
  isBusy: boolean;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why a question is rejected. */
export function RejectForm({ title, level, isBusy, onReject, onCancel }: RejectFormProps) {
  const { register, handleSubmit, watch, setFocus, formState } = useForm<Values>({
    defaultValues: { choice: '', other: '' },
  });
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
            <Hint>Kept with the item, and counted for the prompt</Hint>
          </Cluster>
          <Cluster gap={8} style={{ marginTop: space[12] }}>
            {rejectReasons(level).map((reason) => (
              <ReasonRadio key={reason} value={reason} {...register('choice', { required: 'Choose a reason.' })} />
            ))}
          </Cluster>
        </fieldset>
        {errors.choice && <Missing role="alert">{errors.choice.message}</Missing>}
        {isOther && (
          <Field label="Reason" isRequired {...(errors.other?.message && { error: errors.other.message })}>
            <Textarea rows={2} maxLength={MAX_REASON_CHARACTERS} {...register('other', required)} />
          </Field>
        )}
        <Cluster gap={8}>
          <Button type="submit" variant="danger" size="dense" isBusy={isBusy}>
            Reject
          </Button>
          <Button variant="quiet" size="dense" onClick={onCancel}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
