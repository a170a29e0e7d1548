import type { BankQuestion } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import type { FieldError } from '@wattle/contract/primitives';
import { Alert, Button, Card, Cluster, MutedText, Stack } from '@wattle/design-system';
import { useSession } from '@wattle/platform';
import { type BaseSyntheticEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { QuietButton } from '../shared/buttons';
import { localJson } from '../shared/json-storage';
import { ConfirmOffer } from './change-failed';
import { confirmableOf } from './change-failure';
import { formResolver, type QuestionFormReturn, showServerErrors } from './form-resolver';
import { useNavigationState } from './question-address';
import { NearDuplicates, QuestionFields } from './question-fields';
import { emptyValues, type QuestionValues, type StoredValues } from './question-values';

const Form = styled.form`
  textarea {
    field-sizing: content;
    min-height: 74px;
    max-height: 60vh;
  }
`;

const SAVE_NEXT = 'next';

interface QuestionFormProps {
  subject: Subject;
  base?: BankQuestion;
  defaultValues: QuestionValues;
  draft: Draft<BankQuestion | null>;
  saving: Saving;
  moreFields?: ReactNode;
  buttons: Buttons;
}

interface Saving {
  isSaving: boolean;
  /** Saves; an error that it returns says which fields the server refuses. */
  onSave: (
    stored: StoredValues,
    facts: { typed: QuestionValues; isConfirmed: boolean; isNext: boolean },
  ) => Promise<unknown>;
  onDiscard: () => void;
  /** Why it was not saved; what can be confirmed, the form asks itself. */
  failure: ReactNode;
}

interface Buttons {
  save: string;
  saveNext?: string | undefined;
  cancel: ReactNode;
}

/** The fields of a question, with what was typed. They are locked while they are saved: what is typed meanwhile would not be saved. */
export function QuestionForm({
  subject,
  base,
  defaultValues,
  draft,
  saving: { isSaving, onSave, onDiscard, failure },
  moreFields,
  buttons,
}: QuestionFormProps) {
  const purpose = base ? 'edit' : 'add';
  const form = useForm<QuestionValues, unknown, StoredValues>({
    resolver: formResolver(subject, purpose, base),
    defaultValues,
    ...(draft.values && { values: draft.values }),
    resetOptions: { keepDefaultValues: true },
  });
  const isStored = useStoredDraft(draft.key, form, base ?? null);
  const { submitCount } = form.formState;
  const [toConfirm, setToConfirm] = useState<FieldError>();
  const element = useRef<HTMLFormElement>(null);
  // The first faulty control has the focus after a refusal, also where no field is registered for it.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  const [isRefusedHere, setRefusedHere] = useState(false);
  /** What the server said was of the attempt before. */
  const forgetRefusal = () => {
    setRefusedHere(true);
    setToConfirm(undefined);
  };
  const isNext = useRef(false);
  const hasFocus = useNavigationState().step === 'edit';
  useEffect(() => {
    // After the shell, which gives the focus to a new page as a whole.
    if (hasFocus) queueMicrotask(() => form.setFocus('question'));
  }, [hasFocus, form]);

  const submit = (isConfirmed: boolean) =>
    form.handleSubmit(async (stored, event) => {
      if (isSaving) return;
      setRefusedHere(false);
      const submitter = submitterOf(event);
      // The pressed button takes the focus while the form is saved: a field that is locked would drop it.
      submitter?.focus();
      // Without a button, what was pressed before is confirmed or corrected.
      if (submitter) isNext.current = submitter.name === SAVE_NEXT;
      const error = await onSave(stored, { typed: form.getValues(), isConfirmed, isNext: isNext.current });
      const confirmable = confirmableOf(error);
      setToConfirm(confirmable);
      if (error && !confirmable) showServerErrors(error, subject, form);
    }, forgetRefusal);

  return (
    <FormProvider {...form}>
      <Form onSubmit={submit(false)} noValidate ref={element}>
        <Stack gap={20}>
          {draft.values && (
            <Alert>
              What you typed last time was not saved yet. Here it is.{' '}
              <QuietButton isDisabled={isSaving} onClick={onDiscard}>
                Discard it
              </QuietButton>
            </Alert>
          )}
          <Card>
            <Stack gap={20}>
              <fieldset disabled={isSaving}>
                <Stack gap={20}>
                  <QuestionFields subject={subject} purpose={purpose} />
                  {moreFields}
                </Stack>
              </fieldset>
              <NearDuplicates subject={subject} exceptId={base?.id} />
              {!isStored && (
                <Alert tone="warning">
                  This browser does not store what you type. Keep this page open until it is saved.
                </Alert>
              )}
              {toConfirm && (
                <ConfirmOffer
                  fault={toConfirm}
                  isBusy={isSaving}
                  onCorrect={(category) => {
                    form.setValue('category', category, { shouldDirty: true });
                    void submit(false)();
                  }}
                  onConfirm={() => void submit(true)()}
                />
              )}
              {!isRefusedHere && failure}
              <Cluster>
                <Button type="submit" isBusy={isSaving}>
                  {buttons.save}
                </Button>
                {buttons.saveNext && (
                  <Button type="submit" name={SAVE_NEXT} variant="secondary" isLocked={isSaving}>
                    {buttons.saveNext}
                  </Button>
                )}
                {buttons.cancel}
                {/* It is there before, so that it is read out. */}
                <MutedText as="span" role="status">
                  {isSaving && 'Saving. The fields are locked until it is done.'}
                </MutedText>
              </Cluster>
            </Stack>
          </Card>
        </Stack>
      </Form>
    </FormProvider>
  );
}

function submitterOf(event: BaseSyntheticEvent | undefined) {
  return (event?.nativeEvent as SubmitEvent | undefined)?.submitter as HTMLButtonElement | null | undefined;
}

/** What was typed in a form and not saved, with the question that it began with. */
interface Draft<Base> {
  key: string;
  values?: QuestionValues | undefined;
  base?: Base | undefined;
}

/** The draft of a form. It is of one person: another one on the same device does not see what was typed. */
export function useDraft<Base>(form: string) {
  const key = `wattle-draft-${useSession().user?.id}-${form}`;
  const [stored, setStored] = useState(() => readDraft<Base>(key));
  return {
    draft: { key, ...stored },
    forgetDraft: () => {
      localJson.remove(key);
      setStored(undefined);
    },
    /** Returns how to forget the draft once it is saved, unless another page has typed on in it meanwhile. */
    draftToForget: () => {
      const saved = JSON.stringify(localJson.readJson(key));
      return () => {
        if (JSON.stringify(localJson.readJson(key)) === saved) localJson.remove(key);
      };
    },
  };
}

function readDraft<Base>(key: string): Pick<Required<Draft<Base>>, 'values' | 'base'> | undefined {
  const stored = localJson.readJson(key) as { values?: QuestionValues; base: Base } | undefined;
  if (!stored?.values || typeof stored.values !== 'object') return undefined;
  return { base: stored.base, values: { ...emptyValues(), ...stored.values } };
}

/** The storage has no space for pictures: a chosen file has to be chosen again. */
const withoutFile = (address: string, before: string) => (address.startsWith('data:') ? before : address);

/**
 * Keeps what is typed on the device until it is saved or discarded, so that neither an error nor a reload loses it. Says
 * whether the browser stores it; otherwise the page has it for as long as it is open.
 */
function useStoredDraft<Base>(key: string, form: QuestionFormReturn, base: Base): boolean {
  const { subscribe, formState } = form;
  const { image_data: pictureBefore = '', explanation_image: drawingBefore = '' } = formState.defaultValues ?? {};
  const [isStored, setStored] = useState(() => !localJson.isInMemory(key));
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (!isDirty) {
            localJson.remove(key);
            setStored(true);
            return;
          }
          const stored = {
            ...values,
            image_data: withoutFile(values.image_data, pictureBefore),
            explanation_image: withoutFile(values.explanation_image, drawingBefore),
          };
          setStored(localJson.writeJson(key, { values: stored, base }));
        },
      }),
    [key, base, pictureBefore, drawingBefore, subscribe],
  );
  return isStored;
}
