import type { SubjectScore } from '@wattle/contract/child-progress';
import type { SubjectName } from '@wattle/contract/questions';
import type { CategoryScore, SkillToPractise } from '@wattle/contract/results';
import { toneOf } from '@wattle/contract/scores';
import { topicNote } from '@wattle/contract/topic-meanings';
import { Heading, MeterBar, NamedText, Panel, Stack } from '@wattle/design-system';

interface TopicsCardProps {
  name: string;
  subjects: SubjectScore[];
  goingWell: CategoryScore[];
  toPractise: CategoryScore[];
  skillsToPractise: SkillToPractise[];
  /** A sentence to begin with, where there are no weeks to compare. */
  lead?: string | undefined;
  /** Whether that tells the score of the only subject. */
  isScoreSaid?: boolean;
}

/** The last four weeks by subject, the strongest topics and those to practise. */
export function TopicsCard({
  name,
  subjects,
  goingWell,
  toPractise,
  skillsToPractise,
  lead,
  isScoreSaid = false,
}: TopicsCardProps) {
  return (
    <Panel title="The last four weeks" gap={20}>
      {lead && (
        <p>
          <NamedText name={name}>{lead}</NamedText>
        </p>
      )}
      {subjects.length === 0 && <p>After {name}’s next test, its subjects and topics stand here.</p>}
      {!isScoreSaid && (
        <Bars title="By subject" scores={subjects.map((score) => ({ ...score, label: score.subject }))} />
      )}
      <Bars title="Going well" scores={goingWell.map(labelled)} />
      <Bars title="Worth practising next" scores={toPractise.map(labelled)} skills={skillsToPractise} />
    </Panel>
  );
}

function labelled({ category, ...score }: CategoryScore) {
  return { ...score, label: category };
}

interface BarsProps {
  title: string;
  scores: { subject: SubjectName; label: string; correct: number; total: number }[];
  skills?: readonly SkillToPractise[];
}

function Bars({ title, scores, skills }: BarsProps) {
  if (scores.length === 0) return null;
  return (
    <Stack gap={12}>
      <Heading level={3} size={16}>
        {title}
      </Heading>
      {scores.map(({ subject, label, correct, total }) => (
        <MeterBar
          key={`${subject} ${label}`}
          label={label}
          value={correct}
          max={total}
          note={topicNote({ subject, category: label }, skills)}
          tone={toneOf({ correct, total })}
        />
      ))}
    </Stack>
  );
}
