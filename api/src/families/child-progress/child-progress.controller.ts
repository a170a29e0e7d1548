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
import { ClientIpPrefix, Public, ZodPipe } from '../../infrastructure';
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
  get(@Link() { token }: MailedLink, @ClientIpPrefix() clientIpPrefix: string) {
    return this.children.get(token, clientIpPrefix);
  }

  @Post('send-links')
  @HttpCode(202)
  requestLinks(
    @Body(new ZodPipe(mailedLinkRequestSchema)) { email }: MailedLinkRequest,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.children.requestLinks(email, clientIpPrefix);
  }

  @Post('weekly-report')
  @HttpCode(200)
  chooseWeeklyReport(
    @Body(new ZodPipe(weeklyReportChoiceSchema)) { token, isOn }: WeeklyReportChoice,
    @ClientIpPrefix() clientIpPrefix: string,
  ) {
    return this.children.chooseWeeklyReport(token, isOn, clientIpPrefix);
  }

  @Post('export')
  @HttpCode(200)
  export(@Link() { token }: MailedLink, @ClientIpPrefix() clientIpPrefix: string) {
    return this.children.export(token, clientIpPrefix);
  }

  @Post('send-erasure-link')
  @HttpCode(202)
  sendErasureLink(@Link() { token }: MailedLink, @ClientIpPrefix() clientIpPrefix: string) {
    return this.erasures.sendLink(token, clientIpPrefix);
  }

  @Post('erase-family')
  @HttpCode(200)
  erase(@Body(new ZodPipe(erasureByParentSchema)) erasure: ErasureByParent, @ClientIpPrefix() clientIpPrefix: string) {
    return this.erasures.erase(erasure, clientIpPrefix);
  }
}
