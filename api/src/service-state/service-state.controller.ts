import { Controller, Get } from '@nestjs/common';
import { Roles } from '../auth/access.decorators';
import { ServiceStateService } from './service-state.service';

@Controller('service-state')
@Roles('admin')
export class ServiceStateController {
  constructor(private readonly state: ServiceStateService) {}

  @Get()
  get() {
    return this.state.get();
  }
}
