import { PLAN_MINUTES } from '@wattle/contract/plan-questions';
import { numberInWords } from '@wattle/contract/text';
import { criterionOf, WRITING_RUBRIC } from '@wattle/contract/writing-rubric';
import { type ScriptStage, scriptStages, type WritingKind, type WritingScript } from '@wattle/contract/writing-script';
import {
  Card,
  color,
  DetailsSummary,
  Disclosure,
  Heading,
  MutedText,
  radius,
  SegmentedControl,
  Stack,
  space,
} from '@wattle/design-system';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { NotedText } from './noted-text';
import { PlanAnswers } from './plan-answers';
import { marksInWords } from './text-words';

const Fold = styled.details`
  border: 1px solid ${color.line};

  padding: 0 ${space[16]};
  border-radius: ${radius.control};

  background: ${color.surface};

  &[open] {
    padding-bottom: ${space[16]};
  }
`;

/** A text of its kind as a child really types it, raised by one criterion after the other. Folded, it loads nothing. */
export function RealScript({ kind }: { kind: WritingKind }) {
  const [script, setScript] = useState<WritingScript | 'missing'>();
  const load = () =>
    import('@wattle/contract/writing-scripts')
      .then(({ WRITING_SCRIPTS }) => setScript(WRITING_SCRIPTS[kind]))
      .catch(() => setScript('missing'));
  return (
    <Fold onToggle={({ currentTarget }) => currentTarget.open && typeof script !== 'object' && void load()}>
      <DetailsSummary>A real answer, one step better at a time</DetailsSummary>
      {script === 'missing' && <MutedText>It could not be loaded. Close this and open it again.</MutedText>}
      {script && script !== 'missing' && <Stages script={script} />}
    </Fold>
  );
}

function Stages({ script }: { script: WritingScript }) {
  const stages = useMemo(() => scriptStages(script), [script]);
  const [shown, setShown] = useState('0');
  const stage = stages[Number(shown)];
  if (!stage) return null;
  return (
    <Stack gap={16}>
      <MutedText>
        {script.task} A child of 11 or 12 could type this in a test. Each step makes one thing better, and all else
        stays as it is.
      </MutedText>
      <Disclosure title={`Its plan, made in ${numberInWords(PLAN_MINUTES)} minutes`}>
        <PlanAnswers plan={script.plan} />
      </Disclosure>
      <SegmentedControl
        label="Which step"
        variant="chips"
        options={stages.map(({ step }, index) => ({
          value: `${index}`,
          label: step ? `${index}. ${criterionOf(step.criterion).name}` : 'As it was written',
        }))}
        value={shown}
        onChange={setShown}
      />
      <NotedText key={shown} text={stage.text} notes={notesOf(stage)}>
        <Heading level={3} size={18}>
          {marksInWords(stage.marks)} marks for practice
        </Heading>
        {!stage.step && <Levels marks={stage.marks} />}
      </NotedText>
    </Stack>
  );
}

function notesOf({ step, marks, places }: ScriptStage) {
  if (!step) return [];
  const { name } = criterionOf(step.criterion);
  const mark = marks[step.criterion];
  return [{ places, label: `${name}, ${mark - 1} to ${mark}: ${step.why}`, tone: 'action' as const }];
}

/** What each mark means. */
function Levels({ marks }: Pick<ScriptStage, 'marks'>) {
  return (
    <Card>
      <Stack as="dl" gap={8}>
        {WRITING_RUBRIC.map(({ id, name, marks: most, levels }) => (
          <div key={id}>
            <dt>
              <strong>
                {name}, {marks[id]} of {most}
              </strong>
            </dt>
            <MutedText as="dd">{levels[marks[id]]?.sentence}</MutedText>
          </div>
        ))}
      </Stack>
    </Card>
  );
}
