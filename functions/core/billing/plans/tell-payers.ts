import type { Language } from '#contract/language.ts'
import { callerOf } from '../../people/accounts/caller-of.ts'
import { listTeam } from '../../people/accounts/door.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import { findOrganization } from '../../people/organizations/door.ts'
import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import { may } from '../../platform/access.ts'
import { sendMail } from '../../platform/aws/mail.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { publicUrl } from '../../platform/environment.ts'
import { layOutMail } from '../../platform/lay-out-mail.ts'
import type { ToldItem } from './entity.ts'
import { findTold, replaceTold } from './store.ts'
import { TEXTS } from './texts.ts'
import { type Tidings, tidingsOf } from './tidings-of.ts'

/** Longer than the job takes; whoever was killed in it is followed by the next. */
const CLAIMED_MS = 120_000

/**
 * Mails whoever may pay that a payment failed, or that a trial ends or has ended: once each, and asked again by every
 * look at the plan until it is done.
 */
export async function tellPayers({ org, now }: Work): Promise<void> {
  const organization = await findOrganization(org, true)
  const tidings = tidingsOf(organization?.plan, now)
  if (!organization || !tidings || organization.closing_at || organization.suspended_at) return
  await tellOnce(org, { topic: 'plan', about: tidings.about }, now, async () => {
    const payers = await mailPayers(org, organization.name, tidings)
    if (tidings.kind === 'payment_failed')
      await recordNews(
        org,
        payers.map(({ id }) => ({ inbox: id, kind: 'payment_failed', about: tidings.until, at: now })),
      )
  })
}

/** Tells of an occasion unless that was done; false while another run is at it. */
export async function tellOnce(
  org: OrgId,
  { topic, about }: Pick<ToldItem, 'topic' | 'about'>,
  now: Date,
  tell: () => Promise<unknown>,
): Promise<boolean> {
  const told = await findTold(org, topic)
  if (told.about === about && told.is_done) return true
  if (told.about === about && now.getTime() - Date.parse(told.at) < CLAIMED_MS) return false
  const claimed = await replaceTold(told, { about, at: now.toISOString(), is_done: false })
  if (!claimed) return false
  await tell()
  await replaceTold(claimed, { is_done: true })
  return true
}

/** Mails whoever may pay for a dealership of this name; returns them. */
export async function mailPayers(org: OrgId, name: string, tidings: Tidings) {
  const timeZone = await findTimeZone(org)
  const payers = (await listTeam(org)).filter((one) => !one.suspended && may(callerOf(one, ''), 'billing'))
  for (const { email, language } of payers)
    await sendMail({ to: email, ...writeMail(tidings, { name, timeZone, language }) })
  return payers
}

function writeMail({ kind, until }: Tidings, to: { name: string; timeZone: string; language: Language }) {
  const { name, timeZone, language } = to
  const dates = new Intl.DateTimeFormat(`${language}-US`, { month: 'long', day: 'numeric', timeZone })
  const { subject, line, link } = TEXTS[language][kind](name, dates.format(new Date(until)))
  return { subject, ...layOutMail([line, { label: link, url: `${publicUrl()}/settings/billing` }]) }
}
