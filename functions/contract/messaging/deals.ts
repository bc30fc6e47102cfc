import * as z from 'zod/mini'
import { CONTACT_FIELDS } from '#contract/customers/contact-fields.ts'
import { Count, Id, MaybeText, Moment, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import {
  CONDITION_NAMES,
  INTEREST_WAYS,
  type InterestWay,
  LOST_REASON_NAMES,
  MOST_PHOTOS,
  MOST_VEHICLES,
  PAYMENT_NAMES,
} from './deal-facts.ts'
import { Mileage, Vin } from './trade-in-fields.ts'

const By = z.object({ id: Text, name: Text })
const DealVehicle = z.object({ id: Text, title: Text, stockNumber: MaybeText })

/** What a contact wants to buy, offers, and has bought, or why they have not. */
export const Deal = z.lazy(() =>
  z.object({
    /** Those that they asked about or a colleague added, the latest first. */
    vehicles: z.array(
      z.extend(DealVehicle, {
        at: Moment,
        from: z.enum(Object.keys(INTEREST_WAYS) as [InterestWay, ...InterestWay[]]),
        user: z.nullable(By),
      }),
    ),
    /** The contact's own, as in `contacts`. */
    looking_for: MaybeText,
    budget: MaybeText,
    time_frame: MaybeText,
    payment: z.nullable(z.enum(PAYMENT_NAMES)),
    trade_in: z.object({
      /** The contact's `trade_in`: year, make, and model, in words. */
      what: MaybeText,
      vin: MaybeText,
      /** Miles. */
      mileage: z.nullable(Count),
      condition: z.nullable(z.enum(CONDITION_NAMES)),
      photos: z.array(z.object({ id: Text, name: Text, url: Text, at: Moment })),
    }),
    /** `amount`: dollars. */
    sold: z.nullable(
      z.object({ vehicle: z.nullable(DealVehicle), amount: z.nullable(z.number()), at: Moment, user: By }),
    ),
    lost: z.nullable(z.object({ reason: z.enum(LOST_REASON_NAMES), words: Text, at: Moment, user: By })),
  }),
)
export type Deal = z.output<typeof Deal>

const text = (most: number) => z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(most))))
const Ids = z.array(Id).check(z.maxLength(MOST_VEHICLES))

const DealChanges = z.lazy(() =>
  z.object({
    add_vehicles: z.optional(Ids),
    remove_vehicles: z.optional(Ids),
    looking_for: text(CONTACT_FIELDS.looking_for.max),
    budget: text(CONTACT_FIELDS.budget.max),
    time_frame: text(CONTACT_FIELDS.time_frame.max),
    payment: z.optional(z.nullable(z.enum(PAYMENT_NAMES))),
    trade_in: z.optional(
      z.object({
        what: text(CONTACT_FIELDS.trade_in.max),
        vin: z.optional(z.nullable(Vin)),
        mileage: z.optional(z.nullable(Mileage)),
        condition: z.optional(z.nullable(z.enum(CONDITION_NAMES))),
        /** Addresses of the caller's uploads. */
        add_photos: z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(MOST_PHOTOS))),
        remove_photos: z.optional(z.array(Id).check(z.maxLength(MOST_PHOTOS))),
      }),
    ),
    /** Moves them to Sold; null takes it back, and moves nobody. */
    sold: z.optional(
      z.nullable(
        z.object({
          vehicle_id: z.optional(z.nullable(Id)),
          amount: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(100_000_000)))),
        }),
      ),
    ),
    /** Moves them to Lost; null takes it back. */
    lost: z.optional(
      z.nullable(
        z.object({
          reason: z.enum(LOST_REASON_NAMES),
          words: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
        }),
      ),
    ),
  }),
)
export type DealChanges = z.output<typeof DealChanges>

const one = z.object({ id: Id })

/** What a contact wants to buy. */
export const deals = {
  get: route({
    method: 'GET',
    path: '/api/contacts/{id}/deal',
    access: 'member',
    scope: 'read_contacts',
    uses: ['table:read', 'keys:csrf'],
    params: one,
    output: z.object({ deal: Deal }),
  }),
  update: route({
    method: 'PUT',
    path: '/api/contacts/{id}/deal',
    access: 'member',
    right: 'edit',
    scope: 'write_contacts',
    uses: ['table:read', 'table:write', 'media:read', 'media:write', 'media:remove', 'keys:csrf'],
    params: one,
    body: DealChanges,
    output: z.object({ deal: Deal }),
  }),
  /** A link where the customer tells of their trade-in and adds photos; it works for 60 days. */
  createLink: route({
    method: 'POST',
    path: '/api/contacts/{id}/deal/link',
    access: 'member',
    right: 'write',
    scope: 'send_messages',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    params: one,
    output: z.object({ url: z.url() }),
  }),
  photo: route({
    method: 'GET',
    path: '/api/contacts/{id}/deal/photos/{photoId}',
    access: 'member',
    uses: ['table:read', 'media:read', 'keys:csrf'],
    params: z.object({ id: Id, photoId: Id }),
    output: z.object({ location: z.url() }),
    answers: 'redirect',
  }),
}
