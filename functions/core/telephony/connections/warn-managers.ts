import type { Language } from '#contract/language.ts'
import { listTeam } from '../../people/accounts/door.ts'
import { listReaders } from '../../people/notifications/door.ts'
import { quietUntil, waysOf } from '../../people/notifications/ways-of.ts'
import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import { sendMail } from '../../platform/aws/mail.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { putDue } from '../../platform/due/door.ts'
import { publicUrl } from '../../platform/environment.ts'
import { layOutMail } from '../../platform/lay-out-mail.ts'
import { REJECTED_IN_A_ROW_TO_WARN, rejectedRun } from './rules.ts'
import { getHealth, markWarned } from './store.ts'
import { TEXTS } from './texts.ts'

/**
 * Mails an organization's owners and managers that its webhooks are being rejected, once per run; not if a webhook was
 * accepted meanwhile. People in their quiet hours are told when those are over. `user`: only this person.
 */
export async function warnManagers({ org, now }: Work, { user }: { user?: string } = {}): Promise<void> {
  const health = await getHealth(org)
  const run = rejectedRun(health, now)
  if (!run || run.count < REJECTED_IN_A_ROW_TO_WARN) return
  if (user === undefined && health.warned_of === run.since) return

  const wanted = (await managersOf(org, now)).filter(({ id }) => user === undefined || id === user)
  for (const { id, email, language, org_name, quiet } of wanted)
    if (quiet) await putDue([{ kind: 'warn-managers', org, ids: { user: id }, at: quiet }])
    else await sendMail({ to: email, ...writeWarning(org_name, language) })
  await markWarned(org, run.since)
}

function writeWarning(organization: string, language: Language) {
  const words = TEXTS[language]
  const link = { label: words.settings, url: `${publicUrl()}/settings` }
  return { subject: words.rejectedSubject, ...layOutMail([words.rejected(organization), words.rejectedAdvice, link]) }
}

/** Owners and managers, who run the Twilio account, except those suspended or opted out of this mail. */
async function managersOf(org: OrgId, now: Date) {
  const [team, readers, timeZone] = await Promise.all([listTeam(org), listReaders(org), findTimeZone(org)])
  return team
    .filter(({ role, suspended }) => role !== 'agent' && !suspended)
    .map((person) => ({ ...person, choices: readers.find(({ user }) => user === person.id) ?? {} }))
    .filter(({ choices }) => waysOf(choices, 'webhooks_rejected').includes('email'))
    .map(({ choices, ...person }) => ({ ...person, quiet: quietUntil(choices, person.timezone ?? timeZone, now) }))
}
