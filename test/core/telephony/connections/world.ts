import { join } from 'node:path'
import { queueVariable } from '#contract/environment.ts'
import type { RoleName } from '#contract/fields.ts'
import { AGENT_RIGHTS, RIGHTS } from '#contract/rights.ts'
import type { TwilioFields } from '#contract/telephony/twilio-settings.ts'
import { IN_GOOD_STANDING } from '../../../../functions/core/platform/access.ts'
import { type Ctx, provenOrg, type Work } from '../../../../functions/core/platform/ctx.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { updateConnection } from '../../../../functions/core/telephony/connections/update-connection.ts'
import { startMail } from '../../../../lib/local/mail.ts'
import { startQueues } from '../../../../lib/local/queues.ts'
import { startSecrets } from '../../../../lib/local/secrets.ts'
import { connectionFields } from '../../../../lib/local/seed/connection-fields.ts'
import { startTwilio } from '../../../../lib/local/twilio.ts'
import { newFolder } from '../../../new-folder.ts'
import { startTestTable } from '../../../table.ts'

type Event = { Records: { body: string }[] }

/** Table, queue of imports, KMS, mail and Twilio as real servers, and the environment that leads to them. */
export async function startWorld({ twilioNow }: { twilioNow?: () => number } = {}) {
  const dir = newFolder('connections')
  /** The organizations that somebody asked an import for. */
  const asked: string[] = []
  const invoke = async (_: string, event: unknown) => {
    for (const { body } of (event as Event).Records) asked.push((JSON.parse(body) as { org: string }).org)
    return { batchItemFailures: [] }
  }
  const imports = {
    name: 'import-messages',
    handler: 'import-messages',
    batchSize: 1,
    maxReceiveCount: 3,
    visibilitySeconds: 5,
  }
  const [table, secrets, mail, queues, twilio] = await Promise.all([
    startTestTable(),
    startSecrets({ dir: join(dir, 'secrets') }),
    startMail({ dir: join(dir, 'mail') }),
    startQueues({ dir: join(dir, 'queues'), queues: [imports], invoke }),
    startTwilio({ dir: join(dir, 'twilio'), now: twilioNow }),
  ])
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_KMS: secrets.url,
    AWS_ENDPOINT_URL_SESV2: mail.url,
    AWS_ENDPOINT_URL_SQS: queues.url,
    SECRETS_KEY_ID: secrets.keyId,
    MAIL_FROM: 'Lotwire <hello@lotwire.test>',
    PUBLIC_URL: 'https://app.lotwire.test',
    TWILIO_BASE_URL: twilio.url,
    [queueVariable('import-messages')]: queues.queueUrl('import-messages'),
  })
  const unused = twilio.accounts()
  return {
    twilio,
    /** A new organization, connected to a Twilio account that no other has, in all its fields but where told otherwise. */
    async connect(more: TwilioFields = {}) {
      const account = unused.shift()
      if (!account) throw new Error('Every Twilio account of this world is connected.')
      const ctx = ctxOf()
      await updateConnection(ctx, { ...connectionFields(account), ...more })
      return { ctx, account }
    },
    mail,
    asked,
    async stop() {
      await Promise.all([table.stop(), secrets.stop(), mail.stop(), queues.stop(), twilio.stop()])
    },
  }
}

/** A new organization, seen by one of its people. */
export function ctxOf(org: string = newId(new Date()), role: RoleName = 'manager'): Ctx {
  const caller = {
    id: newId(new Date()),
    name: 'Ana Ruiz',
    email: 'ana@example.com',
    role,
    isSystemAdmin: false,
    rights: role === 'agent' ? AGENT_RIGHTS : RIGHTS,
    seesAllChats: true,
    standing: IN_GOOD_STANDING,
    language: 'en' as const,
    session: 'session',
  }
  return {
    org: provenOrg(org),
    now: new Date(),
    requestId: 'test',
    address: '127.0.0.1',
    language: 'en',
    agent: 'test',
    caller,
  }
}

export const workOf = (org: string): Work => ({ org: provenOrg(org), now: new Date(), requestId: 'test' })
