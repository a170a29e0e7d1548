import { MAX_DRAFTS, type Writing } from '@wattle/contract/writings';
import {
  Alert,
  Button,
  Card,
  Cluster,
  Columns,
  Disclosure,
  EmptyState,
  MutedText,
  Stack,
  WordDiff,
} from '@wattle/design-system';
import { WritingField } from '@wattle/exam-player';
import { errorMessage, useNavigate } from '@wattle/platform';
import { useState } from 'react';
import { CommentsOnWords } from '../my-writing/comments-on-words';
import { PlainText } from '../my-writing/plain-text';
import { PlanAnswers } from '../my-writing/plan-answers';
import { draftText } from '../my-writing/text-words';
import { isStillIn, noticedIn } from './noticed-words';
import { SaveLine } from './save-line';
import type { StepProps } from './steps';
import { useDraft } from './use-draft';

export function DraftStep(props: StepProps) {
  const { draftTexts } = props.writing;
  if (draftTexts.length < MAX_DRAFTS) return <DraftEditor {...props} />;
  return <EmptyState>{`You have written ${MAX_DRAFTS} drafts of this text. Try a new prompt next.`}</EmptyState>;
}

/** A further draft of a text, beside what helps with it. */
function DraftEditor(props: StepProps) {
  const { writing } = props;
  const draft = useDraft(props);
  const navigate = useNavigate();
  const [error, setError] = useState<string>();

  const finish = async () => {
    const reason = reasonToWait(draft.text, writing);
    setError(reason);
    if (reason) return;
    const failure = await draft.finish();
    if (failure) setError(errorMessage(failure, 'Your draft is not finished yet. Please try again.'));
    else void navigate('?step=compare');
  };

  return (
    <Columns widths="minmax(0, 1.6fr) minmax(0, 1fr)">
      <Stack gap={12}>
        <MutedText size={16}>Change what you like. There is no clock.</MutedText>
        {draft.other !== undefined && <OtherText {...draft} other={draft.other} />}
        <WritingField
          label={`Draft ${writing.draftTexts.length + 1}`}
          text={draft.text}
          hasWordLimit={!writing.isUnlimited}
          error={error}
          readOnly={draft.isFinishing}
          onWrite={(text) => {
            setError(undefined);
            draft.setText(text);
          }}
        />
        <Cluster>
          <Button
            size="large"
            isBusy={draft.isFinishing}
            isLocked={draft.other !== undefined}
            onClick={() => void finish()}
          >
            Finish this draft
          </Button>
          {draft.other === undefined && <SaveLine saves={[draft.save]} />}
        </Cluster>
      </Stack>
      <Helps writing={writing} draft={draft.text} />
    </Columns>
  );
}

function reasonToWait(text: string, { draftTexts }: Writing): string | undefined {
  if (!text.trim()) return 'Write something first.';
  return text === draftTexts.at(-1)?.text ? 'This is still your last draft. Change something first.' : undefined;
}

interface OtherTextProps {
  text: string;
  other: string;
  keepOwn: () => void;
  takeOther: () => void;
}

/** Another page or device has a text that this one does not know. */
function OtherText({ text, other, keepOwn, takeOther }: OtherTextProps) {
  return (
    <Alert tone="warning">
      <Stack gap={12}>
        <p>You wrote on another page or device, too. Which text do you want to go on with?</p>
        <Card>
          <WordDiff before={text} after={other} isOneSided />
        </Card>
        <Cluster>
          <Button variant="secondary" onClick={takeOther}>
            Take this one
          </Button>
          <Button variant="secondary" onClick={keepOwn}>
            Keep the one below
          </Button>
        </Cluster>
      </Stack>
    </Alert>
  );
}

/** What was said of the last draft, and what the child has planned. */
function Helps({ writing, draft }: { writing: Writing; draft: string }) {
  const { draftTexts, observations, markings, plan, acceptedWords } = writing;
  const text = draftTexts.at(-1)?.text ?? '';
  const noticed = noticedIn(text, observations, acceptedWords).filter((note) => isStillIn(draft, note));
  const [marking] = markings;
  const marked = draftText(draftTexts, marking?.draft);
  return (
    <Card as="aside" aria-label="What helps">
      <Stack gap={8}>
        {marking && (
          <Disclosure title="What a person wrote to you" isOpen>
            <Stack gap={12}>
              {marking.message && <PlainText>{marking.message}</PlainText>}
              <CommentsOnWords comments={marking.comments} text={marked} />
            </Stack>
          </Disclosure>
        )}
        {noticed.length > 0 && (
          <Disclosure title="What a program noticed" isOpen={!marking}>
            <Stack as="ul" gap={8}>
              {noticed.map(({ label, places }) => (
                <li key={`${label} ${places[0]?.start}`}>{label}</li>
              ))}
            </Stack>
          </Disclosure>
        )}
        {plan && (
          <Disclosure title="Your plan">
            <PlanAnswers plan={plan} />
          </Disclosure>
        )}
        <Disclosure title="Your last draft">
          <PlainText>{text}</PlainText>
        </Disclosure>
      </Stack>
    </Card>
  );
}
