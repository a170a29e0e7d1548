import type { BankQuestion, Subject } from '@wattle/contract';
import { Alert, Button, ButtonLink, Card, Cluster, Page, Stack } from '@wattle/design-system';
import { Link, usePageTitle } from '@wattle/platform';
import { useState } from 'react';
import { BackLink } from '../bank/back-link';
import { previewText } from '../bank/preview-text';
import { ADD_PATH, questionPath, viewPath } from '../paths';
import { AddForm } from './add-form';
import { nextGapStem } from './gaps';
import { type QuestionValues, subjectName } from './question-values';

/** What the next question usually has in common with the one before. */
const KEPT = ['type', 'level', 'category', 'exam_type', 'year_level', 'pool'] as const;

/** The page that adds questions of a subject, one after the other. */
export function AddQuestion({ subject }: { subject: Subject }) {
  const title = `Add a ${subjectName(subject)} question`;
  usePageTitle(title);
  const [round, setRound] = useState(0);
  const [kept, setKept] = useState<Partial<QuestionValues>>();
  const [added, setAdded] = useState<{ question: BankQuestion | undefined; values: QuestionValues }>();

  const startAgain = (values?: Partial<QuestionValues>) => {
    setKept(values);
    setAdded(undefined);
    setRound(round + 1);
  };

  return (
    <Page title={title} width="narrow" parentLink={<BackLink to={ADD_PATH}>Add questions</BackLink>}>
      {added ? (
        <Card>
          <Stack>
            <Alert tone="success">Question added successfully</Alert>
            <p>{previewText(added.question?.question)}</p>
            <Cluster>
              {added.values.text && (
                <Button onClick={() => startAgain({ ...keptOf(added.values), ...passageOf(added.values) })}>
                  Add another question to this passage
                </Button>
              )}
              <Button
                variant={added.values.text ? 'secondary' : 'primary'}
                onClick={() => startAgain(keptOf(added.values))}
              >
                Add another
              </Button>
              <ButtonLink
                as={Link}
                to={added.question ? questionPath(subject, added.question.id) : viewPath(subject)}
                variant="secondary"
              >
                Open the question
              </ButtonLink>
            </Cluster>
          </Stack>
        </Card>
      ) : (
        <AddForm
          key={round}
          subject={subject}
          kept={kept}
          onAdded={(question, values) => setAdded({ question, values })}
          onDiscard={() => startAgain()}
        />
      )}
    </Page>
  );
}

function keptOf(values: QuestionValues): Partial<QuestionValues> {
  return Object.fromEntries(KEPT.map((field) => [field, values[field]]));
}

/** What all questions of a passage share; in a set with gaps also the sentences, and the next gap is asked for. */
function passageOf({ text, format, passageTexts, mcq_options, optionTexts, question }: QuestionValues) {
  const passage = { text, format, passageTexts };
  return format === 'gap' ? { ...passage, mcq_options, optionTexts, question: nextGapStem(question, text) } : passage;
}
