import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { RELEASE_ACTION_KINDS, type ReleaseAction, type ReleaseActionKind } from '@wattle/contract';
import { Model } from 'mongoose';
import { Clock } from '../common/clock';
import { StaffActionRecord, type StoredStaffAction } from '../families/staff-action.schema';

const LISTED_ACTIONS = 20;

type NewReleaseAction = Pick<ReleaseAction, 'by' | 'kind' | 'remote' | 'from' | 'to' | 'figures'>;

/** Who rolled back which release, and when; kept with the other actions of staff. */
@Injectable()
export class ReleaseActionsService {
  constructor(
    @InjectModel(StaffActionRecord.name) private readonly records: Model<StaffActionRecord>,
    private readonly clock: Clock,
  ) {}

  async record({ by, kind, ...release }: NewReleaseAction): Promise<void> {
    await this.records.create({ at: this.clock.now(), by, kind, release });
  }

  /** The latest, the newest first. */
  async list(): Promise<ReleaseAction[]> {
    const kinds = [...RELEASE_ACTION_KINDS];
    const found = this.records
      .find({ kind: { $in: kinds } })
      .sort({ at: -1 })
      .limit(LISTED_ACTIONS);
    const actions = await found.lean<StoredStaffAction[]>();
    return actions.flatMap(({ at, by, kind, release }) =>
      release ? [{ at: at.toISOString(), by, kind: kind as ReleaseActionKind, ...release }] : [],
    );
  }
}
