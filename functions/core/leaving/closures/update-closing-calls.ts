import { readTypedPhone } from '../../customers/contacts/read-typed-phone.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { findOrganization, setClosingCallsTo } from '../../people/organizations/door.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'

/** Tells whether the caller's own dealership is being closed, and where its calls go meanwhile. */
export async function getClosing({ org }: Ctx) {
  const { closing_at = null, closing_calls_to: calls_to = null } = (await findOrganization(org, true)) ?? {}
  return { closing_at, calls_to: closing_at && calls_to }
}

/** Sets where its calls go meanwhile: to a number, or to voicemail. Throws `not_closing`. */
export async function updateClosingCalls(ctx: Ctx, { calls_to }: { calls_to: string | null }): Promise<void> {
  const number = calls_to === null ? undefined : await readNumber(ctx.org, calls_to)
  if (!(await setClosingCallsTo(ctx.org, number))) throw new AppError('not_closing')
  const about = ctx.org
  await (number === undefined
    ? recordAct(ctx, { action: 'closing_calls_taken', about })
    : recordAct(ctx, { action: 'closing_calls_set', about, words: { number } }))
}

/** A number as it is dialed. */
export async function readNumber(org: OrgId, written: string): Promise<string> {
  const number = await readTypedPhone(org, written)
  if (number === undefined) throw refusedFields({ calls_to: { key: 'number_wrong' } })
  return number
}
