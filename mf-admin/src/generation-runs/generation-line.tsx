import { type Generation, SUBJECT_NAMES } from '@wattle/contract';
import { Chip, type ChipTone, Cluster, color, fontSize } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';
import { previewText } from '../bank/preview-text';
import { questionPath } from '../paths';
import { momentInWords } from '../shared/moment-in-words';
import { resultPath } from './result-path';

const About = styled.span`
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

const STATES: Record<Generation['state'], { label: string; tone: ChipTone }> = {
  running: { label: 'Running', tone: 'brand' },
  storing: { label: 'Running', tone: 'brand' },
  done: { label: 'Done', tone: 'action' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

interface GenerationLineProps {
  run: Generation;
  isSubjectShown: boolean;
}

/** One generation in a list; it leads to its questions, or to the progress of one that runs. */
export function GenerationLine({ run, isSubjectShown }: GenerationLineProps) {
  const { subject, parentId, parentText, startedBy, startedAt, state, message, kind } = run;
  const { label, tone } = STATES[state];
  const about = [
    isSubjectShown && SUBJECT_NAMES[subject],
    kind === 'extract' && 'with an extract',
    `${startedBy}, ${momentInWords(startedAt)}`,
    message,
  ];
  return (
    <Cluster as="li" gap={8}>
      <Chip tone={tone}>{label}</Chip>
      <Link to={state === 'done' ? resultPath(run) : questionPath(subject, parentId)}>{previewText(parentText)}</Link>
      <About>{about.filter(Boolean).join(' · ')}</About>
    </Cluster>
  );
}
