import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import { color } from '../tokens';

/** What a notice means: its sign, its colours. */
export const tones = {
  info: { Sign: Info, text: color.info, soft: color.infoSoft },
  success: { Sign: CircleCheck, text: color.action, soft: color.actionSoft },
  warning: { Sign: TriangleAlert, text: color.warnText, soft: color.brandSoft },
  danger: { Sign: CircleX, text: color.danger, soft: color.dangerSoft },
};

export type NoticeTone = keyof typeof tones;
