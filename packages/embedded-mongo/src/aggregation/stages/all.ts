import type { Value } from '../../bson/values';
import type { Environment, Stage } from '../environment';
import type { Pipeline } from '../pipeline';
import { COMBINING_STAGES } from './combine';
import { GROUP_STAGES } from './group';
import { ORDER_STAGES } from './order';
import { OUTPUT_STAGES } from './output';
import { PER_DOCUMENT_STAGES } from './per-document';
import { WINDOW_STAGES } from './window';

export interface Place {
  name: string;
  isLast: boolean;
  next: Pipeline[number] | undefined;
}

/** Reads the argument of a stage; it fails here, before any document is read, where it is wrong. */
export type CompileStage = (argument: Value, environment: Environment, place: Place) => Stage;

export const STAGES: Record<string, CompileStage> = {
  ...PER_DOCUMENT_STAGES,
  ...ORDER_STAGES,
  ...GROUP_STAGES,
  ...COMBINING_STAGES,
  ...WINDOW_STAGES,
  ...OUTPUT_STAGES,
};
