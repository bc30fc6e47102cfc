import { SENDER_KINDS } from '#contract/customers/channels/addresses.ts'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import type { Connect } from '#contract/telephony/connect.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { getConnection } from '../connections/get-connection.ts'
import { lostCode } from '../connections/own-senders.ts'
import { stepsOf, wayOf } from './account-steps.ts'
import { listOwnNumbers } from './list-own-numbers.ts'
import { parentAccount } from './parent-account.ts'

/** How a dealership is connected: whose account it is, how far ours has come, and its numbers. */
export async function getSetup({ org }: Pick<Ctx, 'org'>): Promise<Omit<Connect, 'registration'>> {
  const connection = await getConnection(org)
  const way = wayOf(connection)
  return {
    way,
    is_offered: parentAccount() !== undefined,
    steps: way === 'own' ? [] : stepsOf(connection),
    numbers: await listOwnNumbers(org),
    lost: SENDER_KINDS.flatMap((kind) => {
      const code = lostCode(connection, kind)
      return code ? [{ kind, number: connection.senders[kind] ?? '', code }] : []
    }),
    whatsapp: connection.senders.whatsapp
      ? {
          number: connection.senders.whatsapp,
          state: lostCode(connection, CHANNELS.whatsapp.address.kind) ? 'offline' : 'online',
        }
      : null,
  }
}
