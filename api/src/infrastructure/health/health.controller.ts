import { Controller } from '@nestjs/common';
import { health, readiness } from '@wattle/contract/service';
import { Endpoint } from '../http/endpoint.decorators';
import { NeverRefused } from '../routing/admission.decorators';
import { ReadinessService } from './readiness.service';

@Controller()
@NeverRefused()
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  @Endpoint(health)
  health() {
    return { status: 'ok' as const };
  }

  @Endpoint(readiness)
  ready() {
    return this.readiness.check();
  }
}
