import type { WritingMarking } from '@wattle/contract/writing-markings';
import type { WritingComment } from '@wattle/contract/writing-marks';

interface DraftCommentsProps {
  markingId: string;
  modelHelp: WritingMarking['modelHelp'];
  onUse: (comment: WritingComment) => void;
}

export function DraftComments(_props: DraftCommentsProps) {
  return null;
}
