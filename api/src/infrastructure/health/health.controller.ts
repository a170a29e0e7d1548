import { Controller, Get } from '@nestjs/common';
import { Public } from '../access/access.decorators';
import { NeverRefused } from '../routing/admission.decorators';
import { ReadinessService } from './readiness.service';

@Controller()
@Public()
@NeverRefused()
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  @Get('health')
  health() {
    return { status: 'ok' as const };
  }

  @Get('ready')
  ready() {
    return this.readiness.check();
  }
}
