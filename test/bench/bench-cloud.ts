import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sendersIn } from '#contract/customers/channels/address.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { startSecrets } from '../../lib/local/secrets.ts'
import { LOCAL_CREDENTIALS } from '../../lib/local/table/local-credentials.ts'
import { startTwilio } from '../../lib/local/twilio.ts'
import { startUploads } from '../../lib/local/uploads.ts'
import { startTestTable } from '../table.ts'
import { ACCOUNT, AUTH_TOKEN, manager, NUMBER } from './dealership.ts'

/** The table, KMS, S3 and Twilio, and one connected dealership, for measures that call the product in this process. */
export async function startBenchCloud() {
  const dir = mkdtempSync(join(tmpdir(), 'lotwire-bench-'))
  const table = await startTestTable(join(dir, 'table'))
  const secrets = await startSecrets({ dir })
  const clock = { offsetMs: 0, now: () => Date.now() + clock.offsetMs }
  const twilio = await startTwilio({ dir, now: clock.now })
  const uploads = await startUploads({ dir: join(dir, 'uploads'), bucket: 'media', ...LOCAL_CREDENTIALS })
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: uploads.url,
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
    MEDIA_BUCKET: 'media',
    // Nobody answers Twilio's reports there: a name would be looked up for each, before the names that others wait for.
    PUBLIC_URL: 'https://127.0.0.1:9',
    AWS_ENDPOINT_URL_KMS: secrets.url,
    SECRETS_KEY_ID: secrets.keyId,
    TWILIO_BASE_URL: twilio.url,
  })
  return {
    dir,
    tableUrl: table.url,
    twilio,
    /** Twilio's; whoever moves it sets it back. */
    clock,
    stop: async () => {
      await Promise.all([table.stop(), secrets.stop(), twilio.stop(), uploads.stop()])
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

export type BenchCloud = Awaited<ReturnType<typeof startBenchCloud>>

/** A manager of a new dealership that is connected to this account (default: one that only signs webhooks). */
export async function connectDealership(
  account: { account_sid: string; auth_token: string; phone_number: string; whatsapp_from?: string } = {
    account_sid: ACCOUNT,
    auth_token: AUTH_TOKEN,
    phone_number: NUMBER,
  },
) {
  const { encryptSecret } = await import('../../functions/core/platform/aws/secrets.ts')
  const { findConnection } = await import('../../functions/core/telephony/connections/door.ts')
  const { changeConnection, createConnection } = await import('../../functions/core/telephony/connections/store.ts')
  const { putOrganization } = await import('../cloud/put-organization.ts')
  const ctx = { ...manager(), org: provenOrg(await putOrganization('Bench Motors')) }
  const token = `bench${ctx.org}`
  await createConnection(ctx.org, token)
  const seen = await findConnection(ctx.org)
  if (!seen) throw new Error('The connection was not created.')
  await changeConnection(seen, {
    account_sid: account.account_sid,
    auth_token: await encryptSecret(ctx.org, 'auth_token', account.auth_token),
    senders: sendersIn(account),
  })
  return { ctx, token }
}
