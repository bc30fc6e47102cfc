import { ALL_CHANNELS, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { fillTemplate } from '#contract/messaging/template-rules.ts'
import type { Campaign, CampaignForm } from '../../../data/campaigns.ts'
import { localOf, momentOf } from '../../../lib/wall-time.ts'

type AudienceKind = 'all' | 'groups' | 'stage' | 'label'

/** A campaign as its form has it. */
export interface FormValues {
  name: string
  channel: Channel
  purpose: 'marketing' | 'informational'
  audience: AudienceKind
  group_ids: string[]
  stage: string
  label: string
  template_id: string
  variables: string[]
  body: string
  /** Where the channel has one. */
  subject: string
  /** Addresses of what goes with a text; empty for none. */
  media_url: string
  vehicle_id: string
  variants: { body: string }[]
  starts_at: string
  pace: string
  hold_out: string
  outside_hours: 'wait' | 'drop'
}

const EMPTY: FormValues = {
  name: '',
  channel: ALL_CHANNELS[0],
  purpose: 'marketing',
  audience: 'all',
  group_ids: [],
  stage: '',
  label: '',
  template_id: '',
  variables: [],
  body: '',
  subject: '',
  media_url: '',
  vehicle_id: '',
  variants: [],
  starts_at: '',
  pace: '60',
  hold_out: '0',
  outside_hours: 'wait',
}

export function valuesOf(campaign: Campaign | undefined): FormValues {
  if (!campaign) return EMPTY
  const { audience, variants, starts_at, template_id, body, pace, hold_out } = campaign
  return {
    ...EMPTY,
    name: campaign.name,
    channel: campaign.channel,
    purpose: campaign.purpose,
    audience: kindOf(campaign),
    group_ids: audience.group_ids,
    stage: audience.query?.stage ?? '',
    label: audience.query?.label ?? '',
    template_id: template_id ?? '',
    variables: campaign.variables,
    body: body ?? '',
    subject: campaign.subject ?? '',
    media_url: campaign.media_url ?? '',
    vehicle_id: campaign.vehicle_id ?? '',
    variants: variants.map((one) => ({ body: one.body ?? '' })),
    starts_at: starts_at ? localOf(starts_at) : '',
    pace: String(pace),
    hold_out: String(hold_out),
    outside_hours: campaign.outside_hours,
  }
}

function kindOf({ audience: { group_ids, query } }: Pick<Campaign, 'audience'>): AudienceKind {
  if (group_ids.length > 0) return 'groups'
  if (query?.stage) return 'stage'
  return query?.label ? 'label' : 'all'
}

/** The call's body; what a kind of audience or message doesn't have is left out. */
export function bodyOf(values: FormValues, campaign?: Campaign): CampaignForm {
  const { name, channel, purpose, template_id, outside_hours } = values
  const isTemplate = CHANNELS[channel].hasTemplates && template_id !== ''
  return {
    name,
    channel,
    purpose,
    outside_hours,
    audience: audienceOf(values, campaign),
    ...(isTemplate
      ? { template_id, variables: values.variables }
      : {
          body: values.body,
          ...(CHANNELS[channel].hasSubject && { subject: values.subject }),
          variants: values.variants.map(({ body }) => ({ body })),
          media_url: values.media_url || null,
          vehicle_id: values.vehicle_id || null,
        }),
    starts_at: values.starts_at ? momentOf(values.starts_at) : null,
    pace: Number(values.pace),
    hold_out: Number(values.hold_out),
  }
}

/** Stands for a name or a text that isn't written yet: a count takes one. */
const UNWRITTEN = '…'

/** A form's body as far as counting needs it, also while name and text are missing; null while its audience is. */
export function countable({ name, body, ...others }: CampaignForm): CampaignForm | null {
  const { group_ids, query } = others.audience
  if (group_ids?.length === 0 || query?.stage === '' || query?.label === '') return null
  const variants = others.variants?.filter((one) => one.body?.trim())
  return {
    ...others,
    variants,
    name: name.trim() || UNWRITTEN,
    body: others.template_id ? undefined : body?.trim() || UNWRITTEN,
  }
}

/** Conditions that the form doesn't show, of a campaign made by a program, stay. */
function audienceOf({ audience, group_ids, stage, label }: FormValues, campaign?: Campaign): CampaignForm['audience'] {
  if (audience === 'groups') return { group_ids }
  const { stage: _stage, label: _label, ...others } = campaign?.audience.query ?? {}
  return { query: { ...others, ...(audience === 'stage' && { stage }), ...(audience === 'label' && { label }) } }
}

/** The channel that takes texts at any time. */
export const PLAIN_CHANNEL = ALL_CHANNELS.find((channel) => !CHANNELS[channel].hasTemplates) ?? ALL_CHANNELS[0]

/** The same message for the channel without templates, in the words of its own. */
export function asText(
  campaign: Campaign,
  name: string,
  templates: readonly { id: string; body: string }[],
): CampaignForm {
  const wordsOf = ({ body, template_id, variables }: Pick<Campaign, 'body' | 'template_id' | 'variables'>) =>
    body ?? fillTemplate(templates.find(({ id }) => id === template_id)?.body ?? '', variables)
  return {
    ...copyOf(campaign, name),
    channel: PLAIN_CHANNEL,
    template_id: null,
    variables: [],
    body: wordsOf(campaign),
    variants: campaign.variants.map((one) => ({ body: wordsOf(one) })),
  }
}

/** The same campaign as a draft of its own. */
export const copyOf = (campaign: Campaign, name: string): CampaignForm => ({
  name,
  channel: campaign.channel,
  purpose: campaign.purpose,
  audience: campaign.audience,
  template_id: campaign.template_id,
  variables: campaign.variables,
  body: campaign.body,
  subject: campaign.subject,
  media_url: campaign.media_url,
  vehicle_id: campaign.vehicle_id,
  variants: campaign.variants.map(({ body, ...one }) => ({ ...one, body: body ?? undefined })),
  hold_out: campaign.hold_out,
  pace: campaign.pace,
  outside_hours: campaign.outside_hours,
})
