import { placeOfNumber } from '#contract/customers/area-codes.ts'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { fillText, fillValues, type KnownWords, unknownWordIn } from '#contract/messaging/fill-text.ts'
import { CAMPAIGN_WORDS } from '#contract/outreach/campaign-facts.ts'
import type { CampaignInput } from '#contract/outreach/campaigns.ts'
import { namesPrice } from '#contract/outreach/price-word.ts'
import { type LeftOut, reasonWithout } from '#contract/outreach/send-facts.ts'
import type { Refused } from '#contract/refusals.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { addressFor, isPhone } from '../../customers/contacts/reachable-addresses.ts'
import type { Given } from '../../messaging/messages/compose-content.ts'
import type { TemplateItem } from '../../messaging/templates/entity.ts'
import { derivedId } from '../../platform/table/ids.ts'
import type { CampaignItem } from './entity.ts'
import { markLinks } from './mark-links.ts'

/** A campaign's own facts from what a form says. */
export const fieldsOf = ({ audience, variants = [], ...input }: CampaignInput) => ({
  name: input.name,
  channel: input.channel,
  purpose: input.purpose,
  hold_out: input.hold_out,
  pace: input.pace,
  outside_hours: input.outside_hours,
  group_ids: audience.group_ids ?? [],
  query: audience.query ?? undefined,
  ...contentOf(input),
  subject: input.subject?.trim() || undefined,
  media_url: input.media_url || undefined,
  vehicle_id: input.vehicle_id || undefined,
  variants: variants.map(contentOf),
  starts_at: input.starts_at ? new Date(input.starts_at).toISOString() : undefined,
})

const contentOf = ({ template_id, variables, body }: Pick<CampaignInput, 'template_id' | 'variables' | 'body'>) => ({
  template_id: template_id || undefined,
  variables: variables ?? [],
  body: body?.trim() || undefined,
})

type Content = Pick<CampaignItem['variants'][number], 'body' | 'template_id' | 'variables'>
const filledIn = ({ body, template_id, variables }: Content) => (template_id ? variables : (body ?? []))

/** All texts in which words may be filled in. */
const textOf = (campaign: CampaignItem) =>
  [campaign.subject ?? '', ...[campaign, ...campaign.variants].flatMap(filledIn)].join(' ')

/** True if it says a vehicle's price. */
export const namesAnyPrice = (campaign: CampaignItem) => namesPrice([textOf(campaign)])

/** True if it fills in the dealership's own fields. */
export const namesFields = (campaign: CampaignItem) => unknownWordIn(textOf(campaign), CAMPAIGN_WORDS) !== undefined

/** Returns the problems that keep a campaign from starting, by field; empty if there are none. `own`: keys of the dealership's own fields. */
export function problemsOf(campaign: CampaignItem, own: readonly string[]): Record<string, Refused> {
  const { channel, group_ids, query, media_url, vehicle_id, variants, subject } = campaign
  const contents = [campaign, ...variants]
  const isFile = Boolean(media_url || vehicle_id)
  const word = unknownWordIn(textOf(campaign), [...CAMPAIGN_WORDS, ...own])
  return {
    ...(group_ids.length === 0 && !query && { audience: { key: 'campaign_no_audience' } }),
    ...(contents.some(({ body, template_id }) => !body && !template_id) && !isFile && { body: { key: 'required' } }),
    ...(CHANNELS[channel].hasSubject && !subject && { subject: { key: 'required' } }),
    ...(contents.some(({ template_id }) => template_id) &&
      !CHANNELS[channel].hasTemplates && { template_id: { key: 'campaign_no_templates' } }),
    ...(contents.some(({ body }) => (body ?? '').length > CHANNELS[channel].characters) && {
      body: { key: 'too_long', about: { limit: CHANNELS[channel].characters } },
    }),
    ...(word !== undefined && { body: { key: 'automation_word_unknown', about: { word } } }),
  } as Record<string, Refused>
}

