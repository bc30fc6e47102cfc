import * as z from 'zod/mini'
import { Count, Flag, Id, MaybeText, Message, PerPage, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { Vehicle, vehicle } from './vehicle.ts'

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

/** Characters of a make, a model, a colour: as many as of a file's, so that its cars can be changed by hand. */
export const WORDS_MAX = 100

/** A filter that is left empty asks for nothing. */
const given = z.transform((text: unknown) => (text === '' ? undefined : text))
const Whole = z.optional(z.pipe(given, z.optional(z.coerce.number().check(z.int(), z.minimum(0)))))
const Dollars = z.optional(z.pipe(given, z.optional(z.coerce.number().check(z.minimum(0)))))

/** How the catalogue is looked through; the address of /inventory holds the same names. */
export const CatalogueQuery = z.lazy(() =>
  z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
    per_page: z._default(PerPage, 20),
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    sort_by: z._default(z.enum(SORTS), 'created_at_desc'),
    make: z.optional(z.string().check(z.maxLength(WORDS_MAX))),
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

const maybe = (most: number) => z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(most))))
const maybeNumber = (most: number) => z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(most))))

/** Said of http too; our own address may be one (the local cloud's), which core knows. */
export const NEEDS_HTTPS = 'A picture needs an https address.'

/** Normal addresses are ASCII, so 60 of them and the description stay below half of the 400 kB that the table takes. */
const Picture = z.url({ normalize: true }).check(z.maxLength(2000), z.regex(/^https?:\/\//, NEEDS_HTTPS))

const vehicleFields = () =>
  z.object({
    vin: z.optional(
      z.nullable(
        z
          .string()
          .check(z.trim(), z.regex(/^$|^[A-HJ-NPR-Z0-9]{17}$/i, 'A VIN has 17 letters and digits, never I, O or Q.')),
      ),
    ),
    stockNumber: maybe(40),
    year: z.optional(z.nullable(z.int().check(z.minimum(1900), z.maximum(2100)))),
    make: z.string().check(z.trim(), z.minLength(1, 'Enter the make.'), z.maxLength(WORDS_MAX)),
    model: z.string().check(z.trim(), z.minLength(1, 'Enter the model.'), z.maxLength(WORDS_MAX)),
    trim: maybe(WORDS_MAX),
    price: maybeNumber(100_000_000),
    mileage: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10_000_000)))),
    color: maybe(WORDS_MAX),
    colorAlt: maybe(WORDS_MAX),
    transmission: maybe(WORDS_MAX),
    drivetrain: maybe(WORDS_MAX),
    description: maybe(20_000),
    images: z.optional(z.array(Picture).check(z.maxLength(60))),
  })

/** A car that is kept by hand. Made when the first is written: it would be a good part of the function's start. */
export const VehicleFields = z.lazy(vehicleFields)
export type VehicleFields = z.output<typeof VehicleFields>
/** What of it is changed: null takes a field's value away, a field that is left out stays as it is. */
export const VehicleChanges = z.lazy(() => z.partial(vehicleFields()))
export type VehicleChanges = z.output<typeof VehicleChanges>

/** Sixty pictures and a description of letters beyond ASCII, each escaped as JSON may. */
const VEHICLE_BYTES = 512 * 1024

const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const one = z.object({ id: Id })

/** The catalogue (S1 §7), and the cars that are kept by hand while no integration is active. */
export const inventory = {
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
      /** Every make there is, to choose from. */
      makes: z.array(Text),
      /** How many cars there are without search and filters. */
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
  create: route({
    method: 'POST',
    path: '/api/inventory',
    access: 'manager',
    uses: writes,
    body: VehicleFields,
    bodyBytes: VEHICLE_BYTES,
    output: Vehicle,
  }),
  update: route({
    method: 'PUT',
    path: '/api/inventory/{id}',
    access: 'manager',
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
      /** The dealer codes of the feed, to choose from. */
      dealers: z.array(z.object({ code: Text, name: MaybeText, vehicles: Count })),
    }),
  }),
  setDcidFilter: route({
    method: 'POST',
    path: '/api/inventory/dcid-filter',
    access: 'manager',
    uses: writes,
    body: z.object({ dcid: z.nullable(z.string().check(z.maxLength(200))) }),
    output: z.extend(Message, { dcid_filter: MaybeText, is_active: Flag }),
  }),
}
