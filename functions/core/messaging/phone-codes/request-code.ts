import { randomInt } from 'node:crypto'
import { isUsOrCanadian } from '#contract/customers/is-us-number.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import { readTypedPhone } from '../../customers/contacts/read-typed-phone.ts'
import { limitPhoneCodes } from '../../people/attempts/limit-phone-codes.ts'
import type { Guest, OrgId } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { putCode } from './door.ts'

const VALID_MS = 10 * 60_000

interface Input {
  phone: string
  /** The text that brings the code. */
  write: (code: string) => string
  /** Has it texted by a job: what sends is out of strangers' reach. */
  send: SendCode
}
export type SendCode = (org: OrgId, code: { phone: string; code: string }) => Promise<unknown>

/** Has a code texted to a visitor's number, which must not have said STOP; few times to one number, and from one network. */
export async function requestCode(guest: Guest, org: OrgId, { phone: written, write, send }: Input): Promise<void> {
  const { now } = guest
  const phone = await readMobile(org, written)
  await limitPhoneCodes(guest, org, phone)
  const found = await findSender(org, phone, now)
  const { opted_out } = 'contact' in found ? found.contact : found
  if (Object.keys(opted_out).length > 0) throw new AppError('phone_stopped')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const id = newId(now)
  await putCode({
    ...{ org, phone, id, code, text: write(code), tries: 0 },
    until: new Date(now.getTime() + VALID_MS).toISOString(),
    ttl: Math.ceil((now.getTime() + 2 * VALID_MS) / 1000),
  })
  await send(org, { phone, code: id })
}

/** Codes go to the United States and Canada alone: strangers must not have a dealership pay for texts around the world. */
export async function readMobile(org: OrgId, written: string): Promise<string> {
  const phone = await readTypedPhone(org, written)
  if (!phone || !isUsOrCanadian(phone)) throw refusedFields({ phone: { key: 'number_wrong' } })
  return phone
}
