import { expect, test } from 'vitest'
import { provenOrg } from '../../../../functions/core/platform/ctx.ts'
import type { LotItem } from '../../../../functions/core/stock/catalogue/entity.ts'
import { showsOtherVehicles } from '../../../../functions/core/stock/catalogue/shown-vehicles.ts'

const org = provenOrg('org')
const lot: LotItem = {
  org,
  dealer_id: 'dealer',
  version: 'first',
  catalogue_parts: 1,
  ledger_parts: 1,
  is_feed_hidden: false,
  dcid_filter: '1234567',
  dealers: [],
  by_hand: 0,
  without_code: 0,
  run: 'run',
  run_until: '2026-11-20T12:00:00.000Z',
}
const change = (before: LotItem | undefined, after: LotItem | undefined) => showsOtherVehicles({ before, after })

test.each<[string, Partial<LotItem>, boolean]>([
  ['another version of the catalogue', { version: 'second' }, true],
  ['a feed that is hidden', { is_feed_hidden: true }, true],
  ['another dealer code', { dcid_filter: '7654321' }, true],
  ['no dealer code', { dcid_filter: undefined }, true],
  ['a run’s sign of life', { run_until: '2026-11-20T12:00:20.000Z' }, false],
  ['a change by hand that begins', { editor: 'editor', editor_until: '2026-11-20T12:00:05.000Z' }, false],
  ['a run that begins to write', { writing: 'run' }, false],
])('with %s, %j, other vehicles are shown: %s', (_, own, isShown) => {
  expect(change(lot, { ...lot, ...own })).toBe(isShown)
  expect(change({ ...lot, ...own }, lot), 'and back').toBe(isShown)
})
