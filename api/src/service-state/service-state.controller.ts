import { Controller, Get } from '@nestjs/common';
import { Priority } from '../admission/admission.decorators';
import { Roles } from '../auth/access.decorators';
import { ServiceStateService } from './service-state.service';

@Controller('service-state')
@Roles('admin')
@Priority('normal')
export class ServiceStateController {
  constructor(private readonly state: ServiceStateService) {}

  @Get()
  get() {
    return this.state.get();
  }
}
