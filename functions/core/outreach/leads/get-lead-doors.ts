import { publicLeads } from '#contract/outreach/leads.ts'
import { pathOf } from '#contract/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { optionalVariable, publicOrigin } from '../../platform/environment.ts'
import { listUnread } from './list-unread.ts'
import { findDoor } from './store.ts'

/** Where a dealership takes leads, and what it could not read. */
export async function getLeadDoors(ctx: Ctx) {
  const { org } = ctx
  const [http, mail, unread] = await Promise.all([findDoor(org, 'http'), findDoor(org, 'mail'), listUnread(ctx)])
  const domain = optionalVariable('LEADS_DOMAIN')
  const path = http && pathOf(publicLeads.receive, { token: http })
  return {
    http: http && path ? { token: http, url: `${publicOrigin()}${path}` } : null,
    mail: mail && domain ? { address: `${mail}@${domain}` } : null,
    takes_mail: domain !== undefined,
    unread: unread.data,
  }
}
