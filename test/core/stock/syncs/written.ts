import { table } from '../../../../functions/core/platform/table/client.ts'

interface Request {
  PutRequest?: { Item: { pk: string } }
  DeleteRequest?: { Key: { pk: string } }
}

let written: string[] = []

/** Records the partition of every item written or deleted in batches: vehicles, parts of catalogue and ledger. */
export function watchWrites() {
  table.getDocumentClient().middlewareStack.add(
    (next) => async (args) => {
      const { RequestItems = {} } = args.input as { RequestItems?: Record<string, Request[]> }
      for (const one of Object.values(RequestItems).flat())
        written.push(one.PutRequest?.Item.pk ?? one.DeleteRequest?.Key.pk ?? '')
      return next(args)
    },
    { step: 'initialize', name: 'watch-writes', override: true },
  )
}

/** Numbers of vehicle items and of parts that an operation wrote. */
export async function writtenBy(operation: () => Promise<unknown>) {
  written = []
  await operation()
  const vehicles = written.filter((pk) => pk.startsWith('VEHICLE#')).length
  const parts = written.filter((pk) => /#(CATALOGUE|LEDGER)$/.test(pk)).length
  return { vehicles, parts }
}
