import type { BankQuestion } from '@wattle/contract/bank';
import { SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import { isInText } from '@wattle/contract/question-format';
import { Alert, Button, Card, Cluster, Page, ParentLink, Stack } from '@wattle/design-system';
import { errorMessage, Link, usePageTitle } from '@wattle/platform';
import { useState } from 'react';
import { ADD_PATH, questionPath, viewPath } from '../paths';
import { confirmableOf } from '../questions/change-failure';
import { addBody } from '../questions/form-resolver';
import { useAddQuestionMutation } from '../questions/question-changes.api';
import { QuestionForm, useDraft } from '../questions/question-form';
import { previewText } from '../questions/question-labels';
import { emptyValues, type QuestionValues } from '../questions/question-values';
import { nextPlaceStem } from '../questions/typed-passage';
import { LinkButton } from '../shared/buttons';

/** What the next question usually has in common with the one before. */
const REPEATED = ['type', 'level', 'category', 'exam_type', 'year_level', 'pool', 'text_format'] as const;

interface Added {
  /** Also says where somebody else has to publish it. */
  message: string;
  question?: BankQuestion | undefined;
  typed: QuestionValues;
  hasPassage: boolean;
}

export function AddPage({ subject }: { subject: Subject }) {
  const title = `Add a ${SUBJECT_NAMES[subject]} question`;
  usePageTitle(title);
  const [round, setRound] = useState(0);
  const [repeated, setRepeated] = useState<Partial<QuestionValues>>();
  const [added, setAdded] = useState<Added>();

  const startAgain = (values?: Partial<QuestionValues>) => {
    setRepeated(values);
    setAdded(undefined);
    setRound(round + 1);
  };

  return (
    <Page
      title={title}
      width="narrow"
      parentLink={
        <ParentLink as={Link} to={ADD_PATH}>
          Add questions
        </ParentLink>
      }
    >
      {added ? (
        <Card>
          <Stack>
            <Alert tone="success">{added.message}</Alert>
            <p>{previewText(added.question?.question)}</p>
            <Cluster>
              {added.hasPassage && (
                <Button onClick={() => startAgain({ ...repeatedOf(added.typed), ...passageOf(added.typed) })}>
                  Add another question to this passage
                </Button>
              )}
              <Button
                variant={added.hasPassage ? 'secondary' : 'primary'}
                onClick={() => startAgain(repeatedOf(added.typed))}
              >
                Add another
              </Button>
              <LinkButton
                to={added.question ? questionPath(subject, added.question.id) : viewPath(subject)}
                variant="secondary"
              >
                Open the question
              </LinkButton>
            </Cluster>
          </Stack>
        </Card>
      ) : (
        <AddForm key={round} subject={subject} repeated={repeated} onAdded={setAdded} onDiscard={() => startAgain()} />
      )}
    </Page>
  );
}

interface AddFormProps {
  subject: Subject;
  /** What the form begins with, where it does not begin empty. */
  repeated: Partial<QuestionValues> | undefined;
  onAdded: (added: Added) => void;
  onDiscard: () => void;
}

function AddForm({ subject, repeated, onAdded, onDiscard }: AddFormProps) {
  const { draft, forgetDraft, draftToForget } = useDraft<null>(`add-${subject}`);
  const [add, { error, isLoading }] = useAddQuestionMutation();
  const discard = () => {
    forgetDraft();
    onDiscard();
  };
  return (
    <QuestionForm
      subject={subject}
      defaultValues={emptyValues(repeated)}
      draft={draft}
      saving={{
        isSaving: isLoading,
        onSave: async (stored, { typed, isConfirmed }) => {
          const forgetSaved = draftToForget();
          const response = await add({ subject, body: addBody(subject, stored, isConfirmed) });
          if (response.error) return response.error;
          forgetSaved();
          onAdded({ ...response.data, typed, hasPassage: stored.text !== '' });
        },
        onDiscard: discard,
        failure: error && !confirmableOf(error) && (
          <Alert tone="danger">{errorMessage(error, 'The question could not be saved. Please try again.')}</Alert>
        ),
      }}
      buttons={{
        save: 'Add question',
        cancel: (
          <Button variant="quietDanger" isDisabled={isLoading} onClick={discard}>
            Clear the form
          </Button>
        ),
      }}
    />
  );
}

function repeatedOf(values: QuestionValues): Partial<QuestionValues> {
  return Object.fromEntries(REPEATED.map((field) => [field, values[field]]));
}

/** What all questions of a passage share, with gaps also the sentences; the next gap or blank is asked for. */
function passageOf({ text, format, passageTexts, options, question }: QuestionValues): Partial<QuestionValues> {
  const passage = { text, format, passageTexts };
  if (!format || !isInText(format)) return passage;
  const next = { ...passage, question: nextPlaceStem(question, text, format) };
  return format === 'gap' ? { ...next, options: options.map((option) => ({ ...option, rationale: '' })) } : next;
}
