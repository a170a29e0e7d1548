import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  type LocalVersionRequest,
  localVersionRequestSchema,
  type Rollback,
  remoteNameSchema,
  rollbackSchema,
} from '@wattle/contract';
import { CurrentUser, Priority, Roles, type SignedInUser, ZodPipe } from '../../infrastructure';
import { OperationsService } from './operations.service';
import { CurrentOverride, type StoreOverride } from './override-cookie';
import { RemotesService } from './remotes.service';

@Controller('operations')
@Roles('admin')
@Priority('normal')
export class OperationsController {
  constructor(
    private readonly operations: OperationsService,
    private readonly remotes: RemotesService,
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
    return this.remotes.rollBack(remote, version, username);
  }

  @Post(':remote/local-version')
  @HttpCode(200)
  showLocalVersion(
    @Param('remote', new ZodPipe(remoteNameSchema)) remote: string,
    @Body(new ZodPipe(localVersionRequestSchema)) request: LocalVersionRequest,
    @CurrentUser() { id }: SignedInUser,
    @CurrentOverride() store: StoreOverride,
  ) {
    return this.remotes.showLocalVersion(remote, request, id, store);
  }
}
