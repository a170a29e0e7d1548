import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { AccessGuard } from './access/access.guard';
import { HealthController } from './health/health.controller';
import { ReadinessService } from './health/readiness.service';
import { ErrorFilter } from './http/error.filter';
import { RetentionService } from './retention/retention.service';

/** What only a server needs: who may call it, how it answers errors, whether it is ready, and what it deletes in time. */
@Module({
  imports: [DiscoveryModule],
  controllers: [HealthController],
  providers: [
    ReadinessService,
    RetentionService,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class ServerModule {}
