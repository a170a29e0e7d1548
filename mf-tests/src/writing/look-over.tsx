import { capitalized, countWords, formatCount } from '@wattle/contract/text';
import { criterionOf } from '@wattle/contract/writing-rubric';
import { Disclosure, Heading, MutedText, Page, Stack } from '@wattle/design-system';
import { StructuredText } from '@wattle/exam-player';
import { useLocation } from '@wattle/platform';
import { useEffect, useRef, useState } from 'react';
import { DashboardLink } from '../links';
import { PlainText } from '../my-writing/plain-text';
import { CommentsStep } from './comments-step';
import { CompareStep } from './compare-step';
import { CriterionStep } from './criterion-step';
import { DraftStep } from './draft-step';
import { ModelsStep } from './models-step';
import { NoticedStep } from './noticed-step';
import { StepLinks } from './step-links';
import { firstStep, isCriterion, type Step, type StepProps, stepsOf, titleOf } from './steps';
import { useSelfReview } from './use-self-review';

const WAITS = 'A person will read it and write to you. You can go on in the meantime.';

export function LookOver({ writing, reload }: StepProps) {
  const { title, genre, question, text_format, state, draftTexts } = writing;
  const steps = stepsOf(writing);
  const [first] = useState(() => firstStep(writing));
  const asked = new URLSearchParams(useLocation().search).get('step');
  const step = steps.find((each) => each === asked) ?? first;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  const words = formatCount(countWords(draftTexts.at(-1)?.text ?? ''), 'word');
  const facts = `${capitalized([...(genre ? [genre] : []), `draft ${draftTexts.length}`, words].join(', '))}.`;

  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus({ preventScroll: true });
    shownStep.current = step;
  }, [step]);

  return (
    <Page title="Look over your text" parentLink={<DashboardLink />} intro={title}>
      <Stack gap={8}>
        <MutedText size={16}>{state === 'waiting' ? `${facts} ${WAITS}` : facts}</MutedText>
        <Disclosure title="What you were asked">
          {text_format ? <StructuredText text={question} /> : <PlainText>{question}</PlainText>}
        </Disclosure>
      </Stack>
      <StepLinks steps={steps} current={step} lookOver={isCriterion(first) ? first : 'ideas'} />
      <Stack as="section" gap={16} aria-labelledby="step">
        <Heading level={2} size={28} id="step" ref={heading} tabIndex={-1}>
          {titleOf(step)}
        </Heading>
        <StepContent key={draftTexts.length} step={step} writing={writing} reload={reload} />
      </Stack>
    </Page>
  );
}

/** Keeps what the child ticks while it goes from step to step. */
function StepContent({ step, ...props }: StepProps & { step: Step }) {
  const review = useSelfReview(props);
  if (isCriterion(step)) return <CriterionStep key={step} criterion={criterionOf(step)} review={review} {...props} />;
  if (step === 'comments') return <CommentsStep {...props} />;
  if (step === 'noticed') return <NoticedStep review={review} {...props} />;
  if (step === 'models') return <ModelsStep review={review} {...props} />;
  if (step === 'draft') return <DraftStep {...props} />;
  return <CompareStep {...props} />;
}
