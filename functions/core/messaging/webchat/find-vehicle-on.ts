import type { OrgId } from '../../platform/ctx.ts'
import { findByNumber } from '../../stock/catalogue/find-by-number.ts'
import { findByTitle } from '../../stock/catalogue/find-by-title.ts'
import { getOfferedBy } from '../../stock/showroom/door.ts'

/** A page of the dealership's site, as its script tells of it, or a listing elsewhere. */
export interface OpenedOn {
  url: string
  title: string
}

const OWN_PAGE = /\/vehicle\/([0-9A-HJKMNP-TV-Z]{26})(?:[/?#]|$)/
/** A VIN, or a stock number, which has a figure. */
const NUMBERS = /[A-Z\d][A-Z\d-]{3,16}/gi
const NUMBERS_MAX = 40

/**
 * The vehicle that a page is about: of its address on our site, else by a VIN or stock number in its address or title, else
 * by what its title calls it.
 */
export async function findVehicleOn(org: OrgId, { url, title }: OpenedOn): Promise<string | undefined> {
  const [, own] = OWN_PAGE.exec(url) ?? []
  if (own) return (await getOfferedBy(org, own).catch(() => undefined)) && own
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '')
  const numbers = [...`${path} ${title}`.matchAll(NUMBERS)].map(([found]) => found).filter((one) => /\d/.test(one))
  return (await findByNumber(org, numbers.slice(0, NUMBERS_MAX))) ?? findByTitle(org, title)
}
