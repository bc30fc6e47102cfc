import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { binary } from 'dynamodb-toolbox/schema/binary'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** What a dealership's inventory is as a whole: which catalogue counts, who may see it, what is being done to it. */
export const Lot = new Entity({
  ...entityDefaults,
  name: 'lot',
  schema: item({
    org: string().key(),
    /** The dealer's public id, under which anyone may see the vehicles. */
    dealer_id: string(),
    /** Which parts of catalogue and ledger count; absent while there were never any vehicles. */
    version: string().optional(),
    catalogue_parts: number().default(0),
    ledger_parts: number().default(0),
    /** Set when the integration is disconnected: what came from feeds is kept and not shown. */
    is_feed_hidden: boolean().default(false),
    dcid_filter: string().optional(),
    /** Who the last file said its vehicles belong to; `vehicles` counts those in the catalogue. */
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
    /** How many vehicles of the catalogue are kept by hand, and how many are of none of the dealers. */
    by_hand: number().default(0),
    without_code: number().default(0),
    /** The run that may change the inventory, and until when it is believed to be alive (ISO 8601). */
    run: string().optional(),
    run_until: string().optional(),
    /** Whose change by hand is being made, and until when that is believed (ISO 8601). */
    editor: string().optional(),
    editor_until: string().optional(),
    /** The run that wrote vehicles: until a run is done they may say other than the ledger. */
    writing: string().optional(),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}`, sk: 'LOT' }),
})

/** Leads from a dealer's public id to its organization; whoever has the link may see what it leads to. */
export const DealerPage = new Entity({
  ...entityDefaults,
  name: 'dealer-page',
  schema: item({ dealer_id: string().key(), org: string() }),
  computeKey: ({ dealer_id }) => ({ pk: `DEALER#${dealer_id}`, sk: 'DEALER' }),
})

/**
 * A part of a version's catalogue (everything that vehicles are sorted, searched and filtered by) or of its ledger (what
 * every vehicle, sold ones too, was like when it was last brought in), packed.
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
