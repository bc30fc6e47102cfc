import { recordAct } from '../../people/audit/record-act.ts'
import { decryptSecret, encryptSecret } from '../../platform/aws/secrets.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { changeAccount, noteProblem } from '../connections/door.ts'
import type { ConnectionItem } from '../connections/entity.ts'
import { getConnection } from '../connections/get-connection.ts'
import { holdConnection } from '../connections/hold-connection.ts'
import { webhookAddresses } from '../connections/webhook-addresses.ts'
import { openTwilio } from '../twilio/twilio.ts'
import { accountNameOf, isSetUp, TWILIO_NAME, wayOf } from './account-steps.ts'
import { parentAccount } from './parent-account.ts'

/**
 * Opens an account for the dealership under Lotwire's own, with its key, application, and messaging service. What a
 * request that broke off has made is found again, so that each exists once.
 */
export async function startSetup(ctx: Ctx): Promise<void> {
  const { org, now } = ctx
  const parent = parentAccount()
  if (!parent) throw new AppError('setup_not_offered')
  if (wayOf(await getConnection(org)) === 'own') throw new AppError('own_account_connected')

  await holdConnection(org, now, async () => {
    if (isSetUp(await getConnection(org))) return
    await recordAct(ctx, { action: 'account_opened', about: 'twilio' })
    try {
      for (const take of STEPS) await take(org, parent)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await noteProblem(org, error.code === 'twilio_unreachable' ? 'unreachable' : 'refused')
      throw error
    }
    await noteProblem(org, undefined)
  })
}

type Parent = NonNullable<ReturnType<typeof parentAccount>>
const STEPS: ((org: OrgId, parent: Parent) => Promise<void>)[] = [openAccount, makeKey, makeApplication, makeService]

async function openAccount(org: OrgId, parent: Parent) {
  const seen = await getConnection(org)
  if (seen.account_sid) return
  const { account_sid, auth_token } = await (await openTwilio(parent)).openSubaccount(accountNameOf(org))
  const sealed = await encryptSecret(org, 'auth_token', auth_token)
  const last4 = auth_token.slice(-4)
  await keep(seen, { account_sid, auth_token: sealed, auth_token_last4: last4, is_ours: true })
}

async function makeKey(org: OrgId) {
  const seen = await getConnection(org)
  if (seen.api_key) return
  const { api_key, api_secret } = await (await openOwn(org, seen)).createKey(TWILIO_NAME)
  await keep(seen, { api_key, api_secret: await encryptSecret(org, 'api_secret', api_secret) })
}

async function makeApplication(org: OrgId) {
  const seen = await getConnection(org)
  if (seen.twiml_app_sid) return
  const twilio = await openOwn(org, seen)
  await keep(seen, { twiml_app_sid: await twilio.openApplication(TWILIO_NAME, webhookAddresses(seen.token)) })
}

async function makeService(org: OrgId) {
  const seen = await getConnection(org)
  if (seen.messaging_service_sid) return
  const twilio = await openOwn(org, seen)
  await keep(seen, { messaging_service_sid: await twilio.openService(TWILIO_NAME, webhookAddresses(seen.token)) })
}

/** With the account's own credentials: most of Twilio's products do not take the parent's. */
async function openOwn(org: OrgId, { account_sid = '', auth_token = '' }: ConnectionItem) {
  return openTwilio({ account_sid, auth_token: await decryptSecret(org, 'auth_token', auth_token) })
}

async function keep(...change: Parameters<typeof changeAccount>): Promise<void> {
  if (!(await changeAccount(...change))) throw new AppError('setup_under_way')
}
