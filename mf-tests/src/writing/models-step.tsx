import { numberInWords } from '@wattle/contract/text';
import { CRITERION_IDS, criterionOf } from '@wattle/contract/writing-rubric';
import { isWritingKind } from '@wattle/contract/writing-script';
import { ButtonLink, EmptyState, SegmentedControl } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { useState } from 'react';
import { NotedText } from '../my-writing/noted-text';
import { RealScript } from '../my-writing/real-script';
import { SaveLine } from './save-line';
import { NextStep } from './step-links';
import type { StepProps } from './steps';
import type { OwnReview } from './use-self-review';

const LEVELS = { good: 'A good answer', outstanding: 'An outstanding answer' };

export function ModelsStep({ writing, review }: StepProps & { review: OwnReview }) {
  const { genre, modelAnswers } = writing;
  const [level, setLevel] = useState<keyof typeof LEVELS>('good');
  const shown = modelAnswers?.find((each) => each.level === level) ?? modelAnswers?.[0];
  if (!modelAnswers) return <NotOpenYet review={review} />;
  if (!shown) return <NoModels />;
  const notes = shown.notes.map(({ quote, criterion, note }) => {
    const start = Math.max(0, shown.text.indexOf(quote));
    return { places: [{ start, end: start + quote.length }], label: `${criterionOf(criterion).name}: ${note}` };
  });
  return (
    <>
      <SegmentedControl
        label="Which answer"
        variant="chips"
        options={modelAnswers.map((each) => ({ value: each.level, label: LEVELS[each.level] }))}
        value={shown.level}
        onChange={setLevel}
      />
      <NotedText key={shown.level} text={shown.text} notes={notes} />
      {isWritingKind(genre) && <RealScript kind={genre} />}
      <div>
        <NextStep to="draft" />
      </div>
    </>
  );
}

function NotOpenYet({ review: { selfReview, saves } }: { review: OwnReview }) {
  const open = CRITERION_IDS.filter((id) => selfReview.levels[id] === undefined);
  if (open.length === 0) {
    return (
      <EmptyState action={<SaveLine saves={saves} />}>
        Two model answers open here once your ticks are saved.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={
        <ButtonLink as={Link} to={`?step=${open[0]}`}>
          Look at my text
        </ButtonLink>
      }
    >
      Your own text comes first. Two model answers open here when all seven are ticked: {numberInWords(open.length)} to
      go.
    </EmptyState>
  );
}

function NoModels() {
  return <EmptyState action={<NextStep to="draft" />}>There are no model answers to this prompt yet.</EmptyState>;
}
