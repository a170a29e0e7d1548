import { optionsOf } from '@wattle/contract/options';
import { Button, Card, Cluster, Field, Grid, MutedText, Page, Stack, TextInput } from '@wattle/design-system';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useAnswers,
  useAttemptActions,
  useAttemptOptions,
  useCurrent,
  useExam,
  useIsLocked,
  useQuestions,
} from '../attempt/attempt-context';
import { isAnswered, isWriting } from '../attempt/selectors';
import { useShortcuts } from '../keys/use-shortcuts';
import { ReviewDialog } from '../palette/review-dialog';
import { WritingAnswer } from '../question/writing-answer';
import { SubmitFailedBanner, SubmittingOverlay } from '../screen/banners';
import { SaveIndicator } from '../screen/save-indicator';
import { LetterRow } from './letter-row';

const FIVE = 5;

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

interface LetterEntryProps {
  /** Of the paper. */
  code: string;
  /** As they are typed. */
  minutes: string;
  onMinutesChange: (minutes: string) => void;
  /** Leads away; what was typed is kept. */
  parentLink: ReactNode;
}

/**
 * In place of the screen of a test that was taken on paper: its letters. A letter goes to its row and on to the next,
 * arrows go from row to row, Backspace takes a letter back. Typed beside the rows, it goes to the first empty one.
 */
export function LetterEntry({ code, minutes, onMinutesChange, parentLink }: LetterEntryProps) {
  const { title } = useAttemptOptions();
  const { entered, cleared, submitAsked } = useAttemptActions();
  const questions = useQuestions();
  const answers = useAnswers();
  const current = useCurrent();
  const isLocked = useIsLocked();
  const isConfirming = useExam(({ phase }) => phase.name === 'confirming');
  const [refusal, setRefusal] = useState<{ index: number; sentence: string }>();
  const form = useRef<HTMLFormElement>(null);
  const numbered = questions.map((question, index) => ({ question, index }));
  const rows = numbered.filter(({ question }) => !isWriting(question));
  const texts = numbered.filter(({ question }) => isWriting(question));
  const fives = Array.from({ length: Math.ceil(rows.length / FIVE) }, (_five, five) =>
    rows.slice(five * FIVE, (five + 1) * FIVE),
  );
  const emptyIndex = rows.find(({ question }) => !isAnswered({ answers }, question))?.index;

  const focusRow = (index: number) => {
    const row = form.current?.querySelector(`[data-row="${index}"]`);
    const letter = row?.querySelector<HTMLElement>('input:checked') ?? row?.querySelector<HTMLElement>('input');
    letter?.focus();
    return letter != null;
  };
  const focusFirst = useEffectEvent(() => focusRow(emptyIndex ?? 0));
  useEffect(() => void focusFirst(), []);
  const shown = useRef(current);
  // The look before the submission leads to what is not answered.
  useEffect(() => {
    if (shown.current !== current) focusRow(current);
    shown.current = current;
  }, [current]);

  useShortcuts(!isLocked, ({ key, target }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    const index = row ? Number(row.dataset.row) : emptyIndex;
    const question = index === undefined ? undefined : questions[index];
    if (index === undefined || !question) return false;
    const step = STEPS[key];
    if (/^[a-z]$/i.test(key)) {
      const letters = optionsOf(question).map(({ letter }) => letter);
      const letter = letters.find((each) => each === key.toUpperCase());
      const sentence = `Question ${index + 1} has the letters ${letters[0]} to ${letters.at(-1)}.`;
      setRefusal(letter ? undefined : { index, sentence });
      if (!letter) focusRow(index);
      else {
        entered({ questionId: question.id, letter });
        if (!focusRow(index + 1)) form.current?.querySelector<HTMLElement>('input[inputmode]')?.focus();
      }
    } else if (row && step) focusRow(index + step);
    else if (row && key === 'Backspace') {
      if (isAnswered({ answers }, question)) cleared(question.id);
      else focusRow(index - 1);
    } else return false;
    return true;
  });

  return (
    <>
      <SubmitFailedBanner />
      <Page
        title="Enter the answers"
        badge={<SaveIndicator />}
        intro={`${title}, paper ${code}`}
        parentLink={parentLink}
      >
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
                        refusal={refusal?.index === index ? refusal.sentence : undefined}
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
