import type { Language } from '#contract/language.ts'
import { listTeam } from '../../people/accounts/store.ts'
import { waysOf } from '../../people/notifications/rules.ts'
import { listReaders } from '../../people/notifications/store.ts'
import { sendMail } from '../../platform/aws/mail.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { layOutMail } from '../../platform/lay-out-mail.ts'
import { REJECTED_IN_A_ROW_TO_WARN, rejectedRun } from './rules.ts'
import { getHealth, markWarned } from './store.ts'
import { TEXTS } from './texts.ts'

/**
 * Tells an organization's owners and managers by mail that its webhooks are being rejected, once for each run of them;
 * not where a webhook was accepted meanwhile.
 */
export async function warnManagers({ org, now }: Work): Promise<void> {
  const health = await getHealth(org)
  const run = rejectedRun(health, now)
  if (!run || run.count < REJECTED_IN_A_ROW_TO_WARN || health.warned_of === run.since) return

  for (const { email, language, org_name } of await managersOf(org)) {
    await sendMail({ to: email, ...writeWarning(org_name, language) })
  }
  await markWarned(org, run.since)
}

function writeWarning(organization: string, language: Language) {
  const words = TEXTS[language]
  const link = { label: words.settings, url: `${process.env.PUBLIC_URL}/settings` }
  return { subject: words.rejectedSubject, ...layOutMail([words.rejected(organization), words.rejectedAdvice, link]) }
}

/** Who answers for the organization's Twilio account: its owners and managers, but for those suspended, or who want no mail of it. */
async function managersOf(org: OrgId) {
  const [team, readers] = await Promise.all([listTeam(org), listReaders(org)])
  const isWanted = (id: string) =>
    waysOf(readers.find(({ user }) => user === id) ?? {}, 'webhooks_rejected').includes('email')
  return team.filter(({ id, role, suspended }) => role !== 'agent' && !suspended && isWanted(id))
}
