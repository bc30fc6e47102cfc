import { senderAsWritten } from '#contract/customers/channels/address.ts'
import { bySenderField } from '#contract/customers/channels/addresses.ts'
import type { TwilioStatus } from '#contract/telephony/twilio-settings.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { getConnection } from './get-connection.ts'
import { rejectedRun } from './rules.ts'
import { getHealth } from './store.ts'
import { webhookAddresses } from './webhook-addresses.ts'

/** The Twilio account as shown in the settings; of a secret only its presence and its last characters. */
export async function getConnectionStatus({ org, now }: Ctx): Promise<TwilioStatus> {
  const [connection, health] = await Promise.all([getConnection(org), getHealth(org)])
  const rejected = rejectedRun(health, now)
  return {
    configured: connection.account_sid !== undefined && connection.auth_token !== undefined,
    account_sid: connection.account_sid ?? null,
    ...bySenderField((kind) => senderAsWritten(kind, connection.senders[kind]) ?? null),
    messaging_service_sid: connection.messaging_service_sid ?? null,
    api_key: connection.api_key ?? null,
    twiml_app_sid: connection.twiml_app_sid ?? null,
    auth_token_set: connection.auth_token !== undefined,
    auth_token_last4: connection.auth_token_last4 ?? null,
    api_secret_set: connection.api_secret !== undefined,
    webhooks: webhookAddresses(connection.token),
    rejected_webhooks: rejected?.count ?? 0,
    rejected_since: rejected?.since ?? null,
    last_webhook_at: health.last_webhook_at ?? null,
  }
}
