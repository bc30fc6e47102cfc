import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { string } from 'dynamodb-toolbox/schema/string'
import {
  BUTTON_TYPES,
  HEADER_TYPES,
  TEMPLATE_CATEGORIES,
  TEMPLATE_LANGUAGES,
  TEMPLATE_STATUSES,
} from '#contract/telephony/template-facts.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

export const templatesOf = (org: string) => `O#${org}#TEMPLATES`

/** A WhatsApp template of a dealership; once submitted its content never changes. */
export const Template = new Entity({
  ...entityDefaults,
  name: 'template',
  schema: item({
    org: string().key(),
    id: string().key(),
    name: string(),
    friendly_name: string(),
    language: string().enum(...TEMPLATE_LANGUAGES),
    category: string().enum(...TEMPLATE_CATEGORIES),
    header_type: string().enum(...HEADER_TYPES),
    header_text: string().optional(),
    header_media_url: string().optional(),
    body: string(),
    footer: string().optional(),
    variables: list(string()),
    samples: list(string()),
    /** Twilio's names for the variables; by their numbers where it is absent. */
    keys: list(string()).optional(),
    buttons: list(
      map({
        type: string().enum(...BUTTON_TYPES),
        text: string(),
        url: string().optional(),
        phone_number: string().optional(),
      }),
    ),
    status: string().enum(...TEMPLATE_STATUSES),
    /** What it is at Twilio, and in which account; absent while its submission is on its way. */
    content_sid: string().optional(),
    account_sid: string().optional(),
    twilio_status: string().optional(),
    rejection_reason: string().optional(),
    synced_at: string().optional(),
    created_at: string(),
    updated_at: string(),
  }),
  computeKey: ({ org, id }) => ({ pk: templatesOf(org), sk: id }),
})

/** Says that a name is taken in a language: two who choose it at once don't both get it. */
export const TakenName = new Entity({
  ...entityDefaults,
  name: 'template-name',
  schema: item({ org: string().key(), name: string().key(), language: string().key() }),
  computeKey: ({ org, name, language }) => ({ pk: `${templatesOf(org)}#NAMES`, sk: `${name}#${language}` }),
})

export type TemplateItem = FormattedItem<typeof Template>
