import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SERVABLE_TYPES, SUBJECTS, type Subject } from '@wattle/contract/constants';
import type { DraftFault } from '@wattle/contract/question-import';
import { Model } from 'mongoose';
import { aboutField } from '../../infrastructure';
import { draftFaults, NEAR_DUPLICATE, topicFault } from './draft-faults';
import {
  BankCache,
  BankRevision,
  contentOf,
  isUnpublished,
  type QuestionContent,
  QuestionRecord,
  type StoredQuestion,
} from './question.schema';

type Refusal = ReturnType<typeof aboutField> & { canConfirm: boolean };

/** What keeps a question from being published, whichever way it is (docs/decisions/058). */
@Injectable()
export class PublishingRuleService {
  private readonly publishedTopicLists: BankCache<Record<Subject, string[]>>;

  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    revision: BankRevision,
  ) {
    this.publishedTopicLists = new BankCache(revision);
  }

  /** Topics of questions that tests serve: those of unpublished ones may be misspelt. */
  publishedTopics(): Promise<Record<Subject, string[]>> {
    return this.publishedTopicLists.get('', async () => {
      const found = await this.records.aggregate<{ _id: { subject: Subject; category?: string } }>([
        { $match: { type: { $in: SERVABLE_TYPES } } },
        { $group: { _id: { subject: '$subject', category: '$category' } } },
      ]);
      const ofSubject = (subject: Subject) =>
        found.flatMap(({ _id }) => (_id.subject === subject && _id.category ? _id.category : []));
      return Object.fromEntries(SUBJECTS.map((each) => [each, ofSubject(each)])) as Record<Subject, string[]>;
    });
  }

  /** @param isConfirmed - Whether staff have confirmed its topic and seen its picture. */
  async requirePublishable(subject: Subject, content: QuestionContent, isConfirmed: boolean): Promise<void> {
    if (!isUnpublished(content.type)) return;
    const topics = await this.topicsFor(subject, content);
    // A generated question has the topic of its parent.
    const refusal = refusalOf(draftFaults(subject, content, topics), isConfirmed || content.type === 'Generated');
    if (refusal) throw new UnprocessableEntityException(refusal);
  }

  /** Refuses a topic that is most likely another one misspelt, unless staff have confirmed it. */
  async requireTopic(subject: Subject, content: QuestionContent, isConfirmed: boolean): Promise<void> {
    if (isConfirmed) return;
    const fault = topicFault(content, await this.topicsFor(subject, content));
    if (fault?.correction) throw new UnprocessableEntityException(refusalOf([fault], false));
  }

  /** The questions that drafts change, by their ids. */
  async targetsOf(drafts: readonly StoredQuestion[]): Promise<Map<string, StoredQuestion>> {
    const ids = drafts.flatMap(({ changeOf }) => changeOf?.id ?? []);
    const found = ids.length > 0 ? await this.records.find({ _id: { $in: ids } }).lean<StoredQuestion[]>() : [];
    return new Map(found.map((target) => [String(target._id), target]));
  }

  /** Of a stored draft, or of any of many. */
  async refusalsOf(
    drafts: readonly StoredQuestion[],
    targets: ReadonlyMap<string, StoredQuestion>,
    isConfirmed: (draft: StoredQuestion) => boolean,
  ) {
    const topics = await this.publishedTopics();
    const refusals = new Map<string, Refusal>();
    for (const draft of drafts) {
      const current = targets.get(draft.changeOf?.id ?? '');
      const faults = storedDraftFaults(draft, topics[draft.subject], current);
      const refusal = refusalOf(faults, isConfirmed(draft) && (!current || isConfirmed(current)));
      if (refusal) refusals.set(String(draft._id), refusal);
    }
    return refusals;
  }

  /** Reads all topics only where its own is none of them: they are read anew after each change of the bank. */
  private async topicsFor(subject: Subject, { category }: QuestionContent): Promise<string[]> {
    if (!category) return [];
    const isKnown = await this.records.exists({ subject, category, type: { $in: SERVABLE_TYPES } });
    return isKnown ? [category] : (await this.publishedTopics())[subject];
  }
}

/** Of a stored draft, also what its import has found. */
export function storedDraftFaults(
  draft: StoredQuestion,
  topics: readonly string[],
  current?: StoredQuestion,
): DraftFault[] {
  const faults = draftFaults(draft.subject, contentOf(draft), topics);
  const fault = (message: string, isBlocking: boolean): DraftFault => ({ field: 'question', message, isBlocking });
  if (draft.nearDuplicates) faults.push(fault(NEAR_DUPLICATE, false));
  if (draft.changeOf && !current) faults.push(fault('The question that it changes is no longer in the bank.', true));
  if (draft.changeOf && current && current.version !== draft.changeOf.version)
    faults.push(fault(`${current.updatedBy ?? 'Somebody'} has changed this question since the import.`, false));
  const { keptPassageKey } = draft.changeOf ?? {};
  if (keptPassageKey && keptPassageKey !== draft.passageKey)
    faults.push({ field: 'text', message: 'Other questions about this passage keep the old one.', isBlocking: false });
  return faults;
}

function refusalOf(faults: readonly DraftFault[], isConfirmed: boolean): Refusal | undefined {
  const blocking = faults.find(({ isBlocking }) => isBlocking);
  if (blocking) {
    const message = `${blocking.message} Correct it before you publish it.`;
    return { ...aboutField(blocking.field, message), canConfirm: false };
  }
  const [first] = faults;
  if (!first || isConfirmed) return undefined;
  const sentences = faults.map(({ message, correction }) => {
    return correction ? `${message} Did you mean ${correction}?` : message;
  });
  const message = [...sentences, 'Correct or confirm it.'].join(' ');
  return { ...aboutField(first.field, message, { canConfirm: true, correction: first.correction }), canConfirm: true };
}
