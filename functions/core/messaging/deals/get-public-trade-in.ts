import type * as z from 'zod/mini'
import type { publicTradeIns } from '#contract/messaging/trade-in-page.ts'
import { findContact } from '../../customers/contacts/door.ts'
import { findOrganization } from '../../people/organizations/door.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { Guest, OrgId } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import type { KnownDeal } from './entity.ts'
import { findDeal, findLink } from './store.ts'

/** Whose trade-in a link is about, also once they were merged into another; throws `not_found`. */
export async function getByCode({ now }: Guest, code: string) {
  const link = await findLink(code)
  if (!link || link.ttl * 1000 <= now.getTime()) throw notFound()
  const contact = await findContact({ org: link.org }, link.contact, true)
  if (!contact) throw notFound()
  return { org: link.org, contact }
}

/** The trade-in as the customer's page shows it; throws `not_found`. */
export async function getPublicTradeIn(guest: Guest, { code }: { code: string }) {
  const { org, contact } = await getByCode(guest, code)
  return presentTradeIn({ org, what: contact.listed.trade_in, known: (await findDeal(org, contact.id)).known })
}

type Shown = z.input<typeof publicTradeIns.send.output>

interface Told {
  org: OrgId
  what: string | undefined
  known: KnownDeal
}

export async function presentTradeIn({ org, what, known }: Told): Promise<Shown> {
  const [{ name }, organization] = await Promise.all([readOrganization(org), findOrganization(org)])
  const { vin = null, mileage = null, condition = null, photos = [] } = known
  return {
    trade_in: {
      what: what ?? null,
      vin,
      mileage,
      condition,
      photos: photos.length,
      dealership: { name, phone: organization?.senders?.phone ?? null },
    },
  }
}
