import { join } from 'node:path'
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import { S3_SERVER_ACCESS_LOGS_USE_BUCKET_POLICY } from 'aws-cdk-lib/cx-api'
import type { Construct } from 'constructs'
import { KEPT_DAYS } from '#contract/kept-days.ts'
import { FILE_KEPT_DAYS } from '#contract/stock/feed-files.ts'
import { Alarms } from './aws/alarms.ts'
import { Api, Routes } from './aws/api.ts'
import { ChangeStream } from './aws/change-stream.ts'
import { Events } from './aws/events.ts'
import { FileBucket } from './aws/file-bucket.ts'
import { Functions } from './aws/functions.ts'
import { googleClient } from './aws/google-client.ts'
import { grantUses } from './aws/grant-uses.ts'
import { LeadMail } from './aws/lead-mail.ts'
import { Logs } from './aws/logs.ts'
import { Mail } from './aws/mail.ts'
import { MailEvents } from './aws/mail-events.ts'
import { metaApp } from './aws/meta-app.ts'
import { Queues } from './aws/queues.ts'
import { reserveWebhooks } from './aws/reserve-webhooks.ts'
import { Schedules } from './aws/schedules.ts'
import { Secrets } from './aws/secrets.ts'
import { SetAside } from './aws/set-aside.ts'
import { Site } from './aws/site.ts'
import { stripeAccount } from './aws/stripe-account.ts'
import { Table } from './aws/table.ts'
import { twilioParent } from './aws/twilio-parent.ts'
import { Users } from './aws/users.ts'
import { TWILIO_VOICE } from './security-headers.ts'

interface Props extends StackProps {
  /** The folder with the built `functions/` and `web/`. */
  assets: string
  /** Leaves out deletion protection, so that a failed first deployment can be rolled back and repeated. */
  isFirst?: boolean
  /** Your own domain and its certificate (us-east-1); without them, the product is at CloudFront's address. */
  domain?: string
  certificateArn?: string
}

/** The site's own address names the bucket in its headers, so the bucket cannot name that address. */
const CLOUDFRONT = 'https://*.cloudfront.net'

/** The whole deployment. */
export class Lotwire extends Stack {
  constructor(scope: Construct, id: string, { assets, isFirst = false, domain, certificateArn, ...props }: Props) {
    const isProtected = !isFirst
    super(scope, id, { terminationProtection: isProtected, ...props })
    // Otherwise the CDK lets buckets write their logs through an access control list, which S3 advises against.
    this.node.setContext(S3_SERVER_ACCESS_LOGS_USE_BUCKET_POLICY, true)

    const logs = new Logs(this, 'Logs')
    const mail = new Mail(this, 'Mail')
    const table = new Table(this, 'Table', { isProtected })
    const queues = new Queues(this, 'Queues')
    const secrets = new Secrets(this, 'Secrets')
    const origin = domain ? `https://${domain}` : CLOUDFRONT
    const lists = new FileBucket(this, 'Lists', { logs, site: origin, expire: { days: FILE_KEPT_DAYS } })
    // Uploads that are never sent are deleted automatically; a sent file is a copy under a key that no form names.
    const media = new FileBucket(this, 'Media', {
      logs,
      site: origin,
      expire: { days: KEPT_DAYS.downloads - 1, prefix: 'new/' },
    })
    const exports = new FileBucket(this, 'Exports', { logs, expire: { days: KEPT_DAYS.downloads - 1 } })
    const mails = new FileBucket(this, 'Mails', { logs, expire: { days: KEPT_DAYS.mails - 1 } })
    const setAside = new SetAside(this, 'SetAside', { logs })
    const functions = new Functions(this, 'Functions', { code: join(assets, 'functions') })
    const { named } = functions

    const events = new Events(this, 'Events', { authorizer: named('authorize-realtime') })
    const api = new Api(this, 'Api')
    const site = new Site(this, 'Site', {
      web: join(assets, 'web'),
      apiDomain: api.domain,
      edgeSecret: secrets.edgeSecret,
      connect: [...events.origins, lists.origin, media.origin, ...TWILIO_VOICE],
      logs,
      domain,
      certificateArn,
    })

    const users = new Users(this, 'Users', {
      customMessage: named('custom-message'),
      preTokenGeneration: named('pre-token-generation'),
      mail,
      siteUrl: site.url,
      isProtected,
    })
    const leadMail = new LeadMail(this, 'LeadMail', { mails, reader: named('read-lead-mails') })
    const mailEvents = new MailEvents(this, 'MailEvents', queues.named('read-mail-events'))
    const google = googleClient(this)
    const parent = twilioParent(this)
    const meta = metaApp(this)
    const stripe = stripeAccount(this)
    const values = {
      PUBLIC_URL: site.url,
      TABLE_NAME: table.name,
      LISTS_BUCKET: lists.name,
      MEDIA_BUCKET: media.name,
      EXPORTS_BUCKET: exports.name,
      MAILS_BUCKET: mails.name,
      LEADS_DOMAIN: leadMail.domain,
      SET_ASIDE_BUCKET: setAside.name,
      SECRETS_KEY_ID: secrets.keyId,
      CSRF_KEY: secrets.csrfKey,
      REALTIME_KEY: secrets.realtimeKey,
      AUDIT_KEY: secrets.auditKey,
      PUSH_KEY: secrets.pushKey,
      EDGE_SECRET: secrets.edgeSecret,
      USER_POOL_ID: users.poolId,
      USER_POOL_CLIENT_ID: users.clientId,
      USER_POOL_CLIENT_SECRET: users.clientSecret,
      SIGN_IN_URL: users.providers.url,
      SIGN_IN_PROVIDERS: users.providers.names,
      PROVIDER_CLIENT_ID: users.providers.clientId,
      PROVIDER_CLIENT_SECRET: users.providers.clientSecret,
      MAIL_FROM: mail.from,
      MAIL_EVENTS: mailEvents.set,
      EVENTS_ENDPOINT: events.endpoint,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      TWILIO_PARENT_ACCOUNT_SID: parent.accountSid,
      TWILIO_PARENT_AUTH_TOKEN: parent.authToken,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      TRIALS: stripe.trials,
      META_APP_ID: meta.appId,
      META_CONFIG_ID: meta.configId,
      META_SOLUTION_ID: meta.solutionId,
      META_APP_SECRET: meta.appSecret,
      META_PAGES_CONFIG_ID: meta.pagesConfigId,
      META_VERIFY_TOKEN: meta.verifyToken,
      TWILIO_PRIMARY_PROFILE_SID: parent.primaryProfileSid,
      TWILIO_COMPLIANCE_EMAIL: parent.complianceEmail,
      ...queues.urls,
    }
    functions.give(
      values,
      grantUses({ table, lists, mails, media, exports, setAside, secrets, users, mail, mailEvents, events, queues }),
    )

    new Routes(this, 'Routes', { api: api.api, functionNamed: named })
    reserveWebhooks(this, named('webhooks'))
    queues.start(named)
    const schedules = new Schedules(this, 'Schedules', named)
    const changes = new ChangeStream(this, 'Changes', { table, functionNamed: named, aside: setAside })
    new Alarms(this, 'Alarms', {
      functionNamed: named,
      deadLetters: [...queues.deadLetters, ...schedules.deadLetters],
      api: api.api,
      mappingId: changes.mappingId,
      scheduleGroup: schedules.group,
      mailsAsked: queues.metricSent('open-accounts'),
    })
    new CfnOutput(this, 'Address', { value: site.url })
  }
}
