import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { AI_PROVIDERS } from '#contract/assistant/providers.ts'
import type { Resource, Use } from '#contract/uses.ts'
import type { Events } from './events.ts'
import type { FileBucket } from './file-bucket.ts'
import type { Mail } from './mail.ts'
import type { MailEvents } from './mail-events.ts'
import type { Queues } from './queues.ts'
import type { Secrets } from './secrets.ts'
import type { SetAside } from './set-aside.ts'
import type { Table } from './table.ts'
import type { Users } from './users.ts'

interface Resources {
  table: Table
  lists: FileBucket
  mails: FileBucket
  media: FileBucket
  exports: FileBucket
  setAside: SetAside
  secrets: Secrets
  users: Users
  mail: Mail
  mailEvents: MailEvents
  events: Events
  queues: Queues
}

/** The fields that core seals, by purpose; each seal names its field (functions/core/platform/aws/secrets.ts). */
const CARRIER_SECRETS = ['auth_token', 'api_secret', 'page_token']
const TAX_IDS = ['tax_id']
const FTP_PASSWORDS = ['ftp_password']
const AI_KEYS = AI_PROVIDERS.map((provider) => `${provider}_api_key`)
const PASSWORDS = ['password']
const WEBHOOK_SECRETS = ['webhook_secret']
const GOOGLE_TOKENS = ['google_refresh_token', 'google_access_token']

/** Returns a function that grants a Lambda one use of a contract row; a use that is only a variable grants nothing. */
export function grantUses(resources: Resources) {
  const { table, lists, mails, media, exports, setAside, secrets, users, mail, mailEvents, events, queues } = resources
  const grants: Record<Resource, (fn: Lambda) => void> = {
    'table:read': (fn) => table.grantRead(fn),
    'table:write': (fn) => table.grantWrite(fn),
    'table:read-sealed': (fn) => table.grantReadSealed(fn),
    'table:read-showroom': (fn) => table.grantReadOpen(fn, 'showroom'),
    'table:read-shared': (fn) => table.grantReadOpen(fn, 'shared'),
    'table:count-visits': (fn) => table.grantCountVisits(fn),
    'table:chain': (fn) => table.grantChain(fn),
    'table:walk': (fn) => table.grantWalk(fn),
    'table:remove': (fn) => table.grantRemove(fn),
    'files:remove': (fn) => {
      for (const bucket of [media, lists, exports]) bucket.grantRemove(fn)
    },
    'set-aside:write': (fn) => setAside.grantWrite(fn),
    'set-aside:replay': (fn) => setAside.grantReplay(fn),
    'exports:read': (fn) => exports.grantGet(fn),
    'exports:write': (fn) => exports.grantWrite(fn),
    'exports:remove': (fn) => exports.grantRemove(fn),
    'lists:read': (fn) => lists.grantRead(fn),
    'lists:write': (fn) => lists.grantWrite(fn),
    'lists:remove': (fn) => lists.grantRemove(fn),
    mails: () => {},
    'mails:read': (fn) => mails.grantGet(fn),
    'media:read': (fn) => media.grantRead(fn),
    'media:write': (fn) => media.grantWrite(fn),
    'media:remove': (fn) => media.grantRemove(fn),
    'secrets:encrypt': (fn) => secrets.grantEncrypt(fn, CARRIER_SECRETS),
    'secrets:decrypt': (fn) => {
      table.grantReadSealed(fn)
      secrets.grantDecrypt(fn, CARRIER_SECRETS)
    },
    'tax-id:encrypt': (fn) => secrets.grantEncrypt(fn, TAX_IDS),
    'tax-id:decrypt': (fn) => secrets.grantDecrypt(fn, TAX_IDS),
    'ftp-password:encrypt': (fn) => secrets.grantEncrypt(fn, FTP_PASSWORDS),
    'ftp-password:decrypt': (fn) => {
      table.grantReadSealed(fn)
      secrets.grantDecrypt(fn, FTP_PASSWORDS)
    },
    'ai-keys:encrypt': (fn) => secrets.grantEncrypt(fn, AI_KEYS),
    'ai-keys:decrypt': (fn) => secrets.grantDecrypt(fn, AI_KEYS),
    'passwords:encrypt': (fn) => secrets.grantEncrypt(fn, PASSWORDS),
    'passwords:decrypt': (fn) => secrets.grantDecrypt(fn, PASSWORDS),
    'google-tokens:encrypt': (fn) => secrets.grantEncrypt(fn, GOOGLE_TOKENS),
    'google-tokens:decrypt': (fn) => {
      table.grantReadSealed(fn)
      secrets.grantDecrypt(fn, GOOGLE_TOKENS)
    },
    'webhook-secrets:encrypt': (fn) => secrets.grantEncrypt(fn, WEBHOOK_SECRETS),
    'webhook-secrets:decrypt': (fn) => secrets.grantDecrypt(fn, WEBHOOK_SECRETS),
    users: (fn) => users.grantAdmin(fn),
    'users:providers': (fn) => users.grantProviders(fn),
    'sign-in-providers': () => {},
    mail: (fn) => mail.grantSend(fn),
    'events:publish': (fn) => events.grantPublish(fn),
    'keys:audit': () => {},
    'keys:csrf': () => {},
    'keys:edge': () => {},
    'keys:push': () => {},
    'keys:realtime': () => {},
    'keys:realtime-check': () => {},
    twilio: () => {},
    'mail-address': () => {},
    'mail-domains': (fn) => mail.grantIdentities(fn),
    'customer-mail': (fn) => {
      mail.grantSendAsDealerships(fn)
      mailEvents.grantName(fn)
    },
    'twilio-parent': () => {},
    meta: () => {},
    'meta-pages': () => {},
    'meta-webhooks': () => {},
    'twilio-registrar': () => {},
    ai: () => {},
    google: () => {},
    stripe: () => {},
    'stripe-webhooks': () => {},
    trials: () => {},
    ftp: () => {},
  }
  return (use: Use, fn: Lambda) => {
    if (use.startsWith('queue:')) queues.grantSend(use.slice('queue:'.length), fn)
    else grants[use as Resource](fn)
  }
}
