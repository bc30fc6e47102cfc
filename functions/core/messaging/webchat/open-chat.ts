import type { Language } from '#contract/language.ts'
import { findOrganization } from '../../people/organizations/door.ts'
import { haltOf } from '../../people/organizations/halt-of.ts'
import { standingOf } from '../../people/organizations/standing-of.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { publicOrigin } from '../../platform/environment.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { findOrgOf, findSite } from './store.ts'

/** The dealership whose chat a key opens; throws `not_found` where it is off, or the dealership may not send. */
export async function openChat(key: string, now: Date) {
  const org = await findOrgOf(key)
  if (!org) throw notFound()
  return { org, ...(await openChatOf(org, now)) }
}

/** The chat of a dealership, likewise. */
export async function openChatOf(org: OrgId, now: Date) {
  const [site, organization] = await Promise.all([findSite(org), findOrganization(org)])
  if (!site?.is_on || !organization || haltOf(standingOf(organization), now)) throw notFound()
  const { key, sites, greeting_en: en, greeting_es: es } = site
  return { key, sites, greeting: { en, es } satisfies Record<Language, string>, organization }
}

/** A browser says on which site its page is: ours, where the frame is, or one of the dealership's. */
export function refuseElsewhere(origin: string | undefined, sites: readonly string[]): void {
  if (origin === undefined || origin === publicOrigin() || sites.includes(origin)) return
  throw new AppError('chat_elsewhere')
}
