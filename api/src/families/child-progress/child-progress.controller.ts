import { Controller } from '@nestjs/common';
import {
  childProgress,
  chooseWeeklyReport,
  eraseFamilyByParent,
  exportChild,
  sendErasureLink,
  sendProgressLinks,
} from '@wattle/contract/child-progress';
import { ClientIpPrefix, Endpoint, Input, type InputOf } from '../../infrastructure';
import { ChildProgressService } from './child-progress.service';
import { FamilyErasureByParentService } from './family-erasure-by-parent.service';

@Controller()
export class ChildProgressController {
  constructor(
    private readonly children: ChildProgressService,
    private readonly erasures: FamilyErasureByParentService,
  ) {}

  @Endpoint(childProgress)
  get(@Input() { body }: InputOf<typeof childProgress>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.children.get(body.token, clientIpPrefix);
  }

  @Endpoint(sendProgressLinks)
  requestLinks(@Input() { body }: InputOf<typeof sendProgressLinks>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.children.requestLinks(body.email, clientIpPrefix);
  }

  @Endpoint(chooseWeeklyReport)
  chooseWeeklyReport(@Input() { body }: InputOf<typeof chooseWeeklyReport>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.children.chooseWeeklyReport(body.token, body.isOn, clientIpPrefix);
  }

  @Endpoint(exportChild)
  export(@Input() { body }: InputOf<typeof exportChild>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.children.export(body.token, clientIpPrefix);
  }

  @Endpoint(sendErasureLink)
  sendErasureLink(@Input() { body }: InputOf<typeof sendErasureLink>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.erasures.sendLink(body.token, clientIpPrefix);
  }

  @Endpoint(eraseFamilyByParent)
  erase(@Input() { body }: InputOf<typeof eraseFamilyByParent>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.erasures.erase(body, clientIpPrefix);
  }
}
