import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A dealership's number on WhatsApp, or on its way there. */
export const WhatsappSender = new Entity({
  ...entityDefaults,
  name: 'whatsapp-sender',
  schema: item({
    org: string().key(),
    phone_number: string(),
    /** The WhatsApp Business account at Meta, the number's id there, and the portfolio. */
    waba_id: string(),
    phone_number_id: string(),
    business_id: string().optional(),
    /** A hash of the sign-in's code: the same again is a repeat. */
    code_hash: string(),
    asked_at: string(),
    /** Twilio's; absent until it is known to have been made. */
    sid: string().optional(),
    status: string().optional(),
    reasons: list(map({ code: string(), said: string() })).default([]),
    /** The code of WhatsApp's that was handed over last. */
    code_tried: string().optional(),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}#WHATSAPP`, sk: 'SENDER' }),
})

/** The dealership whose number is on WhatsApp in this WhatsApp Business account. Meta gives the id, Twilio proves it. */
export const WhatsappLink = new Entity({
  ...entityDefaults,
  name: 'whatsapp-link',
  schema: item({ waba_id: string().key(), org: string() }),
  computeKey: ({ waba_id }) => ({ pk: `WABA#${waba_id}`, sk: 'LINK' }),
})

/** The dealership that used a sign-in's code, by the code's hash, and for which account. */
export const WhatsappCode = new Entity({
  ...entityDefaults,
  name: 'whatsapp-code',
  schema: item({
    code_hash: string().key(),
    org: string(),
    waba_id: string(),
    /** Epoch seconds after which Meta's code means nothing any more. */
    ttl: number(),
  }),
  computeKey: ({ code_hash }) => ({ pk: `SIGNUP#${code_hash}`, sk: 'CODE' }),
})

export type SenderItem = FormattedItem<typeof WhatsappSender>
