import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Subject } from '@wattle/contract/constants';
import type { QuestionStatistics, StatisticsSwitches, VersionStatistics } from '@wattle/contract/item-statistics';
import { Model } from 'mongoose';
import { type PublishedQuestion, QuestionsService } from '../../bank';
import { lettersOf } from '../counting/answer-counts';
import { ItemTableRecord } from '../counting/item-table.schema';
import { type FlagDismissalRecord, FlagDismissalsService, openFlags } from '../decisions/flag-dismissals.service';
import { StatisticsRowsService } from './statistics-rows.service';
import { optionFigures, tableFigures } from './version-figures';

/** What answers say of one question, by each of its contents. */
@Injectable()
export class QuestionStatisticsService {
  constructor(
    @InjectModel(ItemTableRecord.name) private readonly tables: Model<ItemTableRecord>,
    private readonly questions: QuestionsService,
    private readonly dismissals: FlagDismissalsService,
    private readonly rows: StatisticsRowsService,
  ) {}

  async read(id: string, subject: Subject, switches: StatisticsSwitches): Promise<QuestionStatistics> {
    const current = await this.questions.requirePublished(id, subject);
    const run = await this.rows.lastRun();
    const rows = await this.rows.ofSubject(subject, switches, run);
    const stored = await this.tables.find({ questionId: id }).lean<ItemTableRecord[]>();
    const currentId = `${id}:${current.contentKey}`;
    const [now = emptyTable(currentId, current)] = stored.filter(({ _id }) => _id === currentId);
    // What it says now may have been served by an earlier number, or not yet.
    const versions = [...new Set([...now.versions, current.version])];
    const earlier = stored
      .filter(({ _id }) => _id !== currentId)
      .sort((one, other) => (other.versions.at(-1) ?? 0) - (one.versions.at(-1) ?? 0));
    const dismissals = await this.dismissals.find(stored.map(({ _id }) => _id));
    const effectiveWeight = rows.find((row) => row.id === id)?.figures?.effectiveWeight ?? null;
    const { withheld } = current;
    return {
      id,
      subject,
      switches,
      countedAt: run?.countedAt?.toISOString() ?? null,
      withheld: withheld && { by: withheld.by, at: withheld.at.toISOString() },
      versions: [
        versionOf({ ...now, versions }, switches, effectiveWeight, true, dismissals.get(now._id)),
        ...earlier.map((table) => versionOf(table, switches, null, false, dismissals.get(table._id))),
      ],
    };
  }
}

function emptyTable(_id: string, { question, subject }: PublishedQuestion): ItemTableRecord {
  return { _id, questionId: question.id, subject, ...lettersOf(question), versions: [], kinds: [], flags: [] };
}

function versionOf(
  table: ItemTableRecord,
  switches: StatisticsSwitches,
  effectiveWeight: number | null,
  isCurrent: boolean,
  dismissals: readonly FlagDismissalRecord[] = [],
): VersionStatistics {
  const { n, others, figures } = tableFigures(table, switches);
  return {
    contentId: table._id,
    versions: table.versions,
    isCurrent,
    key: table.key,
    n,
    others,
    figures: figures ? { ...figures, effectiveWeight } : null,
    ...optionFigures(table, switches),
    flags: openFlags(table.flags, dismissals).map(({ since, ...flag }) => ({ ...flag, since: since.toISOString() })),
    dismissed: dismissals.map(({ flag, reason, by, at }) => ({ ...flag, reason, by, at: at.toISOString() })),
  };
}
