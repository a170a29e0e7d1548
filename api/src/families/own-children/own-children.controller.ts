import { Controller } from '@nestjs/common';
import { DEFAULT_PRACTICE, practiceSettings, setPracticeSettings } from '@wattle/contract/daily-practice';
import {
  addChildren,
  ownChild,
  ownChildReview,
  ownChildren,
  reportQuestionAsParent,
  setConsent,
  setGoals,
  setRehearsal,
} from '@wattle/contract/own-children';
import { childMisconceptions } from '@wattle/contract/own-misconceptions';
import {
  enterPaperAsParent,
  openPaperAsParent,
  paperAsParent,
  paperStatusAsParent,
  savePaperAsParent,
  submitPaperAsParent,
} from '@wattle/contract/papers';
import { childWriting, childWritings } from '@wattle/contract/writings';
import type { MailedChild } from '../../accounts';
import { MisconceptionsService, ownerOf, PapersService, QuestionReportsService } from '../../exams';
import {
  ClientIpPrefix,
  CurrentUser,
  Endpoint,
  Input,
  type InputOf,
  Priority,
  type SignedInUser,
} from '../../infrastructure';
import { WritingsService } from '../../writing';
import { OwnChild } from './own-child';
import { OwnChildrenService } from './own-children.service';

@Controller()
export class OwnChildrenController {
  constructor(
    private readonly children: OwnChildrenService,
    private readonly misconceptions: MisconceptionsService,
    private readonly papers: PapersService,
    private readonly reports: QuestionReportsService,
    private readonly texts: WritingsService,
  ) {}

  @Endpoint(ownChildren)
  list(@CurrentUser() { username }: SignedInUser) {
    return this.children.list(username);
  }

  @Endpoint(addChildren)
  @Priority('low', { holdsPlace: false })
  add(
    @Input() { body }: InputOf<typeof addChildren>,
    @CurrentUser() { username }: SignedInUser,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.children.add(username, body, clientIpPrefix);
  }

  @Endpoint(ownChild)
  read(@OwnChild() own: MailedChild) {
    return this.children.read(own);
  }

  @Endpoint(ownChildReview)
  review(@OwnChild() own: MailedChild, @Input() { params }: InputOf<typeof ownChildReview>) {
    return this.children.review(own, params.attemptId);
  }

  @Endpoint(childMisconceptions)
  childMisconceptions(@OwnChild() { child }: MailedChild) {
    return this.misconceptions.of(String(child._id));
  }

  @Endpoint(childWritings)
  async writings(@OwnChild() { child }: MailedChild) {
    return { writings: await this.texts.list(ownerOf('child', child._id)) };
  }

  @Endpoint(childWriting)
  writing(@OwnChild() own: MailedChild, @Input() { params }: InputOf<typeof childWriting>) {
    return this.children.writing(own, params);
  }

  @Endpoint(openPaperAsParent)
  openPaper(@OwnChild() { child }: MailedChild, @Input() { body }: InputOf<typeof openPaperAsParent>) {
    return this.papers.open(String(child._id), body);
  }

  @Endpoint(paperAsParent)
  readPaper(@OwnChild() { child }: MailedChild, @Input() { params, query }: InputOf<typeof paperAsParent>) {
    return this.papers.read(String(child._id), params.code, query.pageId);
  }

  @Endpoint(enterPaperAsParent)
  enterPaper(@OwnChild() { child }: MailedChild, @Input() { params }: InputOf<typeof enterPaperAsParent>) {
    return this.papers.enter(String(child._id), params.code);
  }

  /** Only what was taken on paper: nobody else answers what a child does on the screen. */
  @Endpoint(savePaperAsParent)
  @Priority('high')
  savePaper(@OwnChild() { child }: MailedChild, @Input() { params, body }: InputOf<typeof savePaperAsParent>) {
    return this.papers.save(String(child._id), params.code, body);
  }

  @Endpoint(paperStatusAsParent)
  paperStatus(@OwnChild() { child }: MailedChild, @Input() { params }: InputOf<typeof paperStatusAsParent>) {
    return this.papers.status(String(child._id), params.code);
  }

  @Endpoint(submitPaperAsParent)
  @Priority('high')
  submitPaper(@OwnChild() { child }: MailedChild, @Input() { params, body }: InputOf<typeof submitPaperAsParent>) {
    return this.papers.submit(String(child._id), params.code, body);
  }

  @Endpoint(reportQuestionAsParent)
  report(@OwnChild() { child }: MailedChild, @Input() { params, body }: InputOf<typeof reportQuestionAsParent>) {
    return this.reports.report({ ...params, childId: String(child._id), reporter: 'parent' }, body);
  }

  @Endpoint(setGoals)
  setGoals(@OwnChild() own: MailedChild, @Input() { body }: InputOf<typeof setGoals>) {
    return this.children.setGoals(own, body);
  }

  @Endpoint(setConsent)
  setConsent(@OwnChild() own: MailedChild, @Input() { params, body }: InputOf<typeof setConsent>) {
    return this.children.setConsent(own, params.purpose, body.isGiven);
  }

  @Endpoint(setRehearsal)
  setRehearsal(@OwnChild() own: MailedChild, @Input() { body }: InputOf<typeof setRehearsal>) {
    return this.children.setRehearsal(own, body);
  }

  @Endpoint(practiceSettings)
  practice(@OwnChild() { child }: MailedChild) {
    return child.practice ?? DEFAULT_PRACTICE;
  }

  @Endpoint(setPracticeSettings)
  setPractice(@OwnChild() own: MailedChild, @Input() { body }: InputOf<typeof setPracticeSettings>) {
    return this.children.setPractice(own, body);
  }
}
