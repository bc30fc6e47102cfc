import * as z from 'zod/mini'
import { Count, Flag, Id, MaybeText, Message, PerPage, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { prices } from './prices.ts'
import { ShownPrice, Vehicle, vehicle } from './vehicle.ts'
import { VEHICLE_FIELDS } from './vehicle-fields.ts'
import { VehicleChanges, VehicleInput } from './vehicle-input.ts'

export const SORTS = [
  'make_asc',
  'make_desc',
  'price_asc',
  'price_desc',
  'year_asc',
  'year_desc',
  'mileage_asc',
  'mileage_desc',
  'created_at_desc',
] as const
export type Sort = (typeof SORTS)[number]

/** An empty filter is ignored. */
const given = z.transform((text: unknown) => (text === '' ? undefined : text))
const Whole = z.optional(z.pipe(given, z.optional(z.coerce.number().check(z.int(), z.minimum(0)))))
const Dollars = z.optional(z.pipe(given, z.optional(z.coerce.number().check(z.minimum(0)))))

/** Search, filters and sort of the catalogue; the URL of /inventory uses the same names. */
export const CatalogueQuery = z.lazy(() =>
  z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
    per_page: z._default(PerPage, 20),
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    sort_by: z._default(z.enum(SORTS), 'created_at_desc'),
    make: z.optional(z.string().check(z.maxLength(VEHICLE_FIELDS.make.max))),
    year_min: Whole,
    year_max: Whole,
    price_min: Dollars,
    price_max: Dollars,
    mileage_max: Whole,
  }),
)
export type CatalogueQuery = z.output<typeof CatalogueQuery>

export const ListedVehicle = z.lazy(() => z.extend(vehicle(), { views: Count, calls: Count }))
export type ListedVehicle = z.infer<typeof ListedVehicle>

/** What a card or a line shows of a vehicle beside its title. */
const VehicleFacts = z.object({
  id: Text,
  picture: MaybeText,
  shown_price: z.nullable(ShownPrice),
  availability: Text,
})
export type VehicleFacts = z.infer<typeof VehicleFacts>
/** As many as DynamoDB reads at once. */
export const FACTS_MAX = 100

/** Enough for sixty pictures and a non-ASCII description, all escaped as JSON allows. */
const VEHICLE_BYTES = 512 * 1024

const reads = ['table:read', 'table:read-sealed', 'keys:csrf'] as const
const writes = ['table:read', 'table:read-sealed', 'table:write', 'keys:csrf'] as const
const one = z.object({ id: Id })

/** The catalogue (S1 §7), and the vehicles that are kept by hand while no integration is active. */
export const inventory = {
  ...prices,
  list: route({
    method: 'GET',
    path: '/api/inventory',
    access: 'member',
    uses: reads,
    query: CatalogueQuery,
    output: z.object({
      data: z.array(ListedVehicle),
      total: Count,
      currentPage: Count,
      perPage: Count,
      last_page: Count,
      /** All makes, to choose from. */
      makes: z.array(Text),
      /** Number of vehicles without search and filters. */
      in_stock: Count,
      message: z.optional(Text),
    }),
  }),
  get: route({
    method: 'GET',
    path: '/api/inventory/{id}',
    access: 'member',
    uses: reads,
    params: one,
    output: ListedVehicle,
  }),
  /** The short facts of vehicles by their ids, with commas between; unknown ones are left out. */
  facts: route({
    method: 'GET',
    path: '/api/inventory/facts',
    access: 'member',
    uses: reads,
    // Each no longer than an id is.
    query: z.object({
      ids: z.string().check(z.maxLength(8_000), z.regex(/^[^,]{0,200}(,[^,]{0,200})*$/, says('not_valid'))),
    }),
    output: z.object({ data: z.array(VehicleFacts) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/inventory',
    access: 'manager',
    right: 'inventory',
    uses: writes,
    body: VehicleInput,
    bodyBytes: VEHICLE_BYTES,
    output: Vehicle,
  }),
  update: route({
    method: 'PUT',
    path: '/api/inventory/{id}',
    access: 'manager',
    right: 'inventory',
    uses: writes,
    params: one,
    body: VehicleChanges,
    bodyBytes: VEHICLE_BYTES,
    output: Vehicle,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/inventory/{id}',
    access: 'manager',
    right: 'inventory',
    uses: writes,
    params: one,
    output: Message,
  }),
  dcidFilter: route({
    method: 'GET',
    path: '/api/inventory/dcid-filter',
    access: 'member',
    uses: reads,
    output: z.object({
      dcid_filter: MaybeText,
      is_active: Flag,
      /** The dealer codes in the feed, to choose from. */
      dealers: z.array(z.object({ code: Text, name: MaybeText, vehicles: Count })),
    }),
  }),
  setDcidFilter: route({
    method: 'POST',
    path: '/api/inventory/dcid-filter',
    access: 'manager',
    right: 'inventory',
    uses: writes,
    body: z.object({ dcid: z.nullable(z.string().check(z.maxLength(200))) }),
    output: z.extend(Message, { dcid_filter: MaybeText, is_active: Flag }),
  }),
}
