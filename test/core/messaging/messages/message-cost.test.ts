import { beforeAll, expect, test } from 'vitest'
import { contactIdOf } from '../../../../functions/core/customers/contacts/derived-ids.ts'
import { receiveMessage } from '../../../../functions/core/messaging/messages/receive-message.ts'
import { installMeter, metered } from '../../../bench/capacity-meter.ts'
import { manager } from '../../../bench/dealership.ts'
import { enrichContact } from '../../../bench/enriched-contact.ts'
import { openTestTable } from '../../../table.ts'

beforeAll(async () => {
  await openTestTable()
  installMeter()
})

test.each(['', 'whatsapp:'])(
  'a long message of a contact who is somebody’s, with email, vehicle, and labels, costs 10 write units (%s)',
  async (prefix) => {
    const ctx = manager()
    const from = '+16285551000'
    const receive = (second: number) => {
      const now = new Date(ctx.now.getTime() + 1000 * second)
      const body = 'Is the blue Civic still there? '.repeat(10)
      const profile_name = 'Maria Fernanda Rodriguez'
      return receiveMessage({ ...ctx, now }, { sid: `SM${second}`, from: prefix + from, body, media: [], profile_name })
    }
    await receive(0)
    await enrichContact(ctx, contactIdOf(ctx.org, from))
    expect(await metered(() => receive(1))).toMatchObject({ reads: 1, writes: 1, writeUnits: 10 })
  },
)