const HUNDRED = 100
/** A number under 100 that always is the same for a contact in a campaign. */
const shareOf = (campaign: string, contact: string, what: string): number =>
  [...derivedId(what, campaign, contact)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % HUNDRED

export const isHeldOut = ({ id, hold_out }: CampaignItem, contact: string) =>
  shareOf(id, contact, 'hold out') < hold_out

/** Picks a contact's variant, the first being 0. */
export const variantFor = ({ id, variants }: CampaignItem, contact: string) =>
  shareOf(id, contact, 'variant') % (variants.length + 1)

export type Words = Record<(typeof CAMPAIGN_WORDS)[number], string> & KnownWords

/** The content for one recipient, or why there is none: a word without which it has no point. */
export function givenFor(
  campaign: CampaignItem,
  variant: number,
  words: Words,
  templates: ReadonlyMap<string, Pick<TemplateItem, 'language'>>,
): { content: Given } | { reason: LeftOut } {
  const { template_id, variables, body = '' } = campaign.variants[variant - 1] ?? campaign
  const { id: owner, name, channel, file, vehicle_id } = campaign
  const marked = (text: string) => {
    const linked = markLinks(text, name)
    return linked.length <= CHANNELS[channel].characters ? linked : text
  }
  if (template_id) {
    const { variables: filled, lacks } = fillValues(variables, words, templates.get(template_id)?.language ?? 'en')
    return lacks ? { reason: reasonWithout(lacks) } : { content: { template_id, variables: filled.map(marked) } }
  }
  const { text, lacks } = fillText(body, words)
  if (lacks) return { reason: reasonWithout(lacks) }
  const subject = CHANNELS[channel].hasSubject && fillText(campaign.subject ?? '', words).text
  return {
    content: {
      body: marked(text),
      ...(subject && { subject }),
      ...(vehicle_id && { vehicle_id }),
      ...(file && { copy_of: { owner, file } }),
    },
  }
}

/** WhatsApp delivers no marketing templates to numbers of the United States: https://developers.facebook.com/docs/whatsapp */
export function isRefusedTemplate(
  contact: ContactItem,
  channel: Channel,
  content: Given,
  templates: ReadonlyMap<string, TemplateItem>,
): boolean {
  const template = 'template_id' in content ? templates.get(content.template_id) : undefined
  const address = addressFor(contact, channel) ?? ''
  return template?.category === 'MARKETING' && isPhone(address) && placeOfNumber(address)?.state !== undefined
}

/** The same message for a contact, however often it is tried. */
export const markFor = (campaign: string, contact: string) => derivedId('campaign', campaign, contact)

/** Codes with which Twilio says that this sender can't send at all: https://www.twilio.com/docs/api/errors */
const SENDER_PROBLEMS = new Set(['20003', '30032', '30034', '63018', '63041', '63042'])
export const isSenderProblem = (code: string | undefined) => code !== undefined && SENDER_PROBLEMS.has(code)

/** Enough to judge by. */
const JUDGED_FROM = 50
const FILTERED = '30007'

/** Returns the reason to stop a campaign, judged by how it went since somebody last let it go on; undefined to go on. */
export function stopReasonOf(counts: Record<string, number>, before: Record<string, number> = {}) {
  const counted = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count - (before[name] ?? 0)]))
  const { sent = 0, delivered = 0, opted_out = 0 } = counted
  // Most come some time after the message.
  if ([...SENDER_PROBLEMS].some((code) => (counted[`code ${code}`] ?? 0) > 0)) return 'sender_problem' as const
  if (sent < JUDGED_FROM) return undefined
  if ((counted[`code ${FILTERED}`] ?? 0) > sent * 0.05) return 'filtered' as const
  if (delivered >= JUDGED_FROM && opted_out > delivered * 0.02) return 'many_opt_outs' as const
}

/** From so many on, the first part goes out alone, and the rest after a pause. */
const SAMPLED_FROM = 200
const SAMPLE_SHARE = 0.05
export const sampleOf = (planned: number) => (planned >= SAMPLED_FROM ? Math.ceil(planned * SAMPLE_SHARE) : undefined)
export const PAUSE_MINUTES = 30
