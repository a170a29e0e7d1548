import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { type Rollback, remoteNameSchema, rollbackSchema } from '@wattle/contract';
import { Roles } from '../auth/access.decorators';
import { CurrentUser } from '../auth/current-user.decorator';
import type { SignedInUser } from '../auth/signed-in-user';
import { ZodPipe } from '../common/zod.pipe';
import { OperationsService } from './operations.service';
import { RollbackService } from './rollback.service';

@Controller('operations')
@Roles('admin')
export class OperationsController {
  constructor(
    private readonly operations: OperationsService,
    private readonly rollbacks: RollbackService,
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
}
