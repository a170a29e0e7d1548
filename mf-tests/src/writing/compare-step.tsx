import { countWords, formatCount } from '@wattle/contract/text';
import type { WritingDraft } from '@wattle/contract/writings';
import {
  Card,
  Cluster,
  Columns,
  countChangedWords,
  Field,
  formatDay,
  Heading,
  MutedText,
  Passage,
  Select,
  Stack,
  WordDiff,
} from '@wattle/design-system';
import { useId, useState } from 'react';
import { NextStep } from './step-links';
import type { StepProps } from './steps';

/** Two drafts side by side, without a judgement. */
export function CompareStep({ writing: { draftTexts } }: StepProps) {
  const latest = draftTexts.length - 1;
  const [chosen, setChosen] = useState([latest - 1, latest] as const);
  const [before, after] = [Math.min(...chosen), Math.max(...chosen)].map((index) => draftTexts[index]);
  if (!before || !after) return null;
  const changed = countChangedWords(before.text, after.text);
  return (
    <>
      {draftTexts.length > 2 && (
        <Cluster>
          <DraftSelect
            label="Compare"
            drafts={draftTexts}
            index={chosen[0]}
            onChange={(at) => setChosen([at, chosen[1]])}
          />
          <DraftSelect
            label="with"
            drafts={draftTexts}
            index={chosen[1]}
            onChange={(at) => setChosen([chosen[0], at])}
          />
        </Cluster>
      )}
      <p role="status">You changed {formatCount(changed, 'word')}. What differs is marked, and both drafts are kept.</p>
      <Columns widths="minmax(0, 1fr) minmax(0, 1fr)">
        <DraftCard draft={before} against={after} />
        <DraftCard draft={after} against={before} />
      </Columns>
      <div>
        <NextStep to="ideas">{`Look over draft ${draftTexts[latest]?.number}`}</NextStep>
      </div>
    </>
  );
}

function DraftCard({ draft, against }: { draft: WritingDraft; against: WritingDraft }) {
  const headingId = useId();
  return (
    <Card as="article" aria-labelledby={headingId}>
      <Stack gap={12}>
        <Cluster justify="space-between">
          <Heading level={3} size={20} id={headingId}>
            Draft {draft.number}
          </Heading>
          <MutedText as="span">
            {formatDay(draft.finishedAt)}, {formatCount(countWords(draft.text), 'word')}
          </MutedText>
        </Cluster>
        <Passage>
          <WordDiff before={against.text} after={draft.text} isOneSided />
        </Passage>
      </Stack>
    </Card>
  );
}

interface DraftSelectProps {
  label: string;
  drafts: readonly WritingDraft[];
  index: number;
  onChange: (index: number) => void;
}

function DraftSelect({ label, drafts, index, onChange }: DraftSelectProps) {
  return (
    <Field label={label}>
      <Select value={index} onChange={({ target }) => onChange(Number(target.value))}>
        {drafts.map(({ number }, at) => (
          <option key={number} value={at}>
            Draft {number}
          </option>
        ))}
      </Select>
    </Field>
  );
}
