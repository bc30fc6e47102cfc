import { kindsOf, type Registration, type RegistrationStep, stepsFor } from '#contract/telephony/registration.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { putDue } from '../../platform/due/door.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { openOwnAccount } from '../setup/open-own-account.ts'
import { askForLook } from './ask-for-look.ts'
import { pageCodeOf, type RegistrationItem } from './entity.ts'
import { getRegistration } from './get-registration.ts'
import { registrarAccount } from './registrar-account.ts'
import { missingParts, nextLook, refusalsOf } from './rules.ts'
import { findRegistration, markSent, putPage } from './store.ts'

/** Hands a registration in, or what was corrected of a refused one; the rest follows by itself. */
export async function submitRegistration(ctx: Ctx): Promise<Registration> {
  const { org, now } = ctx
  if (!registrarAccount()) throw new AppError('registration_not_offered')
  const { twilio, connection } = await openOwnAccount(org)
  const numbers = await twilio.numbers()
  const kinds = kindsOf(numbers)
  if (kinds.length === 0) throw new AppError('registration_not_offered')
  const item = await findRegistration(org)
  if (!item) throw refusedFields({ legal_name: { key: 'required' } })
  const done = stillDone(item, numbers)
  if (item.state === 'under_way' || (item.state === 'approved' && stepsFor(kinds).every((step) => done[step])))
    throw new AppError('registration_closed')
  const refused = refusalsOf(item)
  const answered = refused.filter(({ is_final }) => !is_final).map(({ step }) => step)
  if (refused.length > 0 && answered.length === 0) throw new AppError('registration_final')
  const missing = missingParts(item)
  if (Object.keys(missing).length > 0) throw refusedFields(missing)

  const { name } = await readOrganization(org)
  const { street, city, region, postal_code } = item.address ?? { street: '', city: '', region: '', postal_code: '' }
  await putPage({
    code: pageCodeOf(org),
    org,
    dealership: name,
    legal_name: item.legal_name ?? name,
    place: `${street}, ${city}, ${region} ${postal_code}`,
    phone: connection.senders.phone ?? '',
    website: item.website ?? '',
  })
  const submitted_at = now.toISOString()
  await recordAct(ctx, { action: 'registration_sent', about: 'twilio' })
  await putDue([{ kind: 'sync-registrations', org, ids: {}, at: nextLook(submitted_at, now) }])
  if (
    !(await markSent(org, {
      kinds,
      again: answersTo(item, answered),
      refusals: leftOf(item, answered),
      done,
      submitted_at,
    }))
  )
    throw new AppError('registration_closed')
  await askForLook(org)
  return getRegistration(ctx)
}

/** The refusals that this answers, by the moments at which they came. */
const answersTo = (
  { refusals, again }: RegistrationItem,
  steps: readonly RegistrationStep[],
): RegistrationItem['again'] =>
  Object.fromEntries(
    steps.flatMap((step) => {
      const seen = refusals[step] && (refusals[step].seen ?? again[step])
      return seen ? [[step, seen]] : []
    }),
  )

/** Those that nothing answers stand. */
const leftOf = ({ refusals }: RegistrationItem, answered: readonly RegistrationStep[]): RegistrationItem['refusals'] =>
  Object.fromEntries(Object.entries(refusals).filter(([step]) => !answered.some((one) => one === step)))

/**
 * What was changed of the business is told first, even where its profile was approved; and a toll-free number that was
 * given up took its verification with it.
 */
const stillDone = (
  { done, stale, toll_free_number }: RegistrationItem,
  numbers: readonly { phone_number: string }[],
): RegistrationItem['done'] => ({
  ...done,
  business: done.business && Object.keys(stale).every((held) => held === 'use'),
  messaging: done.messaging && !stale.use,
  toll_free: done.toll_free && numbers.some(({ phone_number }) => phone_number === toll_free_number),
})
