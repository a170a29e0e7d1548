import { Controller } from '@nestjs/common';
import {
  childProgress,
  chooseWeeklyReport,
  eraseFamilyByParent,
  exportChild,
  sendErasureLink,
  sendProgressLinks,
} from '@wattle/contract';
import { Endpoint, Input, type InputOf, Network } from '../../infrastructure';
import { ChildProgressService } from './child-progress.service';
import { FamilyErasureByParentService } from './family-erasure-by-parent.service';

@Controller()
export class ChildProgressController {
  constructor(
    private readonly children: ChildProgressService,
    private readonly erasures: FamilyErasureByParentService,
  ) {}

  @Endpoint(childProgress)
  get(@Input() { body }: InputOf<typeof childProgress>, @Network() network: string) {
    return this.children.get(body.token, network);
  }

  @Endpoint(sendProgressLinks)
  requestLinks(@Input() { body }: InputOf<typeof sendProgressLinks>, @Network() network: string) {
    return this.children.requestLinks(body.email, network);
  }

  @Endpoint(chooseWeeklyReport)
  chooseWeeklyReport(@Input() { body }: InputOf<typeof chooseWeeklyReport>, @Network() network: string) {
    return this.children.chooseWeeklyReport(body.token, body.isOn, network);
  }

  @Endpoint(exportChild)
  export(@Input() { body }: InputOf<typeof exportChild>, @Network() network: string) {
    return this.children.export(body.token, network);
  }

  @Endpoint(sendErasureLink)
  sendErasureLink(@Input() { body }: InputOf<typeof sendErasureLink>, @Network() network: string) {
    return this.erasures.sendLink(body.token, network);
  }

  @Endpoint(eraseFamilyByParent)
  erase(@Input() { body }: InputOf<typeof eraseFamilyByParent>, @Network() network: string) {
    return this.erasures.erase(body, network);
  }
}
