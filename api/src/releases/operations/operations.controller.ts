import { Controller } from '@nestjs/common';
import { operations, rollBackRemote, showLocalVersion } from '@wattle/contract';
import { CurrentUser, Endpoint, Input, type InputOf, Priority, type SignedInUser } from '../../infrastructure';
import { LocalVersionService } from './local-version.service';
import { OperationsService } from './operations.service';
import { CurrentOverride, type KeepOverride } from './override-cookie';
import { RollbackService } from './rollback.service';

@Controller()
@Priority('normal')
export class OperationsController {
  constructor(
    private readonly operations: OperationsService,
    private readonly rollbacks: RollbackService,
    private readonly localVersions: LocalVersionService,
  ) {}

  @Endpoint(operations)
  get() {
    return this.operations.get();
  }

  @Endpoint(rollBackRemote)
  rollBack(@Input() { params, body }: InputOf<typeof rollBackRemote>, @CurrentUser() { username }: SignedInUser) {
    return this.rollbacks.rollBack(params.remote, body.version, username);
  }

  @Endpoint(showLocalVersion)
  showLocalVersion(
    @Input() { params, body }: InputOf<typeof showLocalVersion>,
    @CurrentUser() { id }: SignedInUser,
    @CurrentOverride() keep: KeepOverride,
  ) {
    return this.localVersions.show(params.remote, body, id, keep);
  }
}
