import { foldText } from '#contract/fold-text.ts'
import type { FeedVehicle } from './feed-vehicle.ts'

const plain = (text: string) => foldText(text).replace(/[^a-z]/g, '')

const GONE =
  /^(?:sold|delivered|outofstock|wholesaled|deleted|removed|notavailable|unavailable|inactive|archived|deactivated|vendid[oa]|entregad[oa]|agotad[oa]|nodisponible|inactiv[oa]|archivad[oa])/
const RESERVED =
  /^(?:onhold|hold|held|pending|salepending|deal(?:pending|working)|deposit|reserved?|undercontract|enespera|apartad[oa]|reservad[oa]|separad[oa]|enganchad[oa]|ventapendiente|pendiente)/
const RECONDITIONED = /^(?:reconditioned|recon(?:ditioning)?(?:completed?|done|finished))$/

/**
 * The vehicle's availability: Dealer Center's IN RECON, INBOUND, SOLD, Meta's "out of stock"; somebody's are those on
 * hold, with a deposit or a sale pending; anything else is for sale.
 */
export function readAvailability(text: string): FeedVehicle['availability'] {
  const status = plain(text)
  if (GONE.test(status)) return 'sold'
  if (/^en(?:reparacion|preparacion|taller|acondicionamiento)/.test(status)) return 'recon'
  if (status.includes('recon')) return RECONDITIONED.test(status) ? 'available' : 'recon'
  if (/inbound|transit|onorder|incoming|encamino|porllegar/.test(status)) return 'inbound'
  return RESERVED.test(status) ? 'reserved' : 'available'
}

/** New, N, Used, U, CPO …; undefined for columns called "type" that hold something else. */
export function readCondition(text: string): FeedVehicle['condition'] {
  const condition = plain(text)
  if (/^(?:n|new|nuev[oa])$/.test(condition)) return 'new'
  return /^(?:u|used|cpo|usad[oa]|seminuev[oa]|.*preowned|certified.*|certifiedused)$/.test(condition)
    ? 'used'
    : undefined
}
