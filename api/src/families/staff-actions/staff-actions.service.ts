import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { StaffAction, StaffActionKind } from '@wattle/contract/families';
import type { AccountAction, AccountActionKind } from '@wattle/contract/staff';
import { Model, type QueryFilter, Types } from 'mongoose';
import { type Account, AccountsService, type User } from '../../accounts';
import { Clock, Retained, type Retention } from '../../infrastructure';
import { StaffActionRecord, type StoredStaffAction } from './staff-action.schema';

type NewStaffAction = Pick<StaffActionRecord, 'by' | 'kind'> & Partial<StoredStaffAction>;

const LISTED_ACTIONS = 50;
/** Actions of parents have a limit of their own, so that they displace none of staff. */
const LISTED_OF_PARENTS = 20;

/** Recorded in place of a username, which has no spaces. */
export const BY_PARENT = 'the parent';

const OF_PARENTS = { by: BY_PARENT, kind: { $ne: 'erasure' as const } };

@Retained()
@Injectable()
export class StaffActionsService implements Retention {
  constructor(
    @InjectModel(StaffActionRecord.name) private readonly records: Model<StaffActionRecord>,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  async record(...actions: NewStaffAction[]): Promise<void> {
    const at = this.clock.now();
    await this.records.create(actions.map((action) => ({ at, ...action })));
  }

  async recordOnAccount({ _id, username }: User, action: NewStaffAction): Promise<void> {
    await this.record({ ...action, accountId: _id, username });
  }

  /** Without a family it is an erasure of one child, or of the rest of an address. */
  async recordErasure(family: Pick<Account, '_id'> | undefined, by: string): Promise<void> {
    const subject = family ? { familyId: family._id } : { reference: randomUUID() };
    await this.record({ by, kind: 'erasure', ...subject });
  }

  async find(id: string): Promise<StoredStaffAction | null> {
    return this.records.findById(id).lean<StoredStaffAction>();
  }

  async wasDisabledSince({ accountId, at }: StoredStaffAction): Promise<boolean> {
    if (!accountId) return false;
    return (await this.records.exists({ accountId, kind: 'account-disabled', at: { $gte: at } })) !== null;
  }

  async noteLinkUsed({ _id }: StoredStaffAction): Promise<void> {
    await this.records.updateOne({ _id }, { linkUsedAt: this.clock.now() });
  }

  /** Actions on accounts of staff, the newest first. */
  async listOnAccounts(): Promise<AccountAction[]> {
    return (await this.latest({ accountId: { $exists: true } }, LISTED_ACTIONS)).map(toAccountAction);
  }

  /** Actions on families, the newest first; without a family, those of parents are only erasures. */
  async list(familyId?: string): Promise<StaffAction[]> {
    const ofFamily =
      familyId === undefined ? { accountId: { $exists: false } } : { familyId: new Types.ObjectId(familyId) };
    const ofParents = familyId === undefined ? { kind: 'erasure' as const } : ofFamily;
    const [byStaff, byParents] = await Promise.all([
      this.latest({ ...ofFamily, by: { $ne: BY_PARENT } }, LISTED_ACTIONS),
      this.latest({ ...ofParents, by: BY_PARENT }, LISTED_OF_PARENTS),
    ]);
    const actions = [...byStaff, ...byParents].sort((one, other) => other.at.getTime() - one.at.getTime());
    const familyIds = actions.flatMap((action) => action.familyId ?? []);
    const families = await this.accounts.list(familyIds);
    return actions.map((action) => toStaffAction(action, families));
  }

  async deleteBefore(date: Date): Promise<void> {
    await this.records.deleteMany({ ...OF_PARENTS, at: { $lt: date } });
  }

  /** Leaves who, when and the kind of actions of staff; a reference groups those about one family or child. */
  async anonymise(subject: { familyId: Types.ObjectId } | { childId: Types.ObjectId }): Promise<void> {
    await this.records.deleteMany({ ...subject, ...OF_PARENTS });
    await this.records.updateMany(subject, {
      $set: { reference: randomUUID() },
      $unset: { familyId: 1, childId: 1, amountBefore: 1, amount: 1, linkUsedAt: 1 },
    });
  }

  private async latest(filter: QueryFilter<StaffActionRecord>, count: number): Promise<StoredStaffAction[]> {
    return this.records.find(filter).sort({ at: -1 }).limit(count).lean<StoredStaffAction[]>();
  }
}

function toStaffAction(action: StoredStaffAction, families: readonly Account[]): StaffAction {
  const { kind, familyId, childId, amountBefore, amount, reference } = action;
  const family = families.find((each) => familyId?.equals(each._id));
  const child = family?.users.find((each) => childId?.equals(each._id));
  return {
    ...toAction(action),
    kind: kind as StaffActionKind,
    family: family?.parent && `${family.parent.firstName} ${family.parent.lastName}`,
    child: child?.firstName ?? child?.username,
    amountBefore,
    amount,
    reference,
  };
}

function toAccountAction(action: StoredStaffAction): AccountAction {
  const { kind, username = '', role, roleBefore } = action;
  return { ...toAction(action), kind: kind as AccountActionKind, username, role, roleBefore };
}

function toAction({ _id, at, by, linkUsedAt }: StoredStaffAction) {
  return { id: String(_id), at: at.toISOString(), by, linkUsedAt: linkUsedAt?.toISOString() };
}
