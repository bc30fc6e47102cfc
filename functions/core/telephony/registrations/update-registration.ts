import type { Refused } from '#contract/refusals.ts'
import type { Registration, RegistrationForm } from '#contract/telephony/registration.ts'
import { readTypedPhone } from '../../customers/contacts/read-typed-phone.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { encryptSecret } from '../../platform/aws/secrets.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import type { RegistrationItem } from './entity.ts'
import { getRegistration } from './get-registration.ts'
import { changedParts, fixedParts, hasTaxId, staleBy } from './rules.ts'
import { findRegistration, keepParts } from './store.ts'

/** Keeps parts of the form; the tax number is encrypted. Throws `registration_closed` while carriers review it. */
export async function updateRegistration(ctx: Ctx, form: RegistrationForm): Promise<Registration> {
  const { org } = ctx
  if (form.business_type === 'sole_proprietor')
    throw refusedFields({ business_type: { key: 'sole_proprietor_not_here' } })
  const given = Object.keys(form)
  const known = await findRegistration(org)
  if (known) refuseKept(form, known)
  const { tax_id, representative, ...plain } = form
  const parts = {
    ...plain,
    ...(representative && { representative: await readRepresentative(org, representative) }),
    ...(tax_id && (await sealed(org, tax_id))),
  }
  if (!(await keepParts(org, parts, known ? staleBy(given, known) : {}))) throw new AppError('registration_closed')
  await recordAct(ctx, { action: 'registration_saved', about: 'twilio' })
  return getRegistration(ctx)
}

/** What carriers keep as it is, and a country whose tax number is not known. */
function refuseKept(form: RegistrationForm, known: RegistrationItem) {
  const changed = changedParts(form, known)
  const refused: [string, Refused][] = fixedParts(known)
    .filter((part) => changed.includes(part))
    .map((part) => [
      part === 'country' ? 'address.country' : part,
      { key: part === 'volume' ? 'volume_kept' : 'registration_kept' },
    ])
  if (refused.length === 0 && changed.includes('country') && hasTaxId(known) && !form.tax_id)
    refused.push(['tax_id', { key: 'tax_id_of_country' }])
  if (refused.length > 0) throw refusedFields(Object.fromEntries(refused))
}

async function sealed(org: OrgId, written: string) {
  const digits = written.replace('-', '')
  return { tax_id: await encryptSecret(org, 'tax_id', digits), tax_id_last4: digits.slice(-4) }
}

async function readRepresentative(org: OrgId, given: NonNullable<RegistrationForm['representative']>) {
  const phone_number = await readTypedPhone(org, given.phone_number)
  if (!phone_number) throw refusedFields({ 'representative.phone_number': { key: 'phone_number_wrong' } })
  return { ...given, phone_number }
}
