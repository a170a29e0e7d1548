import { Controller } from '@nestjs/common';
import { operations, rollBackRemote, showLocalVersion } from '@wattle/contract/operations';
import { serviceState } from '@wattle/contract/service';
import { CurrentUser, Endpoint, Input, type InputOf, Priority, type SignedInUser } from '../../infrastructure';
import { ServiceStateService } from '../service-state/service-state.service';
import { OperationsService } from './operations.service';
import { CurrentOverride, type StoreOverride } from './override-cookie';
import { RemotesService } from './remotes.service';

@Controller()
@Priority('normal')
export class OperationsController {
  constructor(
    private readonly operations: OperationsService,
    private readonly remotes: RemotesService,
    private readonly state: ServiceStateService,
  ) {}

  @Endpoint(serviceState)
  readState() {
    return this.state.get();
  }

  @Endpoint(operations)
  get() {
    return this.operations.get();
  }

  @Endpoint(rollBackRemote)
  rollBack(@Input() { params, body }: InputOf<typeof rollBackRemote>, @CurrentUser() { username }: SignedInUser) {
    return this.remotes.rollBack(params.remote, body.version, username);
  }

  @Endpoint(showLocalVersion)
  showLocalVersion(
    @Input() { params, body }: InputOf<typeof showLocalVersion>,
    @CurrentUser() { id }: SignedInUser,
    @CurrentOverride() store: StoreOverride,
  ) {
    return this.remotes.showLocalVersion(params.remote, body, id, store);
  }
}
