import type { InputItem } from 'dynamodb-toolbox/entity'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { UpdateItemCommand, type UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update'
import type { OrgId } from '../../platform/ctx.ts'
import { isWritten, onlyNew, retryOnContention } from '../../platform/table/conflicts.ts'
import { vehiclePut } from '../vehicles/door.ts'
import type { Vehicle } from '../vehicles/entity.ts'
import { DealerPage, Lot, type LotItem } from './entity.ts'

type LotChange = UpdateItemInput<typeof Lot>

type LotCondition = Condition<typeof Lot>

export const lotExists: LotCondition = { attr: 'dealer_id', exists: true }

/** Changes the lot if `condition` still holds; false if it does not, or there is no lot. */
export async function updateLot(change: LotChange, condition?: LotCondition): Promise<boolean> {
  const command = Lot.build(UpdateItemCommand)
    .item(change)
    .options({ condition: condition ? { and: [lotExists, condition] } : lotExists })
  // A transaction in progress, of a manual change or a new run, briefly blocks other writes to the lot.
  return retryOnContention(() => command.send())
}

/** The lot is this run's: an expired lease is over, whatever its worker still believes; by the machines' own clock. */
export const leasedTo = (run: string): LotCondition => ({
  and: [
    { attr: 'run', eq: run },
    { attr: 'run_until', gt: new Date().toISOString() },
  ],
})

/** The lot has not been taken since it was read, and the run that had it sent no heartbeat. */
export const leftAs = ({ run, run_until = '' }: Pick<LotItem, 'run' | 'run_until'>): LotCondition =>
  run === undefined
    ? { attr: 'run', exists: false }
    : {
        and: [
          { attr: 'run', eq: run },
          { attr: 'run_until', eq: run_until },
        ],
      }

/** Creates the lot and the mapping from the dealer's public id; false if there is one already. */
export async function addLot(org: OrgId, dealer_id: string): Promise<boolean> {
  try {
    await execute(
      Lot.build(PutTransaction).item({ org, dealer_id }).options(onlyNew),
      DealerPage.build(PutTransaction).item({ dealer_id, org }).options(onlyNew),
    )
    return true
  } catch (error) {
    if ((error as Error).name === 'TransactionCanceledException') return false
    throw error
  }
}

/** Changes the lot and puts these vehicles, all or nothing; false also if another writer interfered. */
export const updateLotWithVehicles = (
  change: LotChange,
  condition: LotCondition,
  vehicles: readonly InputItem<typeof Vehicle>[],
): Promise<boolean> =>
  isWritten(
    execute(
      Lot.build(UpdateTransaction)
        .item(change)
        .options({ condition: { and: [lotExists, condition] } }),
      ...vehicles.map(vehiclePut),
    ),
  )
