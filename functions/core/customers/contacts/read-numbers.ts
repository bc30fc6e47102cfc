import type { ContactInput } from '#contract/customers/contact.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { readTypedPhone } from './read-typed-phone.ts'

type Numbers = Pick<ContactInput, 'phone' | 'whatsapp_number'>
const FIELDS = ['phone', 'whatsapp_number'] as const

/**
 * The numbers of a form as they are stored; null where one is taken away, absent where it stays. What a contact has
 * already is theirs however it looks: a short code, WhatsApp's own id. Throws `invalid` for a number that is none.
 */
export async function readNumbers(org: OrgId, given: Numbers, known: { [field in keyof Numbers]?: string } = {}) {
  const numbers: { phone?: string | null; whatsapp_number?: string | null } = {}
  for (const field of FIELDS) {
    const written = given[field]
    if (written === undefined) continue
    if (!written || written === known[field]) numbers[field] = written || null
    else numbers[field] = (await readTypedPhone(org, written)) ?? refuse(field)
  }
  return numbers
}

function refuse(field: (typeof FIELDS)[number]): never {
  throw refusedFields({ [field]: { key: 'number_wrong' } })
}
