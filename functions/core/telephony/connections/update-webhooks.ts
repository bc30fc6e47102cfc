import { answerText } from '#contract/answers.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import type { WebhookTarget } from '../twilio/webhooks.ts'
import { findTargets } from './find-targets.ts'
import { openConnection } from './open-connection.ts'
import { pointingElsewhere, webhookAddresses } from './webhook-addresses.ts'

const NAMES = {
  phone_number: 'Phone number',
  messaging_service: 'Messaging service',
  whatsapp_sender: 'WhatsApp sender',
  twiml_app: 'TwiML app',
} as const satisfies Record<WebhookTarget['name'], string>

/**
 * Tells Twilio to send the dealership's messages and calls here: number, messaging service, WhatsApp sender, and TwiML
 * app, as far as they are configured. URLs that point elsewhere are reported and kept unless `overwrite`.
 */
export async function updateWebhooks(ctx: Ctx, { overwrite }: { overwrite: boolean }) {
  const connection = await openConnection(ctx.org, { fresh: true })
  if (!connection) throw new AppError('account_not_saved')
  const targets = await findTargets(connection)
  if (targets.length === 0) throw new AppError('senders_unknown')

  const planned = targets.map((target) => {
    const elsewhere = pointingElsewhere(target.current, [connection.token, connection.previous_token])
    return { target, name: NAMES[target.name], previous: elsewhere.length > 0 ? elsewhere.join(', ') : null }
  })
  const lost = planned.filter(({ previous }) => previous !== null)
  if (lost.length > 0 && !overwrite) {
    const addresses = lost.map(({ target, previous }) => [target.name, String(previous)] as const)
    const quote = (address: string) => ({ key: 'other_address' as const, about: { address } })
    const fields = Object.fromEntries(addresses.map(([sender, address]) => [sender, quote(address)]))
    throw new AppError('other_addresses', Object.fromEntries(addresses), { fields })
  }

  const addresses = webhookAddresses(connection.token)
  for (const { target } of planned) await target.set(addresses)
  const senders = planned.map(({ name }) => name).join(', ')
  await recordAct(ctx, { action: 'twilio_webhooks_set', about: 'twilio', words: { senders } })
  return {
    message: answerText(ctx.language, 'webhooks_set'),
    targets: planned.map(({ name, previous }) => ({ name, previous })),
  }
}
