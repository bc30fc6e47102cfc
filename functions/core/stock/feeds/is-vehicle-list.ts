import { AppError } from '../../platform/errors.ts'
import { readBatches } from '../../platform/tabular/read-batches.ts'
import type { OpenFile } from '../../platform/tabular/unpack-file.ts'
import { checkHeader } from './check-header.ts'
import { VEHICLE_LIST } from './list-kind.ts'
import { mapHeader } from './map-header.ts'
import type { ReadFeedOptions } from './read-feed.ts'

/** True if a file begins like a vehicle list: with columns that identify the vehicle and describe it. */
export async function isVehicleList(
  open: OpenFile,
  mappingOf: Extract<ReadFeedOptions['mapping'], (...args: never) => unknown>,
): Promise<boolean> {
  try {
    for await (const { records } of readBatches(open, VEHICLE_LIST, () => {})) {
      const [header] = records
      if (header) return checkHeader(header, mapHeader(header, mappingOf(mapHeader(header).header_hash))) === undefined
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
  return false
}
