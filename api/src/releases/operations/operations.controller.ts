import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  type LocalVersionRequest,
  localVersionRequestSchema,
  type Rollback,
  remoteNameSchema,
  rollbackSchema,
} from '@wattle/contract';
import { CurrentUser, Priority, Roles, type SignedInUser, ZodPipe } from '../../infrastructure';
import { LocalVersionService } from './local-version.service';
import { OperationsService } from './operations.service';
import { CurrentOverride, type KeepOverride } from './override-cookie';
import { RollbackService } from './rollback.service';

@Controller('operations')
@Roles('admin')
@Priority('normal')
export class OperationsController {
  constructor(
    private readonly operations: OperationsService,
    private readonly rollbacks: RollbackService,
    private readonly localVersions: LocalVersionService,
  ) {}

  @Get()
  get() {
    return this.operations.get();
  }

  @Post(':remote/roll-back')
  @HttpCode(200)
  rollBack(
    @Param('remote', new ZodPipe(remoteNameSchema)) remote: string,
    @Body(new ZodPipe(rollbackSchema)) { version }: Rollback,
    @CurrentUser() { username }: SignedInUser,
  ) {
    return this.rollbacks.rollBack(remote, version, username);
  }

  @Post(':remote/local-version')
  @HttpCode(200)
  showLocalVersion(
    @Param('remote', new ZodPipe(remoteNameSchema)) remote: string,
    @Body(new ZodPipe(localVersionRequestSchema)) request: LocalVersionRequest,
    @CurrentUser() { id }: SignedInUser,
    @CurrentOverride() keep: KeepOverride,
  ) {
    return this.localVersions.show(remote, request, id, keep);
  }
}
