import { Controller } from '@nestjs/common';
import { eraseByParent, erasureOfLink } from '@wattle/contract/mailed-links';
import { exportChild, exportOwnFamily, sendErasureLink, setWeeklyReport } from '@wattle/contract/own-children';
import type { MailedChild } from '../../accounts';
import { ClientIpPrefix, CurrentUser, Endpoint, Input, type InputOf, type SignedInUser } from '../../infrastructure';
import { ErasureByParentService } from '../erasure/erasure-by-parent.service';
import { OwnChild } from '../own-children/own-child';
import { FamilyDataService } from './family-data.service';

@Controller()
export class FamilyDataController {
  constructor(
    private readonly data: FamilyDataService,
    private readonly erasures: ErasureByParentService,
  ) {}

  @Endpoint(setWeeklyReport)
  setWeeklyReport(@Input() { body }: InputOf<typeof setWeeklyReport>, @CurrentUser() { username }: SignedInUser) {
    return this.data.setWeeklyReport(username, body.isOn);
  }

  @Endpoint(exportChild)
  exportChild(@OwnChild() own: MailedChild) {
    return this.data.exportChild(own);
  }

  @Endpoint(exportOwnFamily)
  exportFamily(@CurrentUser() { username }: SignedInUser) {
    return this.data.exportFamily(username);
  }

  @Endpoint(sendErasureLink)
  sendErasureLink(@OwnChild() own: MailedChild, @Input() { body }: InputOf<typeof sendErasureLink>) {
    return this.erasures.sendLink(own, body.scope);
  }

  @Endpoint(erasureOfLink)
  checkErasure(@Input() { body }: InputOf<typeof erasureOfLink>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.erasures.check(body.token, clientIpPrefix);
  }

  @Endpoint(eraseByParent)
  erase(@Input() { body }: InputOf<typeof eraseByParent>, @ClientIpPrefix() clientIpPrefix: string) {
    return this.erasures.erase(body, clientIpPrefix);
  }
}
