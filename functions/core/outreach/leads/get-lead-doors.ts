import { publicLeads } from '#contract/outreach/leads.ts'
import { pathOf } from '#contract/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { optionalVariable, publicOrigin } from '../../platform/environment.ts'
import { findDoor, listUnreadLeads } from './store.ts'

/** Where a dealership takes leads, and what it could not read. */
export async function getLeadDoors({ org }: Ctx) {
  const [http, mail, unread] = await Promise.all([findDoor(org, 'http'), findDoor(org, 'mail'), listUnreadLeads(org)])
  const domain = optionalVariable('LEADS_DOMAIN')
  const path = http && pathOf(publicLeads.receive, { token: http })
  return {
    http: http && path ? { token: http, url: `${publicOrigin()}${path}` } : null,
    mail: mail && domain ? { address: `${mail}@${domain}` } : null,
    takes_mail: domain !== undefined,
    unread: unread.map(({ id, at, way, from, subject, text, problem }) => ({
      id,
      at,
      way,
      text,
      problem,
      from: from ?? null,
      subject: subject ?? null,
    })),
  }
}
