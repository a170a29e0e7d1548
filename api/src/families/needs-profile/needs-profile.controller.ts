import { Controller, type StreamableFile } from '@nestjs/common';
import { childNeeds, importChildNeeds, importOwnChildNeeds, ownChildNeeds } from '@wattle/contract/needs-profile';
import type { MailedChild } from '../../accounts';
import { CurrentUser, Endpoint, Input, type InputOf, type SignedInUser } from '../../infrastructure';
import { FamilyChildrenService } from '../members/family-children.service';
import { OwnChild } from '../own-children/own-child';
import { NeedsProfileService } from './needs-profile.service';

@Controller()
export class NeedsProfileController {
  constructor(
    private readonly needs: NeedsProfileService,
    private readonly children: FamilyChildrenService,
  ) {}

  @Endpoint(ownChildNeeds)
  writeOwn(@OwnChild() own: MailedChild): StreamableFile {
    return this.needs.write(own);
  }

  @Endpoint(importOwnChildNeeds)
  importOwn(@OwnChild() own: MailedChild, @Input() { body }: InputOf<typeof importOwnChildNeeds>) {
    return this.needs.importByParent(own, body.xml);
  }

  @Endpoint(childNeeds)
  async write(@Input() { params }: InputOf<typeof childNeeds>): Promise<StreamableFile> {
    return this.needs.write(await this.children.byId(params.id, params.childId));
  }

  @Endpoint(importChildNeeds)
  async import(@Input() { params, body }: InputOf<typeof importChildNeeds>, @CurrentUser() { username }: SignedInUser) {
    const member = await this.children.byId(params.id, params.childId);
    return this.needs.importByStaff(member, body.xml, username);
  }
}
