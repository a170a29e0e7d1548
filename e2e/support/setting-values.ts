import { journeyKeys, REGISTRY_KEY_FILE, RELEASES } from './build';

interface Values {
  /** Both servers start with it. */
  valid: string;
  /** Both refuse it. */
  invalid: string;
}

export interface Places {
  dataDir: string;
  port: number;
  apiPort: number;
  metricsPort: number;
  registryPort: number;
  mongodbUri: string;
}

const EMPTY = ' ';

/** Of each setting a value that the servers take, and one that they refuse. All valid ones go together. */
export function settingValues({
  dataDir,
  port,
  apiPort,
  metricsPort,
  registryPort,
  mongodbUri,
}: Places): Record<string, Values> {
  return {
    NODE_ENV: { valid: 'production', invalid: 'staging' },
    HOST: { valid: '127.0.0.1', invalid: EMPTY },
    PORT: { valid: String(port), invalid: 'seventy' },
    API_PORT: { valid: String(apiPort), invalid: '0' },
    API_URL: { valid: `http://127.0.0.1:${apiPort}`, invalid: 'api:4000' },
    API_PROCESSES: { valid: '2', invalid: '65' },
    PUBLIC_URL: { valid: 'https://wattle.example', invalid: 'wattle.example' },
    TRUSTED_PROXIES: { valid: 'loopback, 10.0.0.0/8, fd00::/8', invalid: 'our proxy' },
    DATA_DIR: { valid: dataDir, invalid: EMPTY },
    RELEASES_DIR: { valid: RELEASES, invalid: EMPTY },
    RELEASES_URL: { valid: 'https://cdn.example/releases/', invalid: 'https://cdn.example/releases' },
    RELEASE_ORIGINS: { valid: 'https://cdn.example', invalid: 'https://cdn.example/' },
    REGISTRY_KEY_FILE: { valid: REGISTRY_KEY_FILE, invalid: EMPTY },
    REGISTRY_PUBLIC_KEYS: { valid: journeyKeys().publicKeys.join(), invalid: 'a key' },
    REGISTRY_ROOT_KEYS: { valid: `1 of ${journeyKeys().publicKeys.join()}`, invalid: '2 of a key' },
    REGISTRY_PORT: { valid: String(registryPort), invalid: 'none' },
    REGISTRY_URL: { valid: `http://127.0.0.1:${registryPort}`, invalid: 'registry:4002' },
    SERVICE_WORKER: { valid: 'off', invalid: 'no' },
    MONGODB_URI: { valid: mongodbUri, invalid: 'http://127.0.0.1' },
    REDIS_URL: { valid: 'redis://127.0.0.1:1', invalid: 'localhost:6379' },
    SMTP_URL: { valid: 'smtp://127.0.0.1:1', invalid: 'mail' },
    MAIL_FROM: { valid: 'Gum Leaf <mail@gum.example>', invalid: 'Gum Leaf' },
    OPENAI_API_KEY: { valid: 'a key', invalid: EMPTY },
    OPENAI_BASE_URL: { valid: 'http://127.0.0.1:1/v1', invalid: 'openai' },
    OPENAI_MODEL: { valid: 'a-model', invalid: EMPTY },
    OPENAI_TIMEOUT_SECONDS: { valid: '20', invalid: '0' },
    OPENAI_DAILY_CAP: { valid: '0', invalid: '-1' },
    JWT_SECRET: { valid: `${'s'.repeat(32)},${'t'.repeat(32)}`, invalid: 'short' },
    ADMIN_USERNAME: { valid: 'ada', invalid: 'a'.repeat(255) },
    ADMIN_PASSWORD: { valid: 'a long wattle password', invalid: 'seven77' },
    SEED: { valid: 'none', invalid: 'all' },
    ANSWER_KEYS: { valid: 'open', invalid: 'yes' },
    WRITING_SECOND_MARKS: { valid: '0.5', invalid: '10' },
    OPERATOR_NAME: { valid: 'Gum Leaf Pty Ltd', invalid: EMPTY },
    OPERATOR_ADDRESS: { valid: '1 Example Street, Sydney', invalid: EMPTY },
    OPERATOR_EMAIL: { valid: 'hello@gum.example', invalid: 'hello' },
    METRICS_PORT: { valid: String(metricsPort), invalid: '65535' },
    OTEL_EXPORTER_OTLP_ENDPOINT: { valid: 'http://127.0.0.1:1', invalid: 'localhost:4318' },
    OTEL_SERVICE_NAME: { valid: 'wattle-test', invalid: EMPTY },
    OTEL_SDK_DISABLED: { valid: 'false', invalid: EMPTY },
  };
}
