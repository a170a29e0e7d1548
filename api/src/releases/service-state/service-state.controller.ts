import { Controller } from '@nestjs/common';
import { serviceState } from '@wattle/contract/service';
import { Endpoint, Priority } from '../../infrastructure';
import { ServiceStateService } from './service-state.service';

@Controller()
@Priority('normal')
export class ServiceStateController {
  constructor(private readonly state: ServiceStateService) {}

  @Endpoint(serviceState)
  get() {
    return this.state.get();
  }
}
