import { CRITERION_IDS, type WritingCriterion } from '@wattle/contract/writing-rubric';
import { ButtonLink, Card, Chip, Cluster, Columns, Heading, MutedText, Stack } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { EvidencePicker } from './evidence-picker';
import { LevelCards } from './level-cards';
import { SaveLine } from './save-line';
import { NextStep } from './step-links';
import type { StepProps } from './steps';
import type { OwnReview } from './use-self-review';

interface CriterionStepProps extends StepProps {
  criterion: WritingCriterion;
  review: OwnReview;
}

/** The child looks for evidence in its own text, and chooses the level that is true of it. */
export function CriterionStep({ criterion, review, writing }: CriterionStepProps) {
  const { id, sentence, evidence } = criterion;
  const { selfReview, setSelfReview } = review;
  const index = CRITERION_IDS.indexOf(id);
  const before = CRITERION_IDS[index - 1];
  return (
    <>
      <Cluster>
        <Chip>
          {index + 1} of {CRITERION_IDS.length} things to look at
        </Chip>
        <MutedText as="span" size={16}>
          {sentence}
        </MutedText>
      </Cluster>
      <Columns widths="minmax(0, 1.25fr) minmax(0, 1fr)">
        <Stack gap={12}>
          <Stack gap={4}>
            <Heading level={3} size={18} id="evidence">
              {evidence}
            </Heading>
            <MutedText>Press a sentence, and it is underlined.</MutedText>
          </Stack>
          <Card>
            <EvidencePicker
              text={writing.draftTexts.at(-1)?.text ?? ''}
              evidence={selfReview.evidence[id] ?? []}
              labelId="evidence"
              onChange={(places) =>
                setSelfReview({ ...selfReview, evidence: { ...selfReview.evidence, [id]: places } })
              }
            />
          </Card>
        </Stack>
        <Stack gap={12}>
          <LevelCards
            criterion={criterion}
            level={selfReview.levels[id]}
            onChange={(level) => setSelfReview({ ...selfReview, levels: { ...selfReview.levels, [id]: level } })}
          />
          <Cluster>
            <NextStep to={CRITERION_IDS[index + 1] ?? 'noticed'} />
            {before && (
              <ButtonLink as={Link} to={`?step=${before}`} variant="quiet" size="large">
                Back
              </ButtonLink>
            )}
            <SaveLine saves={review.saves} />
          </Cluster>
        </Stack>
      </Columns>
    </>
  );
}
