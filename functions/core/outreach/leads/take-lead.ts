import { createHash } from 'node:crypto'
import { leadConsent } from '#contract/outreach/lead-facts.ts'
import type { LeadForm } from '#contract/outreach/leads.ts'
import { offerWords, optInWords } from '#contract/telephony/texting-words.ts'
import { say } from '#contract/words.ts'
import { limitLeads } from '../../people/attempts/limit-leads.ts'
import type { Guest, OrgId } from '../../platform/ctx.ts'
import { notFound, refusedFields } from '../../platform/errors.ts'
import { getOffered } from '../../stock/showroom/door.ts'
import { getDealer } from '../../stock/showroom/get-dealer.ts'
import { findTextingPage } from '../../telephony/registrations/door.ts'
import { ofTold } from './found-in.ts'
import { readAdf } from './read-adf.ts'
import { readForm } from './read-form.ts'
import { receiveLead } from './receive-lead.ts'
import { recordUnread } from './record-unread.ts'
import { findOrgOf } from './store.ts'

interface Posted {
  /** A dealership's own, or the public id of the vehicle, or the code of the page, that has the form. */
  token: string
  body?: LeadForm
  xml?: string
}

/** Takes a lead that another program or a visitor's browser posts. */
export async function takeLead(guest: Guest, { token, body, xml }: Posted) {
  const received = { received: true }
  // Nobody sees the field but robots.
  if (body?.website) return received
  const org = await findOrgOf(token, 'http')
  if (!org) {
    if (!body) throw notFound()
    return (await takeOptIn(guest, token, body)) ?? takeFromPage(guest, token, body)
  }
  await limitLeads(guest, org, 'program')
  const work = { ...guest, org }
  if (xml === undefined && body) {
    const isTaken = await receiveLead(work, idOf(guest, org, JSON.stringify(body)), readForm(body, 'form'))
    if (!isTaken) throw refusedFields({ phone: { key: 'number_wrong' } })
    return received
  }
  const told = readAdf(xml ?? '')
  const problem = told === undefined ? 'broken' : told.length === 0 ? 'no_lead' : undefined
  const came = { way: 'http' as const, text: xml ?? '' }
  if (!told || problem) {
    await recordUnread(work, { ...came, problem: problem ?? 'broken' })
    return received
  }
  for (const [i, lead] of told.entries())
    if (!(await receiveLead(work, idOf(guest, org, `${i} ${xml}`), lead)))
      await recordUnread(work, { ...came, problem: 'no_contact' }, ofTold(lead))
  return received
}

/** The form by which somebody agrees to texts; undefined if it is not of such a page. */
async function takeOptIn(guest: Guest, code: string, body: LeadForm) {
  const page = await findTextingPage(code)
  if (!page) return undefined
  const { org, dealership } = page
  await limitLeads(guest, org, 'visitor')
  const language = body.language ?? guest.language
  const consents = {
    informational: say(optInWords, language, { dealership }),
    ...(body.offers && { marketing: say(offerWords, language, { dealership }) }),
  }
  const told = { ...readForm({ ...body, vehicle: '', source: '' }, 'form'), consents }
  if (!(await receiveLead({ ...guest, org }, idOf(guest, org, JSON.stringify([code, body])), told)))
    throw refusedFields({ phone: { key: 'number_wrong' } })
  return { received: true }
}

/** The form of a vehicle's page; throws `not_found` for one that is not for sale. */
async function takeFromPage(guest: Guest, id: string, body: LeadForm) {
  const { vehicle, lot } = await getOffered(id)
  await limitLeads(guest, vehicle.org, 'visitor')
  const { dealer } = await getDealer(vehicle.org, lot, vehicle.dealer_code)
  const language = body.language ?? guest.language
  const told = {
    ...readForm({ ...body, vehicle: '', source: '' }, 'form'),
    consents: { informational: say(leadConsent, language, { dealer: dealer.name }) },
  }
  const work = { ...guest, org: vehicle.org }
  if (!(await receiveLead(work, idOf(guest, vehicle.org, JSON.stringify([id, body])), told, id)))
    throw refusedFields({ phone: { key: 'number_wrong' } })
  return { received: true }
}

/** The same document twice in a day is one lead: programs repeat what they got no answer to. */
const idOf = ({ now }: Guest, org: OrgId, text: string) =>
  createHash('sha256')
    .update(JSON.stringify([org, now.toISOString().slice(0, 10), text]))
    .digest('hex')
