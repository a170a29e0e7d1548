import { Controller } from '@nestjs/common';
import { setAllowance } from '@wattle/contract/allowances';
import {
  eraseFamily,
  exportFamily,
  family,
  foundFamilies,
  sendPasswordLink,
  staffActions,
} from '@wattle/contract/families';
import { FamilySearchService } from '../../accounts';
import { CurrentUser, Endpoint, Input, type InputOf, type SignedInUser } from '../../infrastructure';
import { FamilyErasureService } from '../erasure/family-erasure.service';
import { StaffActionsService } from '../staff-actions/staff-actions.service';
import { FamiliesService } from './families.service';

@Controller()
export class FamiliesController {
  constructor(
    private readonly families: FamiliesService,
    private readonly searches: FamilySearchService,
    private readonly erasures: FamilyErasureService,
    private readonly actions: StaffActionsService,
  ) {}

  @Endpoint(foundFamilies)
  find(@Input() { query }: InputOf<typeof foundFamilies>) {
    return this.searches.find(query.search);
  }

  @Endpoint(staffActions)
  async listActions(@Input() { query }: InputOf<typeof staffActions>) {
    return { actions: await this.actions.list(query.familyId) };
  }

  @Endpoint(family)
  get(@Input() { params }: InputOf<typeof family>) {
    return this.families.get(params.id);
  }

  @Endpoint(setAllowance)
  setAllowance(@Input() { params, body }: InputOf<typeof setAllowance>, @CurrentUser() { username }: SignedInUser) {
    return this.families.setAllowance(params, body, username);
  }

  @Endpoint(sendPasswordLink)
  resetPassword(@Input() { params }: InputOf<typeof sendPasswordLink>, @CurrentUser() { username }: SignedInUser) {
    return this.families.resetPassword(params.id, params.childId, username);
  }

  @Endpoint(exportFamily)
  export(@Input() { params }: InputOf<typeof exportFamily>, @CurrentUser() { username }: SignedInUser) {
    return this.families.export(params.id, username);
  }

  @Endpoint(eraseFamily)
  erase(@Input() { params, body }: InputOf<typeof eraseFamily>, @CurrentUser() { username }: SignedInUser) {
    return this.erasures.eraseByStaff({ id: params.id, email: body.email, by: username });
  }
}
