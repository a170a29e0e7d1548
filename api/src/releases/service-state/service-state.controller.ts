import { Controller, Get } from '@nestjs/common';
import { Priority, Roles } from '../../infrastructure';
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
