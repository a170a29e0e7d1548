import { SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import type { Generation } from '@wattle/contract/generation';
import {
  Chip,
  type ChipTone,
  Cluster,
  Disclosure,
  formatDateTime,
  LinkLine,
  MutedText,
  Panel,
  Stack,
  useRetry,
} from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { PROMPTS_PATH, questionPath, resultPath } from '../paths';
import { previewText } from '../questions/question-labels';
import { GenerationFacts } from './generate-buttons';
import { useGenerationRunsQuery } from './generation.api';

const SHOWN = 5;
const POLL_MS = { running: 2_000, ended: 15_000 };

const STATES: Record<Generation['state'], { label: string; tone: ChipTone }> = {
  running: { label: 'Running', tone: 'brand' },
  storing: { label: 'Running', tone: 'brand' },
  done: { label: 'Done', tone: 'action' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

export function LatestGenerations({ subject }: { subject?: Subject }) {
  const { data = [], refetch } = useGenerationRunsQuery(undefined, { refetchOnMountOrArgChange: true });
  // Not by `pollingInterval`, which goes on while nobody sees the page.
  useRetry(refetch, data.some(({ endedAt }) => !endedAt) ? POLL_MS.running : POLL_MS.ended);
  const known = data.filter((run) => !subject || run.subject === subject);
  const running = known.filter(({ endedAt }) => !endedAt);
  const shown = [...running, ...known.filter(({ endedAt }) => endedAt)].slice(0, Math.max(SHOWN, running.length));
  const list = (
    <Stack as="ul" gap={8}>
      {shown.map((run) => (
        <GenerationLine key={run.id} run={run} isSubjectShown={!subject} />
      ))}
    </Stack>
  );
  if (!subject) {
    return (
      <Panel title="Latest generations">
        <GenerationFacts />
        {shown.length > 0 && list}
        <LinkLine>
          <Link to={PROMPTS_PATH}>Figures of the prompts</Link>
        </LinkLine>
      </Panel>
    );
  }
  return (
    <Stack as="section" aria-label="Latest generations" gap={4}>
      <GenerationFacts />
      {shown.length > 0 && (
        <Disclosure title={`Latest generations${running.length > 0 ? `: ${running.length} running` : ''}`}>
          {list}
        </Disclosure>
      )}
    </Stack>
  );
}

function GenerationLine({ run, isSubjectShown }: { run: Generation; isSubjectShown: boolean }) {
  const { subject, parentId, parentText, startedBy, startedAt, state, message, kind } = run;
  const { label, tone } = STATES[state];
  const facts = [
    isSubjectShown && SUBJECT_NAMES[subject],
    kind === 'extract' && 'with an extract',
    `${startedBy}, ${formatDateTime(startedAt)}`,
    message,
  ];
  return (
    <Cluster as="li" gap={8}>
      <Chip tone={tone}>{label}</Chip>
      <Link to={state === 'done' ? resultPath(run) : questionPath(subject, parentId)}>{previewText(parentText)}</Link>
      <MutedText as="span">{facts.filter(Boolean).join(' · ')}</MutedText>
    </Cluster>
  );
}
