import { byPlace, type ReturnedMarking, type WritingMarks } from '@wattle/contract/writing-marks';
import { criterionOf, WRITING_RUBRIC } from '@wattle/contract/writing-rubric';
import {
  Card,
  Chip,
  formatDate,
  ListRow,
  MutedText,
  Note,
  Panel,
  Passage,
  SegmentedControl,
  Stack,
} from '@wattle/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { NotedText } from '../my-writing/noted-text';
import { PlainText } from '../my-writing/plain-text';
import { draftText, marksInWords } from '../my-writing/text-words';
import { NextStep } from './step-links';
import type { StepProps } from './steps';
import { useReadMarkingMutation } from './writing.api';

/** What a person wrote when the text came back. */
export function CommentsStep({ writing }: StepProps) {
  const { attemptId, questionId, markings, draftTexts, isUnread } = writing;
  const [draft, setDraft] = useState(markings[0]?.draft);
  const [readMarking] = useReadMarkingMutation();
  const marking = markings.find((each) => each.draft === draft) ?? markings[0];

  const noteRead = useEffectEvent(() => {
    if (isUnread) void readMarking({ attemptId, questionId });
  });
  useEffect(() => noteRead(), []);

  if (!marking) return null;
  const text = draftText(draftTexts, marking.draft);
  return (
    <>
      {markings.length > 1 && (
        <SegmentedControl
          label="Which draft"
          variant="chips"
          options={markings.map((each) => ({ value: String(each.draft), label: `Draft ${each.draft}` }))}
          value={String(marking.draft)}
          onChange={(value) => setDraft(Number(value))}
        />
      )}
      <MutedText size={16}>{whenOf(marking)}</MutedText>
      {marking.message && (
        <Note title="To you">
          <PlainText>{marking.message}</PlainText>
        </Note>
      )}
      {marking.comments.length > 0 ? (
        <NotedText key={marking.draft} text={text} notes={notesOf(marking)} />
      ) : (
        <Card>
          <Passage>{text}</Passage>
        </Card>
      )}
      {marking.marks && <Marks marks={marking.marks} />}
      <div>
        <NextStep to="draft">Write it again</NextStep>
      </div>
    </>
  );
}

function whenOf({ draft, returnedAt, changedAt }: ReturnedMarking): string {
  const changed = changedAt ? `, changed on ${formatDate(changedAt)}` : '';
  return `A person read draft ${draft} and wrote to you on ${formatDate(returnedAt)}${changed}.`;
}

function notesOf({ comments }: ReturnedMarking) {
  return [...comments].sort(byPlace).map(({ start, end, criterion, text }) => ({
    places: [{ start, end }],
    label: `${criterionOf(criterion).name}: ${text}`,
  }));
}

function Marks({ marks }: { marks: WritingMarks }) {
  return (
    <Panel title={`${marksInWords(marks)} marks for practice`}>
      <ul>
        {WRITING_RUBRIC.map(({ id, name, marks: full, levels }) => (
          <ListRow key={id}>
            <Stack gap={4}>
              <strong>{name}</strong>
              <span>{levels[marks[id]]?.sentence}</span>
            </Stack>
            <Chip>
              {marks[id]} of {full}
            </Chip>
          </ListRow>
        ))}
      </ul>
    </Panel>
  );
}
