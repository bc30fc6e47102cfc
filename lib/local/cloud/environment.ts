import type { AiProvider } from '#contract/assistant/providers.ts'
import { queueVariable } from '#contract/environment.ts'
import { OPEN_PROVIDERS } from '#contract/people/identity-providers.ts'
import { LOCAL_CREDENTIALS } from '../table/local-credentials.ts'

export const TABLE_NAME = 'lotwire'
export const SET_ASIDE_BUCKET = 'lotwire-set-aside'
export const EXPORTS_BUCKET = 'lotwire-exports'
export const MAILS_BUCKET = 'lotwire-mails'
const LEADS_DOMAIN = 'leads.lotwire.example'
export const LISTS_BUCKET = 'lotwire-lists'
export const MEDIA_BUCKET = 'lotwire-media'

interface Addresses {
  publicUrl: string
  table: string
  uploads: string
  queues: { url: string; urlOf: (job: string) => string; names: string[] }
  secrets: { url: string; keyId: string }
  mail: string
  users: {
    url: string
    poolId: string
    clientId: string
    clientSecret: string
    providerClientId: string
    providerClientSecret: string
  }
  twilio: string
  twilioParent: { account_sid: string; auth_token: string; profile_sid: string }
  /** `host:port` for browsers' calls; absent for Twilio's own gateway. */
  voice?: string
  ai: Record<AiProvider, string>
  google: { url: string; clientId: string; clientSecret: string }
  meta: {
    url: string
    sdkUrl: string
    appId: string
    configId: string
    solutionId: string
    pagesConfigId: string
    appSecret: string
    verifyToken: string
  }
  stripe: { url: string; secretKey: string; webhookSecret: string }
  dns: { server: string }
  ftp: { host: string; port: number; ca: string }
  keys: Record<string, string>
}

/** Variables of a developer's own AWS account, which must not redirect the handlers there. */
const FOREIGN = ['AWS_PROFILE', 'AWS_SESSION_TOKEN', 'AWS_ENDPOINT_URL', 'AWS_DEFAULT_REGION']

/**
 * Sets for this process, which runs every function, the stack's variables for all of them, and the twins' addresses.
 */
export function setEnvironment(to: Addresses): Record<string, string> {
  const environment = {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: to.table,
    AWS_ENDPOINT_URL_S3: to.uploads,
    AWS_ENDPOINT_URL_SQS: to.queues.url,
    AWS_ENDPOINT_URL_KMS: to.secrets.url,
    AWS_ENDPOINT_URL_SESV2: to.mail,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: to.users.url,
    PUBLIC_URL: to.publicUrl,
    TABLE_NAME,
    SET_ASIDE_BUCKET,
    EXPORTS_BUCKET,
    LISTS_BUCKET,
    MAILS_BUCKET,
    LEADS_DOMAIN,
    MEDIA_BUCKET,
    SECRETS_KEY_ID: to.secrets.keyId,
    USER_POOL_ID: to.users.poolId,
    USER_POOL_CLIENT_ID: to.users.clientId,
    USER_POOL_CLIENT_SECRET: to.users.clientSecret,
    SIGN_IN_URL: to.users.url,
    SIGN_IN_PROVIDERS: OPEN_PROVIDERS.join(','),
    PROVIDER_CLIENT_ID: to.users.providerClientId,
    PROVIDER_CLIENT_SECRET: to.users.providerClientSecret,
    JWKS_URL: `${to.users.url}/${to.users.poolId}/.well-known/jwks.json`,
    MAIL_EVENTS: 'lotwire-mail-events',
    MAIL_FROM: 'Lotwire <no-reply@lotwire.localhost>',
    EVENTS_ENDPOINT: `${to.publicUrl}/event`,
    TWILIO_BASE_URL: to.twilio,
    TWILIO_PARENT_ACCOUNT_SID: to.twilioParent.account_sid,
    TWILIO_PARENT_AUTH_TOKEN: to.twilioParent.auth_token,
    TWILIO_PRIMARY_PROFILE_SID: to.twilioParent.profile_sid,
    TWILIO_COMPLIANCE_EMAIL: 'compliance@lotwire.localhost',
    ...(to.voice && { VOICE_GATEWAY: to.voice }),
    OPENAI_BASE_URL: to.ai.openai,
    ANTHROPIC_BASE_URL: to.ai.anthropic,
    GROQ_BASE_URL: to.ai.groq,
    GOOGLE_ACCOUNTS_URL: to.google.url,
    GOOGLE_OAUTH_URL: to.google.url,
    GOOGLE_API_URL: to.google.url,
    GOOGLE_CLIENT_ID: to.google.clientId,
    GOOGLE_CLIENT_SECRET: to.google.clientSecret,
    META_APP_ID: to.meta.appId,
    META_CONFIG_ID: to.meta.configId,
    META_SOLUTION_ID: to.meta.solutionId,
    META_SDK_URL: to.meta.sdkUrl,
    META_POPUP_ORIGINS: to.meta.url,
    META_PAGES_CONFIG_ID: to.meta.pagesConfigId,
    META_APP_SECRET: to.meta.appSecret,
    META_VERIFY_TOKEN: to.meta.verifyToken,
    META_GRAPH_URL: to.meta.url,
    DNS_SERVER: to.dns.server,
    STRIPE_BASE_URL: to.stripe.url,
    STRIPE_SECRET_KEY: to.stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: to.stripe.webhookSecret,
    TRIALS: 'yes',
    // The only private address allowed as a dealer's server, and the authority that vouches for it.
    LOCAL_FTP_SERVER: `${to.ftp.host}:${to.ftp.port}`,
    LOCAL_FTP_CA: to.ftp.ca,
    LOCAL_FTP_GROWTH_MS: '500',
    ...to.keys,
    ...Object.fromEntries(to.queues.names.map((name) => [queueVariable(name), to.queues.urlOf(name)])),
  }
  for (const name of FOREIGN) delete process.env[name]
  Object.assign(process.env, environment)
  return environment
}
