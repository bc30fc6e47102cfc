import { randomInt } from 'node:crypto'
import { isUsOrCanadian } from '#contract/customers/is-us-number.ts'
import type { Language } from '#contract/language.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import { readTypedPhone } from '../../customers/contacts/read-typed-phone.ts'
import { limitPhoneCodes } from '../../people/attempts/limit-phone-codes.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Guest, OrgId } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { getOffer } from './get-offer.ts'
import { putCode } from './store.ts'

const VALID_MS = 10 * 60_000

/** Has a code texted to a visitor's number, which must not have said STOP; few times to one number, and from one network. */
export async function requestCode(guest: Guest, { id, phone: written, language }: Input) {
  const { now } = guest
  const { org, dealer } = await getOffer(id, now)
  const phone = await readMobile(org, written)
  await limitPhoneCodes(guest, org, phone)
  const found = await findSender(org, phone, now)
  const { opted_out } = 'contact' in found ? found.contact : found
  if (Object.keys(opted_out).length > 0) throw new AppError('test_drive_stopped')
  const code = {
    org,
    phone,
    id: newId(now),
    code: String(randomInt(1_000_000)).padStart(6, '0'),
    language,
    dealer,
    tries: 0,
    until: new Date(now.getTime() + VALID_MS).toISOString(),
    ttl: Math.ceil((now.getTime() + 2 * VALID_MS) / 1000),
  }
  await putCode(code)
  await enqueue('send-appointment-texts', { org, step: 'code', phone, code: code.id })
  return { sent: true }
}
interface Input {
  id: string
  phone: string
  language: Language
}

/** Codes go to the United States and Canada alone: strangers must not have a dealership pay for texts around the world. */
export async function readMobile(org: OrgId, written: string): Promise<string> {
  const phone = await readTypedPhone(org, written)
  if (!phone || !isUsOrCanadian(phone)) throw refusedFields({ phone: { key: 'number_wrong' } })
  return phone
}
