import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { removeDealerCode, setDealerCode } from '../catalogue/door.ts'
import { getOrCreateLot } from '../catalogue/get-or-create-lot.ts'
import { isIntegrationActive } from '../integrations/door.ts'
import { readDealerCode } from './rules.ts'

/** Shows only vehicles with one dealer code (S1 §8; `conflict` if no integration is active), or, at any time, all. */
export async function updateDcidFilter(ctx: Ctx, { dcid }: { dcid: string | null }) {
  const { org, now } = ctx
  const asked = dcid?.trim()
  if (!asked) {
    await removeDealerCode(org)
    await recordAct(ctx, { action: 'dealer_filter_removed', about: 'dcid' })
    return { message: 'DCID filter removed. All vehicles will be shown.', dcid_filter: null, is_active: false }
  }
  const code = readDealerCode(asked, await getOrCreateLot(org, now))
  if (!(await isIntegrationActive(org)) || !(await setDealerCode(org, code)))
    throw new AppError('filter_needs_integration')
  await recordAct(ctx, { action: 'dealer_filter_changed', about: 'dcid', words: { dcid: code } })
  const message = `DCID filter set to "${code}". Only vehicles with this dealer code will be shown.`
  return { message, dcid_filter: code, is_active: true }
}
