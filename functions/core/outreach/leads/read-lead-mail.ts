import { createHash } from 'node:crypto'
import { LEAD_MAIL_BYTES } from '#contract/outreach/lead-facts.ts'
import { receiveMail } from '../../messaging/mails/receive-mail.ts'
import type { Verdicts } from '../../messaging/mails/standing-of.ts'
import { limitLeads } from '../../people/attempts/limit-leads.ts'
import { readMail } from '../../platform/aws/mail-files.ts'
import type { Guest, Work } from '../../platform/ctx.ts'
import { askAboutLead } from './ask-about-lead.ts'
import { type FoundLead, foundIn, ofTold } from './found-in.ts'
import type { LeadTold } from './lead-told.ts'
import { readPage } from './plain-words.ts'
import { isAdf, readAdf } from './read-adf.ts'
import { readFormMail } from './read-form-mail.ts'
import { readMime } from './read-mime.ts'
import { receiveLead } from './receive-lead.ts'
import { recordUnread } from './record-unread.ts'
import { findOrgOf } from './store.ts'

const TURN_CHARACTERS = 26

export interface ArrivedMail {
  /** Under which SES kept it. */
  id: string
  recipients: string[]
  verdicts: Verdicts
}

/**
 * Reads a mail that came to dealerships' addresses for leads, but of those where it is known already. What answers a mail of
 * ours, or is from somebody known, goes into their conversation. Safe to repeat.
 */
export async function readLeadMail(
  work: Pick<Guest, 'now' | 'requestId'>,
  { id, recipients, verdicts }: ArrivedMail,
  known: ReadonlySet<string>,
): Promise<void> {
  const tokens = recipients.map((address) => address.split('@')[0]?.toLowerCase() ?? '')
  const orgs = (await Promise.all(tokens.map((token) => findOrgOf(token, 'mail')))).filter((org) => org !== undefined)
  const own = new Set(orgs.filter((org) => !known.has(org)))
  if (own.size === 0) return
  const raw = await readMail(id, LEAD_MAIL_BYTES)
  for (const org of own) {
    await limitLeads({ address: '' }, org, 'program')
    await takeMail({ ...work, org }, { id, verdicts }, raw)
  }
}

async function takeMail(work: Work, { id, verdicts }: Pick<ArrivedMail, 'id' | 'verdicts'>, raw?: Uint8Array) {
  if (!raw) return recordUnread(work, { way: 'mail', text: '', problem: 'too_large' })
  const { from, replyTo, subject, texts } = readMime(raw)
  const lines = texts.map(({ text, isHtml }) => (isHtml ? readPage(text) : text))
  const came = { way: 'mail' as const, from, subject, text: shownOf(lines) }
  const adf = onceEach(texts.flatMap(({ text }) => readAdf(text) ?? []))
  if (adf.length === 0 && (await receiveMail(work, raw, { id, verdicts }))) return
  const form = lines
    .map((text) => readFormMail(text, senderOf(from), { subject, from, replyTo }))
    .find((lead) => lead !== undefined)
  const forms = adf.length > 0 || !form ? adf : [form]
  if (forms.length === 0) {
    const isBroken = texts.some(({ text }) => isAdf(text))
    const found = await askAboutLead(work.org, idOf(id, 0).slice(0, TURN_CHARACTERS), came.text)
    return recordUnread(
      work,
      { ...came, problem: isBroken ? 'broken' : 'no_lead' },
      found && { ...foundIn(came.text, from), ...onlySaid(found) },
    )
  }
  for (const [i, lead] of forms.entries())
    if (!(await receiveLead(work, idOf(id, i), lead)))
      await recordUnread(work, { ...came, problem: 'no_contact' }, ofTold(lead))
}

/** A page that says the same as the text before it is left out. */
const shownOf = ([first = '', ...others]: string[]) =>
  [first, ...others.filter((text) => text.length > 2 * first.length)].join('\n\n')

/** The same lead may stand in a mail's text and in its page. */
const onceEach = (leads: LeadTold[]) => {
  const keys = leads.map(({ name, phones, email, numbers, known }) =>
    JSON.stringify([name, phones, email, numbers, known]),
  )
  return leads.filter((_, i) => keys.indexOf(keys[i] ?? '') === i)
}

/** What the AI saw counts before what merely looks like it. */
const onlySaid = (found: FoundLead) => Object.fromEntries(Object.entries(found).filter(([, value]) => value))

const idOf = (mail: string, place: number) => createHash('sha256').update(`${mail} ${place}`).digest('hex')

/** Whose form it is: the name before the address, else its domain. */
const senderOf = (from = '') => /^[\s"]*([^\s"<@][^"<@]*)["<]/.exec(from)?.[1]?.trim() ?? /@([\w.-]+)/.exec(from)?.[1]
