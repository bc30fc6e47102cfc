import { updateRenewal } from '../../billing/plans/update-renewal.ts'
import { findOrganization } from '../../people/organizations/door.ts'
import { sendMail } from '../../platform/aws/mail.ts'
import type { Work } from '../../platform/ctx.ts'
import { listOwners } from './list-owners.ts'
import { removeDealership } from './remove-dealership.ts'
import { momentOf, type Step } from './rules.ts'
import { findClosure } from './store.ts'
import { writeClosingMail } from './write-mails.ts'

export interface ClosingWork {
  step: Step
  due: string
}

/** Does what is due of a closing; what is due of another, or of one that was taken back, does nothing. */
export async function takeStep(work: Work, { step, due }: ClosingWork): Promise<void> {
  const { org } = work
  const closure = await findClosure(org)
  if (!closure) return
  if (step === 'reopen') {
    if (closure.state === 'reopened') await updateRenewal(work, { renews: true })
    return
  }
  if (momentOf(closure, step) !== due) return
  if (step === 'remove') return removeDealership(work, closure)
  const organization = await findOrganization(org, true)
  if (closure.state !== 'waiting' || organization?.closing_at !== closure.ends_at) return
  const isPaying = step === 'begin' && (await updateRenewal(work, { renews: false }))
  for (const { email, language } of await listOwners(org))
    await sendMail({ to: email, ...writeClosingMail(step, closure, { language, isPaying }) })
}
