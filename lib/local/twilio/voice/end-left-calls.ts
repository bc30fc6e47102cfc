import { rfc2822 } from '../dates.ts'
import type { Resource } from '../records.ts'
import type { Simulator } from '../simulator.ts'
import { isEnd } from './leg.ts'

/** No call outlives the simulator: calls left over from before have ended, without a callback. */
export function endLeftCalls({ store, now }: Simulator): void {
  for (const call of store.all('call')) {
    if (isEnd(String(call.status))) continue
    const status = call.status === 'in-progress' ? 'completed' : 'canceled'
    const seconds = status === 'completed' ? Math.round((now() - Date.parse(String(call.start_time))) / 1000) : 0
    const end = { status, end_time: rfc2822(now()), duration: String(seconds) }
    store.update('call', call.sid, end as Partial<Resource>)
  }
}
