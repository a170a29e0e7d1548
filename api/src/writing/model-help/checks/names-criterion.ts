import { CRITERION_IDS } from '@wattle/contract/writing-rubric';
import type { Check } from './check';

export const namesCriterion: Check = ({ criterion }) =>
  CRITERION_IDS.some((id) => id === criterion) ? undefined : 'It names no criterion of the rubric.';
