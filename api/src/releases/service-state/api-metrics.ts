import { Inject, Injectable } from '@nestjs/common';
import { ENDING_SOON_SECONDS, type ServiceState } from '@wattle/contract/service';
import { numberInWords } from '@wattle/contract/text';
import type { Environment } from '@wattle/environment';
import {
  addCounter,
  addGauge,
  createMetrics,
  type EndedRequest,
  type GaugeText,
  type MetricsRegistry,
  type MetricText,
  measureRequests,
  onRequestEnd,
} from '@wattle/http-server';
import type { FastifyInstance } from 'fastify';
import { ENVIRONMENT } from '../../infrastructure';
import { ServiceStateService } from './service-state.service';

interface StateGauge extends GaugeText {
  value(state: ServiceState): number | undefined;
}

const GAUGES: readonly StateGauge[] = [
  {
    name: 'wattle_open_attempts',
    help: 'Open attempts whose clock runs; untimed ones are not counted.',
    value: ({ timedAttempts }) => timedAttempts,
  },
  {
    name: 'wattle_attempts_ending_soon',
    help: `Open attempts whose deadline is within ${numberInWords(ENDING_SOON_SECONDS / 60)} minutes.`,
    value: ({ endingSoon }) => endingSoon,
  },
  {
    name: 'wattle_sweeper_lag_seconds',
    help: 'For how long the oldest attempt whose time is over waits to be submitted.',
    value: ({ overdueSeconds }) => overdueSeconds,
  },
  {
    name: 'wattle_unsent_mails',
    help: 'Emails that wait or are being sent.',
    value: ({ unsentMails }) => unsentMails,
  },
  {
    name: 'wattle_failed_mails',
    help: 'Emails that were given up in the last 24 hours.',
    value: ({ failedMails }) => failedMails,
  },
  {
    name: 'wattle_database_ping_seconds',
    help: 'How long the database took to answer.',
    value: ({ databaseMs }) => databaseMs && databaseMs / 1_000,
  },
  {
    name: 'wattle_engine_bytes',
    help: 'Size of the data file of the embedded engine.',
    value: ({ engineBytes }) => engineBytes,
  },
  {
    name: 'wattle_disk_free_bytes',
    help: 'Free space on the disk of DATA_DIR.',
    value: ({ disk }) => disk?.freeBytes,
  },
  {
    name: 'wattle_redis_up',
    help: 'Whether every API process reaches Redis.',
    aggregator: 'min',
    value: ({ redis }) => redis && Number(redis === 'ready'),
  },
];

const UNACKNOWLEDGED_SAVES: MetricText = {
  name: 'wattle_unacknowledged_saves_total',
  help: 'Saves of answers that were answered with 500 or more, or whose page did not get the response.',
};

/** Without a registry where METRICS_PORT is not set. */
@Injectable()
export class ApiMetrics {
  readonly registry: MetricsRegistry | undefined;

  constructor(
    @Inject(ENVIRONMENT) { metricsPorts }: Environment,
    private readonly state: ServiceStateService,
  ) {
    this.registry = metricsPorts && createMetrics();
  }

  measure(server: FastifyInstance): void {
    const { registry } = this;
    if (!registry) return;
    measureRequests(server, registry);
    for (const { value, ...text } of GAUGES) addGauge(registry, text, async () => value(await this.state.get()));
    const countUnacknowledged = addCounter(registry, UNACKNOWLEDGED_SAVES);
    onRequestEnd(server, (ended) => {
      if (isSave(ended) && (ended.status ?? 500) >= 500) countUnacknowledged();
    });
  }
}

function isSave({ request: { method, routeOptions } }: EndedRequest): boolean {
  return method === 'PUT' && routeOptions.url?.endsWith('/attempts/:id/answers') === true;
}
