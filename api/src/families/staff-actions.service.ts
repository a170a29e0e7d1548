import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { StaffAction } from '@wattle/contract';
import { Model, Types } from 'mongoose';
import { type Account, AccountRecord } from '../accounts/account.schema';
import { Clock } from '../common/clock';
import { StaffActionRecord, type StoredStaffAction } from './staff-action.schema';

type NewStaffAction = Pick<StaffActionRecord, 'by' | 'kind'> & Partial<StoredStaffAction>;

const LISTED_ACTIONS = 50;

/** Who of the staff did what to which family, and when. */
@Injectable()
export class StaffActionsService {
  constructor(
    @InjectModel(StaffActionRecord.name) private readonly records: Model<StaffActionRecord>,
    @InjectModel(AccountRecord.name) private readonly accounts: Model<AccountRecord>,
    private readonly clock: Clock,
  ) {}

  async record(action: NewStaffAction): Promise<void> {
    await this.records.create({ at: this.clock.now(), ...action });
  }

  /** An erasure, of what may be several accounts of one address, or none. */
  async recordErasure(accounts: readonly Account[], by: string): Promise<void> {
    const at = this.clock.now();
    const subjects =
      accounts.length > 0 ? accounts.map(({ _id }) => ({ familyId: _id })) : [{ reference: randomUUID() }];
    await this.records.create(subjects.map((subject) => ({ at, by, kind: 'erasure' as const, ...subject })));
  }

  find(id: string): Promise<StoredStaffAction | null> {
    return this.records.findById(id).lean<StoredStaffAction>().exec();
  }

  async noteLinkUsed({ _id }: StoredStaffAction): Promise<void> {
    await this.records.updateOne({ _id }, { linkUsedAt: this.clock.now() });
  }

  /** The latest actions, the newest first; without a family those of all. */
  async list(familyId?: string): Promise<StaffAction[]> {
    const filter = familyId === undefined ? {} : { familyId: new Types.ObjectId(familyId) };
    const latest = this.records.find(filter).sort({ at: -1 }).limit(LISTED_ACTIONS);
    const actions = await latest.lean<StoredStaffAction[]>();
    const familyIds = actions.flatMap((action) => action.familyId ?? []);
    const families = await this.accounts.find({ _id: { $in: familyIds } }).lean<Account[]>();
    return actions.map((action) => toStaffAction(action, families));
  }

  /** Leaves of the actions who, when and which kind; the reference says which of them were about one family. */
  async anonymise(accounts: readonly Pick<Account, '_id'>[]): Promise<void> {
    await this.records.updateMany(
      { familyId: { $in: accounts.map(({ _id }) => _id) } },
      {
        $set: { reference: randomUUID() },
        $unset: { familyId: 1, childId: 1, percentBefore: 1, percent: 1, linkUsedAt: 1 },
      },
    );
  }
}

function toStaffAction(action: StoredStaffAction, families: readonly Account[]): StaffAction {
  const { _id, at, by, kind, familyId, childId, percentBefore, percent, linkUsedAt, reference } = action;
  const family = families.find((each) => familyId?.equals(each._id));
  const child = family?.users.find((each) => childId?.equals(each._id));
  return {
    id: String(_id),
    at: at.toISOString(),
    by,
    kind,
    family: family?.parent && `${family.parent.firstName} ${family.parent.lastName}`,
    child: child?.firstName ?? child?.username,
    percentBefore,
    percent,
    linkUsedAt: linkUsedAt?.toISOString(),
    reference,
  };
}
