import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  type ExtraTime,
  extraTimeSchema,
  type FamilyErasure,
  type FamilySearch,
  familyErasureSchema,
  familySearchSchema,
  idSchema,
  type StaffActionList,
  type StaffActionQuery,
  staffActionQuerySchema,
} from '@wattle/contract';
import { FamilySearchService } from '../../accounts';
import { CurrentUser, Roles, type SignedInUser, ZodPipe } from '../../infrastructure';
import { FamilyErasureService } from '../members/family-erasure.service';
import { StaffActionsService } from '../staff-actions/staff-actions.service';
import { FamiliesService } from './families.service';

const Id = (name = 'id') => Param(name, new ZodPipe(idSchema));

@Controller('families')
@Roles('admin')
export class FamiliesController {
  constructor(
    private readonly families: FamiliesService,
    private readonly searches: FamilySearchService,
    private readonly erasures: FamilyErasureService,
    private readonly actions: StaffActionsService,
  ) {}

  @Get()
  find(@Query(new ZodPipe(familySearchSchema)) { search }: FamilySearch) {
    return this.searches.find(search);
  }

  @Get('actions')
  async listActions(
    @Query(new ZodPipe(staffActionQuerySchema)) { familyId }: StaffActionQuery,
  ): Promise<StaffActionList> {
    return { actions: await this.actions.list(familyId) };
  }

  @Get(':id')
  get(@Id() id: string) {
    return this.families.get(id);
  }

  @Put(':id/children/:childId/extra-time')
  giveExtraTime(
    @Id() id: string,
    @Id('childId') childId: string,
    @Body(new ZodPipe(extraTimeSchema)) { percent }: ExtraTime,
    @CurrentUser() { username }: SignedInUser,
  ) {
    return this.families.giveExtraTime(id, childId, percent, username);
  }

  @Post(':id/children/:childId/reset-password')
  @HttpCode(202)
  resetPassword(@Id() id: string, @Id('childId') childId: string, @CurrentUser() { username }: SignedInUser) {
    return this.families.resetPassword(id, childId, username);
  }

  @Post(':id/export')
  @HttpCode(200)
  export(@Id() id: string, @CurrentUser() { username }: SignedInUser) {
    return this.families.export(id, username);
  }

  @Post(':id/erase')
  @HttpCode(200)
  erase(
    @Id() id: string,
    @Body(new ZodPipe(familyErasureSchema)) { email }: FamilyErasure,
    @CurrentUser() { username }: SignedInUser,
  ) {
    return this.erasures.eraseByStaff({ id, email, by: username });
  }
}
