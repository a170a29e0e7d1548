import { Injectable, NotFoundException } from '@nestjs/common';
import { dayInSydney } from '@wattle/contract/calendar';
import type { Message } from '@wattle/contract/primitives';
import { MAILED_QUESTIONS } from '@wattle/contract/statistics-mail';
import { AccountsService, type User } from '../../accounts';
import { QuestionsService } from '../../bank';
import { Clock, DAY_MS, RepeatedTask, type SignedInUser } from '../../infrastructure';
import { addressHashOf, LinkSigner, MailOptOuts, MailService, UnsubscribeLinks } from '../../mail';
import { StatisticsListService } from '../bank-statistics/statistics-list.service';
import { mendMail, type QuestionToMend } from './statistics-mail';

const KIND = 'question-statistics';
/** Where the service stood still on the first day of a month. */
const LAST_DAY = 7;
const TASK_MS = DAY_MS / 24;

/** Where each member of staff wants the monthly email. */
@Injectable()
export class StatisticsMailService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly optOuts: MailOptOuts,
  ) {}

  async read({ id }: SignedInUser) {
    const { statisticsMailTo: email } = await this.require(id);
    const isStopped = email && (await this.optOuts.has({ kind: KIND, addressHash: addressHashOf(email) }));
    return { email: email && !isStopped ? email : null };
  }

  /** Whoever asks for it wants it again, also where it was stopped by a link. */
  async set({ id }: SignedInUser, email: string | null): Promise<Message> {
    const user = await this.require(id);
    await this.accounts.set(user, { statisticsMailTo: email });
    if (!email) return { message: 'You get no more emails of questions to mend.' };
    await this.optOuts.remove({ kind: KIND, addressHash: addressHashOf(email) });
    return { message: `The questions to mend first go to ${email}, once a month.` };
  }

  private async require(id: string): Promise<User> {
    const user = await this.accounts.findById(id);
    if (!user) throw new NotFoundException('This account is no longer there. Please log in again.');
    return user;
  }
}

/** Mails staff once a month which questions to mend first; nothing where nothing is flagged (docs/decisions/009). */
@Injectable()
export class StatisticsMailTask extends RepeatedTask {
  constructor(
    private readonly accounts: AccountsService,
    private readonly statistics: StatisticsListService,
    private readonly questions: QuestionsService,
    private readonly mail: MailService,
    private readonly links: LinkSigner,
    private readonly unsubscribe: UnsubscribeLinks,
    private readonly clock: Clock,
  ) {
    super(TASK_MS);
  }

  async run(): Promise<void> {
    const today = dayInSydney(this.clock.now());
    if (Number(today.slice(-2)) > LAST_DAY) return;
    const staff = (await this.accounts.listStaff()).flatMap(({ users }) => users).filter(isReader);
    if (staff.length === 0) return;
    const questions = await this.toMend();
    if (questions.length === 0) return;
    for (const reader of staff) {
      // Others still get theirs, and the next run repeats this one.
      await this.sendTo(reader, questions, today.slice(0, 7)).catch((error) => this.logger.error(error));
    }
  }

  private sendTo({ username, statisticsMailTo: to }: Reader, questions: QuestionToMend[], month: string) {
    const mail = mendMail({
      username,
      questions,
      link: this.links.urlOf('/admin-dashboard/statistics'),
      unsubscribeUrl: this.unsubscribe.linkFor(KIND, to),
    });
    return this.mail.send({ kind: KIND, to, ...mail, dedupeKey: `month ${month}`, isOnceOnly: true, perDay: 1 });
  }

  private async toMend(): Promise<QuestionToMend[]> {
    const flagged = await this.statistics.listAll({ flag: 'any', sort: 'flags', omitted: 'wrong' });
    const first = flagged.filter(({ isWithheld }) => !isWithheld).slice(0, MAILED_QUESTIONS);
    return Promise.all(
      first.map(async (row) => {
        const { correct_answer: key = '' } = await this.questions.find(row.id, row.subject);
        return { ...row, key };
      }),
    );
  }
}

type Reader = User & { statisticsMailTo: string };

function isReader(user: User): user is Reader {
  return Boolean(user.statisticsMailTo) && !user.disabledAt && (user.role === 'admin' || user.role === 'content');
}
