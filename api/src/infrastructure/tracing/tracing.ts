import { subscribe } from 'node:diagnostics_channel';
import { context } from '@opentelemetry/api';
import { getRPCMetadata } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { MongoDBInstrumentation } from '@opentelemetry/instrumentation-mongodb';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';

const SERVICE = { 'service.name': 'wattle-api' };

/** A part of the time that a stop may take. */
const SHUTDOWN_MS = 2_000;

/** Attributes about visitors; a span has no more than the log (docs/operating.md). */
const OMITTED_ATTRIBUTES = {
  'url.query': undefined,
  'client.address': undefined,
  'network.peer.address': undefined,
  'network.peer.port': undefined,
  'user_agent.original': undefined,
};

/**
 * Sends a span for each request and for each of its database commands to an OTLP collector, as the standard variables
 * of OpenTelemetry say. Takes effect in libraries that are loaded afterwards.
 */
export function startTracing(): void {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes(SERVICE))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({
        startIncomingSpanHook: () => OMITTED_ATTRIBUTES,
        // Scrapes would be most of the traces where little happens.
        ignoreIncomingRequestHook: ({ url }) => url === '/metrics',
      }),
      // Command and collection are attributes of their own.
      new MongoDBInstrumentation({ dbStatementSerializer: () => '' }),
    ],
  });
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    nameSpans(fastify);
    fastify.addHook('onClose', () => shutDown(provider));
  });
}

/** Sends the last spans. A collector that is away neither delays the stop nor makes it fail. */
async function shutDown(provider: NodeTracerProvider): Promise<void> {
  try {
    await pTimeout(provider.shutdown(), { milliseconds: SHUTDOWN_MS });
  } catch (error) {
    // Libraries are loaded after tracing has begun.
    const { Logger } = await import('@nestjs/common');
    new Logger('Tracing').warn(`The last spans were not sent: ${(error as Error).message}`);
  }
}

function nameSpans(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ id, routeOptions }) => {
    const metadata = getRPCMetadata(context.active());
    if (!metadata) return;
    metadata.route = routeOptions.url;
    metadata.span.setAttribute('wattle.request', id);
  });
}
