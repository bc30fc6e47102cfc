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
      const isRead = READS.test(name)
      if (isRead) {
        spent.reads++
        spent.readUnits += units
      } else {
        spent.writes++
        spent.writeUnits += units
      }
      return answer
    },
    // Several measures install it, one after the other.
    { step: 'initialize', name: 'capacity-meter', override: true },
  )
}

function none(): Spent {
  return { reads: 0, writes: 0, readUnits: 0, writeUnits: 0 }
}

/** The capacity consumed by one operation's table calls. */
export async function metered(operation: () => Promise<unknown>): Promise<Spent> {
  spent = none()
  await operation()
  const result = spent
  spent = none()
  return result
}
