import { Controller } from '@nestjs/common';
import { practiceSettings, setPracticeSettings } from '@wattle/contract/daily-practice';
import {
  addChildren,
  ownChild,
  ownChildReview,
  ownChildren,
  reportQuestionAsParent,
  setConsent,
  setGoals,
} from '@wattle/contract/own-children';
import {
  enterPaperAsParent,
  openPaperAsParent,
  paperAsParent,
  paperStatusAsParent,
  savePaperAsParent,
  submitPaperAsParent,
} from '@wattle/contract/papers';
import { childWriting, childWritings } from '@wattle/contract/writings';
import {
  ClientIpPrefix,
  CurrentUser,
  Endpoint,
  Input,
  type InputOf,
  Priority,
  type SignedInUser,
} from '../../infrastructure';
import { OwnChildrenService } from './own-children.service';

/** What parents who are logged in see and set. */
@Controller()
export class OwnChildrenController {
  constructor(private readonly children: OwnChildrenService) {}

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
  read(@Input() { params }: InputOf<typeof ownChild>, @CurrentUser() { username }: SignedInUser) {
    return this.children.read(username, params.childId);
  }

  @Endpoint(ownChildReview)
  review(@Input() { params }: InputOf<typeof ownChildReview>, @CurrentUser() { username }: SignedInUser) {
    return this.children.review(username, params.childId, params.attemptId);
  }

  @Endpoint(childWritings)
  writings(@Input() { params }: InputOf<typeof childWritings>, @CurrentUser() { username }: SignedInUser) {
    return this.children.writings(username, params.childId);
  }

  @Endpoint(childWriting)
  writing(@Input() { params }: InputOf<typeof childWriting>, @CurrentUser() { username }: SignedInUser) {
    return this.children.writing(username, params);
  }

  @Endpoint(openPaperAsParent)
  openPaper(@Input() { params, body }: InputOf<typeof openPaperAsParent>, @CurrentUser() { username }: SignedInUser) {
    return this.children.openPaper(username, params.childId, body);
  }

  @Endpoint(paperAsParent)
  readPaper(@Input() { params, query }: InputOf<typeof paperAsParent>, @CurrentUser() { username }: SignedInUser) {
    return this.children.readPaper(username, params, query.pageId);
  }

  @Endpoint(enterPaperAsParent)
  enterPaper(@Input() { params }: InputOf<typeof enterPaperAsParent>, @CurrentUser() { username }: SignedInUser) {
    return this.children.enterPaper(username, params);
  }

  @Endpoint(savePaperAsParent)
  @Priority('high')
  savePaper(@Input() { params, body }: InputOf<typeof savePaperAsParent>, @CurrentUser() { username }: SignedInUser) {
    return this.children.savePaper(username, params, body);
  }

  @Endpoint(paperStatusAsParent)
  paperStatus(@Input() { params }: InputOf<typeof paperStatusAsParent>, @CurrentUser() { username }: SignedInUser) {
    return this.children.paperStatus(username, params);
  }

  @Endpoint(submitPaperAsParent)
  @Priority('high')
  submitPaper(
    @Input() { params, body }: InputOf<typeof submitPaperAsParent>,
    @CurrentUser() { username }: SignedInUser,
  ) {
    return this.children.submitPaper(username, params, body);
  }

  @Endpoint(reportQuestionAsParent)
  report(@Input() { params, body }: InputOf<typeof reportQuestionAsParent>, @CurrentUser() { username }: SignedInUser) {
    return this.children.report(username, params, body);
  }

  @Endpoint(setGoals)
  setGoals(@Input() { params, body }: InputOf<typeof setGoals>, @CurrentUser() { username }: SignedInUser) {
    return this.children.setGoals(username, params.childId, body);
  }

  @Endpoint(setConsent)
  setConsent(@Input() { params, body }: InputOf<typeof setConsent>, @CurrentUser() { username }: SignedInUser) {
    return this.children.setConsent(username, params.childId, params.purpose, body.isGiven);
  }

  @Endpoint(practiceSettings)
  practice(@Input() { params }: InputOf<typeof practiceSettings>, @CurrentUser() { username }: SignedInUser) {
    return this.children.practice(username, params.childId);
  }

  @Endpoint(setPracticeSettings)
  setPractice(
    @Input() { params, body }: InputOf<typeof setPracticeSettings>,
    @CurrentUser() { username }: SignedInUser,
  ) {
    return this.children.setPractice(username, params.childId, body);
  }
}
