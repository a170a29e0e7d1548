import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  type ErasureByParent,
  erasureByParentSchema,
  type MailedLink,
  type MailedLinkRequest,
  mailedLinkRequestSchema,
  mailedLinkSchema,
  type WeeklyReportChoice,
  weeklyReportChoiceSchema,
} from '@wattle/contract';
import { Network, Public, ZodPipe } from '../../infrastructure';
import { ChildProgressService } from './child-progress.service';
import { FamilyErasureByParentService } from './family-erasure-by-parent.service';

const Link = () => Body(new ZodPipe(mailedLinkSchema));

@Controller('child-progress')
@Public()
export class ChildProgressController {
  constructor(
    private readonly children: ChildProgressService,
    private readonly erasures: FamilyErasureByParentService,
  ) {}

  @Post()
  @HttpCode(200)
  get(@Link() { token }: MailedLink, @Network() network: string) {
    return this.children.get(token, network);
  }

  @Post('send-links')
  @HttpCode(202)
  requestLinks(@Body(new ZodPipe(mailedLinkRequestSchema)) { email }: MailedLinkRequest, @Network() network: string) {
    return this.children.requestLinks(email, network);
  }

  @Post('weekly-report')
  @HttpCode(200)
  chooseWeeklyReport(
    @Body(new ZodPipe(weeklyReportChoiceSchema)) { token, isOn }: WeeklyReportChoice,
    @Network() network: string,
  ) {
    return this.children.chooseWeeklyReport(token, isOn, network);
  }

  @Post('export')
  @HttpCode(200)
  export(@Link() { token }: MailedLink, @Network() network: string) {
    return this.children.export(token, network);
  }

  @Post('send-erasure-link')
  @HttpCode(202)
  sendErasureLink(@Link() { token }: MailedLink, @Network() network: string) {
    return this.erasures.sendLink(token, network);
  }

  @Post('erase-family')
  @HttpCode(200)
  erase(@Body(new ZodPipe(erasureByParentSchema)) erasure: ErasureByParent, @Network() network: string) {
    return this.erasures.erase(erasure, network);
  }
}
