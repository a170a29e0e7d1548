import { Module } from '@nestjs/common';
import { AttemptsModule } from '../../exams/attempts/attempts.module';
import { ApiMetrics } from './api-metrics';
import { ServiceStateController } from './service-state.controller';
import { ServiceStateService } from './service-state.service';
import { WorkloadService } from './workload.service';

@Module({
  imports: [AttemptsModule],
  controllers: [ServiceStateController],
  providers: [ApiMetrics, ServiceStateService, WorkloadService],
})
export class ServiceStateModule {}
