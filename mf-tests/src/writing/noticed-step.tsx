import { MAX_ACCEPTED_WORDS } from '@wattle/contract/writings';
import { Button, Card, Cluster, Disclosure, MutedText, Passage, Stack } from '@wattle/design-system';
import { NotedText } from '../my-writing/noted-text';
import { noticedIn } from './noticed-words';
import { SaveLine } from './save-line';
import { NextStep } from './step-links';
import type { StepProps } from './steps';
import type { OwnReview } from './use-self-review';

const SEES_SOME =
  'A program sees only some slips: “herd” for “heard” is a word, too. Read your text aloud. Ears find more.';

export function NoticedStep({ writing, review }: StepProps & { review: OwnReview }) {
  const { acceptedWords, setAcceptedWords, saves } = review;
  const text = writing.draftTexts.at(-1)?.text ?? '';
  const noticed = noticedIn(text, writing.observations, acceptedWords);
  const mayAccept = acceptedWords.length < MAX_ACCEPTED_WORDS;
  const notes = noticed.map((note) =>
    note.kind === 'spelling' && mayAccept
      ? {
          ...note,
          action: <AcceptButton word={note.words} onAccept={(word) => setAcceptedWords([...acceptedWords, word])} />,
        }
      : note,
  );
  return (
    <>
      <MutedText size={16}>{SEES_SOME}</MutedText>
      {notes.length > 0 ? (
        <NotedText text={text} notes={notes}>
          <MutedText>Nobody gives you marks for these. You choose what to change.</MutedText>
        </NotedText>
      ) : (
        <Stack>
          <p>The program noticed nothing here.</p>
          <Card>
            <Passage>{text}</Passage>
          </Card>
        </Stack>
      )}
      {acceptedWords.length > 0 && (
        <Disclosure title="Words that you say are right">
          <Cluster>
            {acceptedWords.map((word) => (
              <Button
                key={word}
                variant="quiet"
                onClick={() => setAcceptedWords(acceptedWords.filter((each) => each !== word))}
              >
                Ask again: “{word}”
              </Button>
            ))}
          </Cluster>
        </Disclosure>
      )}
      <Cluster>
        <NextStep to="models" />
        <SaveLine saves={saves} />
      </Cluster>
    </>
  );
}

function AcceptButton({ word, onAccept }: { word: string; onAccept: (word: string) => void }) {
  return (
    <Button variant="quiet" aria-label={`It is right: “${word}”`} onClick={() => onAccept(word)}>
      It is right
    </Button>
  );
}
