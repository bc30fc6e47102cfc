import { string } from 'dynamodb-toolbox/schema/string'
import { earliestId, momentOf } from './ids.ts'

/** A time, to the millisecond: ISO 8601 in code; in the table, the ten characters that ids of that time begin with. */
export const moment = () =>
  string().transform({
    encode: (at: string) => earliestId(Date.parse(at)),
    decode: (beginning: string) => momentOf(beginning).toISOString(),
  })
