import type { OptionLetter } from '@wattle/contract/options';
import { Button, Card, Cluster, Field, Grid, MutedText, Page, Stack, TextInput } from '@wattle/design-system';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import {
  useAttemptActions,
  useAttemptOptions,
  useCurrent,
  useExam,
  useIsLocked,
  useQuestions,
} from '../attempt/attempt-context';
import { isWriting } from '../attempt/selectors';
import { ReviewDialog } from '../palette/review-dialog';
import { WritingAnswer } from '../question/writing-answer';
import { SubmitFailedBanner, SubmittingOverlay } from '../screen/banners';
import { SaveIndicator } from '../screen/save-indicator';
import { LetterRow } from './letter-row';

const FIVE = 5;

const KEYS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

interface LetterEntryProps {
  /** Of the paper. */
  code: string;
  /** As they are typed. */
  minutes: string;
  onMinutesChange: (minutes: string) => void;
}

/**
 * In place of the screen of a test that was taken on paper: its letters. A letter goes to its row and on to the next,
 * arrows go from row to row, Backspace takes a letter back.
 */
export function LetterEntry({ code, minutes, onMinutesChange }: LetterEntryProps) {
  const { title } = useAttemptOptions();
  const { entered, cleared, submitAsked } = useAttemptActions();
  const questions = useQuestions();
  const current = useCurrent();
  const isLocked = useIsLocked();
  const isConfirming = useExam(({ phase }) => phase.name === 'confirming');
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(current);
  const numbered = questions.map((question, index) => ({ question, index }));
  const rows = numbered.filter(({ question }) => !isWriting(question));
  const texts = numbered.filter(({ question }) => isWriting(question));
  const fives = Array.from({ length: Math.ceil(rows.length / FIVE) }, (_five, five) =>
    rows.slice(five * FIVE, (five + 1) * FIVE),
  );

  const focusRow = (index: number) => {
    const row = form.current?.querySelector(`[data-row="${index}"]`);
    row?.querySelector<HTMLElement>('input:checked, input')?.focus();
    return row != null;
  };
  // The look before the submission leads to what is not answered.
  useEffect(() => {
    if (shown.current !== current) focusRow(current);
    shown.current = current;
  }, [current]);

  const onKey = (event: KeyboardEvent, index: number, letters: readonly OptionLetter[], isAnswered: boolean) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const questionId = questions[index]?.id ?? '';
    const letter = letters.find((each) => each === event.key.toUpperCase());
    const step = KEYS[event.key];
    if (letter) {
      entered({ questionId, letter });
      if (!focusRow(index + 1)) form.current?.querySelector<HTMLElement>('input[inputmode]')?.focus();
    } else if (step) focusRow(index + step);
    else if (event.key === 'Backspace') {
      if (isAnswered) cleared(questionId);
      else focusRow(index - 1);
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <SubmitFailedBanner />
      <Page title="Enter the answers" badge={<SaveIndicator />} intro={`${title}, paper ${code}`}>
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submitAsked();
          }}
        >
          <Stack gap={24}>
            {rows.length > 0 && (
              <MutedText size={16}>
                Type the letters one after the other, or tap them. Leave a question empty where no bubble is filled.
              </MutedText>
            )}
            <Grid columnWidth={288}>
              {fives.map((five) => (
                <Card key={five[0]?.index}>
                  <Stack gap={8}>
                    {five.map(({ question, index }) => (
                      <LetterRow
                        key={question.id}
                        index={index}
                        question={question}
                        onKeyDown={(event, letters, isAnswered) => onKey(event, index, letters, isAnswered)}
                      />
                    ))}
                  </Stack>
                </Card>
              ))}
            </Grid>
            {texts.map(({ question, index }) => (
              <Card key={question.id}>
                <Stack gap={12}>
                  <MutedText size={16}>
                    Question {index + 1}: type the text here, or leave it empty. Then it is kept on paper.
                  </MutedText>
                  <WritingAnswer questionId={question.id} />
                </Stack>
              </Card>
            ))}
            <Cluster gap={16} style={{ alignItems: 'flex-end' }}>
              <Field label="Minutes used" isOptional>
                <TextInput
                  inputMode="numeric"
                  pattern="[0-9]*"
                  maxLength={3}
                  value={minutes}
                  onChange={({ target }) => onMinutesChange(target.value.replaceAll(/\D/g, ''))}
                />
              </Field>
              <Button type="submit" isLocked={isLocked}>
                Submit the answers
              </Button>
            </Cluster>
          </Stack>
        </form>
      </Page>
      {isConfirming && <ReviewDialog />}
      {isLocked && <SubmittingOverlay />}
    </>
  );
}
