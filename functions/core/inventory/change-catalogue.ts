import { openCatalogue, openLedger } from '../catalogue/open-catalogue.ts'
import { openLot } from '../catalogue/open-lot.ts'
import type { CatalogueRow } from '../catalogue/pack-catalogue.ts'
import type { LedgerRow } from '../catalogue/pack-ledger.ts'
import { publishCatalogue } from '../catalogue/publish-catalogue.ts'
import type { Ctx } from '../ctx.ts'
import { AppError } from '../errors.ts'
import { isIntegrationActive } from '../integrations/is-integration-active.ts'
import { untilUnchanged } from '../table/conflicts.ts'

const READ_ONLY =
  'Products come from the integrated system: they cannot be added, edited or deleted while the integration is active.'

/** The whole catalogue is one thing to change, so more writers meet than at one conversation. */
const ATTEMPTS = 40

type Change = (
  rows: readonly CatalogueRow[],
  ledger: readonly LedgerRow[],
) => Promise<{ rows: readonly CatalogueRow[]; ledger: readonly LedgerRow[] }>

/**
 * Changes the catalogue by hand: `change` is asked again where somebody else was faster. Throws `conflict` while the
 * cars come from an integration, or a file is being brought in.
 */
export async function changeCatalogue({ org, now }: Ctx, change: Change): Promise<void> {
  if (await isIntegrationActive(org)) throw new AppError('conflict', READ_ONLY)
  await openLot(org, now)
  await untilUnchanged(async () => {
    const catalogue = await openCatalogue(org, true)
    if (!catalogue) return false
    const { lot, rows } = catalogue
    if (lot.run !== undefined && (lot.run_until ?? '') > now.toISOString())
      throw new AppError('conflict', 'A file is being brought in. Try again when it is done.')
    const ledger = [...(await openLedger(org, lot)).values()]
    return publishCatalogue(org, lot, now, await change(rows, ledger))
  }, ATTEMPTS)
}
