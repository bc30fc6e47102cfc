import { AsyncLocalStorage } from 'node:async_hooks'
import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb'
import { table } from '../../functions/core/platform/table/client.ts'

export interface Spent {
  reads: number
  writes: number
  readUnits: number
  writeUnits: number
}

const READS = /^(Get|Query|BatchGet|TransactGet)/
let spent: Spent = none()
let spentBy = new Map<string, Spent>()
const maker = new AsyncLocalStorage<string>()

/** Whatever this does counts under its name, too (`byMaker`). */
export const made = <T>(name: string, act: () => T): T => maker.run(name, act)

/** Has every table call of core report what it consumed, as the table itself counts it. */
export function installMeter() {
  table.getDocumentClient().middlewareStack.add(
    (next, context) => async (args) => {
      const answer = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'INDEXES' } })
      const name = context.commandName?.replace('Command', '') ?? ''
      const { ConsumedCapacity: reported } = answer.output as {
        ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[]
      }
      const units = [reported ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
      count(spent, READS.test(name), units)
      const by = maker.getStore() ?? ''
      const own = spentBy.get(by) ?? none()
      count(own, READS.test(name), units)
      spentBy.set(by, own)
      return answer
    },
    // Several measures install it, one after the other.
    { step: 'initialize', name: 'capacity-meter', override: true },
  )
}

function count(to: Spent, isRead: boolean, units: number) {
  to[isRead ? 'reads' : 'writes'] += 1
  to[isRead ? 'readUnits' : 'writeUnits'] += units
}

function none(): Spent {
  return { reads: 0, writes: 0, readUnits: 0, writeUnits: 0 }
}

/** The capacity consumed by one operation's table calls. */
export const metered = async (operation: () => Promise<unknown>): Promise<Spent> => (await byMaker(operation)).all

/** The same with what each maker took of it (`made`). */
export async function byMaker(operation: () => Promise<unknown>) {
  spent = none()
  spentBy = new Map()
  await operation()
  const result = { all: spent, by: spentBy }
  spent = none()
  spentBy = new Map()
  return result
}
