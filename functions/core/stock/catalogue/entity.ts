import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { binary } from 'dynamodb-toolbox/schema/binary'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** The state of a dealership's inventory as a whole: the current catalogue, who may see it, and work in progress. */
export const Lot = new Entity({
  ...entityDefaults,
  name: 'lot',
  schema: item({
    org: string().key(),
    /** The dealer's public id, which lets anyone see the vehicles. */
    dealer_id: string(),
    /** The version of catalogue and ledger parts that counts; absent until there are any vehicles. */
    version: string().optional(),
    catalogue_parts: number().default(0),
    ledger_parts: number().default(0),
    /** Set when the integration is disconnected: vehicles from feeds are kept but not shown. */
    is_feed_hidden: boolean().default(false),
    dcid_filter: string().optional(),
    /** The dealers in the last file; `vehicles` counts those in the catalogue. */
    dealers: list(
      map({
        code: string(),
        name: string().optional(),
        phone: string().optional(),
        address: string().optional(),
        city: string().optional(),
        state: string().optional(),
        zip: string().optional(),
        vehicles: number(),
      }),
    ).default([]),
    /** The number of vehicles in the catalogue kept by hand, and of those that belong to none of the dealers. */
    by_hand: number().default(0),
    without_code: number().default(0),
    /** The run that may change the inventory, and the end of its lease (ISO 8601). */
    run: string().optional(),
    run_until: string().optional(),
    /** The manual change in progress, and the end of its lease (ISO 8601). */
    editor: string().optional(),
    editor_until: string().optional(),
    /** The run that is writing vehicles: until a run is done, they may differ from the ledger. */
    writing: string().optional(),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}`, sk: 'LOT' }),
})

/** Maps a dealer's public id to its organization; anyone with the link may see what it leads to. */
export const DealerPage = new Entity({
  ...entityDefaults,
  name: 'dealer-page',
  schema: item({ dealer_id: string().key(), org: string() }),
  computeKey: ({ dealer_id }) => ({ pk: `DEALER#${dealer_id}`, sk: 'DEALER' }),
})

/**
 * A part of a version's catalogue (everything vehicles are sorted, searched and filtered by) or of its ledger (every
 * vehicle, including sold ones, as of its last import), packed.
 */
export const Part = new Entity({
  ...entityDefaults,
  name: 'part',
  schema: item({
    org: string().key(),
    kind: string().enum('catalogue', 'ledger').key(),
    version: string().key(),
    part: number().key(),
    data: binary(),
  }),
  computeKey: ({ org, kind, version, part }) => ({
    pk: partsOf(org, kind),
    sk: `${versionOf(version)}${String(part).padStart(4, '0')}`,
  }),
})

export const partsOf = (org: string, kind: 'catalogue' | 'ledger') => `O#${org}#${kind.toUpperCase()}`
export const versionOf = (version: string) => `${version}#`

export type LotItem = FormattedItem<typeof Lot>
