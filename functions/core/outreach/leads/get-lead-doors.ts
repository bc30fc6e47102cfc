import { publicLeads } from '#contract/outreach/leads.ts'
import { pathOf } from '#contract/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findDoor, listUnreadLeads } from './store.ts'

/** Where a dealership takes leads, and what it could not read. */
export async function getLeadDoors({ org }: Ctx) {
  const [http, mail, unread] = await Promise.all([findDoor(org, 'http'), findDoor(org, 'mail'), listUnreadLeads(org)])
  const { PUBLIC_URL = '', LEADS_DOMAIN = '' } = process.env
  const path = http && pathOf(publicLeads.receive, { token: http })
  return {
    http: http && path ? { token: http, url: `${new URL(PUBLIC_URL).origin}${path}` } : null,
    mail: mail && LEADS_DOMAIN ? { address: `${mail}@${LEADS_DOMAIN}` } : null,
    takes_mail: LEADS_DOMAIN !== '',
    unread: unread.map(({ id, at, way, from, subject, text, problem }) => ({
      ...{ id, at, way, text, problem },
      from: from ?? null,
      subject: subject ?? null,
    })),
  }
}
