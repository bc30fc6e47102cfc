import type { Ctx } from '../../platform/ctx.ts'
import { openOwnAccount } from './open-own-account.ts'

interface Search {
  country: string
  area_code?: string | undefined
  contains?: string | undefined
}

/** Numbers that a dealership whose account Lotwire opened can buy. */
export async function listForSale({ org }: Ctx, search: Search) {
  const { twilio } = await openOwnAccount(org)
  return { data: await twilio.numbersForSale(search) }
}
