import { Controller } from '@nestjs/common';
import {
  changeStaffRole,
  createPasswordLink,
  createStaffAccount,
  disableStaffAccount,
  staffAccounts,
} from '@wattle/contract/staff';
import { CurrentUser, Endpoint, Input, type InputOf, type SignedInUser } from '../../infrastructure';
import { StaffAccountsService } from './staff-accounts.service';

@Controller()
export class StaffAccountsController {
  constructor(private readonly staff: StaffAccountsService) {}

  @Endpoint(staffAccounts)
  list() {
    return this.staff.list();
  }

  @Endpoint(createStaffAccount)
  create(@Input() { body }: InputOf<typeof createStaffAccount>, @CurrentUser() by: SignedInUser) {
    return this.staff.create(body, by);
  }

  @Endpoint(changeStaffRole)
  changeRole(@Input() { params, body }: InputOf<typeof changeStaffRole>, @CurrentUser() by: SignedInUser) {
    return this.staff.changeRole(params.id, body.role, by);
  }

  @Endpoint(disableStaffAccount)
  disable(@Input() { params, body }: InputOf<typeof disableStaffAccount>, @CurrentUser() by: SignedInUser) {
    return this.staff.disable(params.id, body.isDisabled, by);
  }

  @Endpoint(createPasswordLink)
  createPasswordLink(@Input() { params }: InputOf<typeof createPasswordLink>, @CurrentUser() by: SignedInUser) {
    return this.staff.createPasswordLink(params.id, by);
  }
}
