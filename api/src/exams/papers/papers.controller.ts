import { Controller } from '@nestjs/common';
import {
  enterPaper,
  handedOutKey,
  handedOutPaper,
  handedOutPapers,
  handOutPaper,
  openPaper,
  paper,
  submitPaper,
} from '@wattle/contract/papers';
import { CurrentUser, Endpoint, Input, type InputOf, Priority, type SignedInUser } from '../../infrastructure';
import { HandoutsService } from './handouts.service';
import { PapersService } from './papers.service';

/** Tests on paper: those of the child who is logged in, and those that staff hand out. */
@Controller()
export class PapersController {
  constructor(
    private readonly papers: PapersService,
    private readonly handouts: HandoutsService,
  ) {}

  @Endpoint(openPaper)
  @Priority('normal')
  open(@Input() { body }: InputOf<typeof openPaper>, @CurrentUser() { id }: SignedInUser) {
    return this.papers.open(id, body);
  }

  @Endpoint(paper)
  @Priority('normal')
  read(@Input() { params, query }: InputOf<typeof paper>, @CurrentUser() { id }: SignedInUser) {
    return this.papers.read(id, params.code, query.pageId);
  }

  @Endpoint(enterPaper)
  @Priority('normal')
  enter(@Input() { params }: InputOf<typeof enterPaper>, @CurrentUser() { id }: SignedInUser) {
    return this.papers.enter(id, params.code);
  }

  @Endpoint(submitPaper)
  @Priority('high')
  submit(@Input() { params, body }: InputOf<typeof submitPaper>, @CurrentUser() { id }: SignedInUser) {
    return this.papers.submit(id, params.code, body);
  }

  @Endpoint(handOutPaper)
  handOut(@Input() { body }: InputOf<typeof handOutPaper>) {
    return this.handouts.open(body);
  }

  @Endpoint(handedOutPapers)
  listHandouts() {
    return this.handouts.list();
  }

  @Endpoint(handedOutPaper)
  readHandout(@Input() { params }: InputOf<typeof handedOutPaper>) {
    return this.handouts.read(params.code);
  }

  @Endpoint(handedOutKey)
  keyOfHandout(@Input() { params }: InputOf<typeof handedOutKey>) {
    return this.handouts.key(params.code);
  }
}
